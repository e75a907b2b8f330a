import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/faces.css";

import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./router.svelte";

const target = document.getElementById("page");
if (target === null) throw new Error("index.html has no #page");
followLinks();
mount(App, { target });
