import { expect, it } from "vitest";
import { routeOf } from "./router.svelte";

it("finds the screen of an address, with a stroke at its end or without", () => {
  for (const [path, screen] of [["/", "start"], ["/t/abc", "table"], ["/rules/", "rules"], ["/settings/", "settings"], ["/guide/rook/1", "guide"]]) {
    expect(routeOf(path!).screen).toBe(screen);
  }
  expect(routeOf("/t/a%20b/")).toEqual({ screen: "table", table: "a b" });
  expect(routeOf("/house-rules/crowsnest~target.500")).toEqual({ screen: "house-rules", code: "crowsnest~target.500" });
});

it("leads nowhere from an address that names no screen", () => {
  for (const path of ["/nope", "/t", "/t/", "/settings/more", "/%"]) expect(routeOf(path).screen).toBe("nowhere");
});
