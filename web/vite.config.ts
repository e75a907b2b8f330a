import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { notices } from "./build/notices.ts";
import { words } from "./build/words.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
const languages = fileURLToPath(new URL("../src/kibitz/language", import.meta.url));
const server = process.env["KIBITZ_SERVER"] ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [words(languages), svelte(), notices(here)],
  build: {
    target: "es2022",
    sourcemap: false,
    assetsInlineLimit: 0, // everything is a file of our own: the server's policy allows nothing inline
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 300,
  },
  server: { proxy: { "/api": { target: server, ws: true } } }, // `npm run dev` beside `kibitz serve`
  test: { environment: "node", include: ["src/**/*.test.ts"], testTimeout: 20_000 },
});
