// Which screen the address names. The server answers every such address with the same page.

export type Route =
  | { screen: "start" }
  | { screen: "table"; table: string }
  | { screen: "rules"; code: string }
  | { screen: "house-rules"; code: string }
  | { screen: "guide"; lesson: string }
  | { screen: "settings" }
  | { screen: "history"; table: string }
  | { screen: "verify"; table: string }
  | { screen: "nowhere" };

/** Return the screen of a path. */
export function routeOf(path: string): Route {
  const [first = "", ...rest] = path.replace(/^\/+|\/+$/g, "").split("/").map(decoded);
  const second = rest.join("/");
  switch (first) {
    case "":
      return { screen: "start" };
    case "t":
      return second ? { screen: "table", table: second } : { screen: "nowhere" };
    case "rules":
    case "house-rules":
      return { screen: first, code: second };
    case "guide":
      return { screen: "guide", lesson: second };
    case "settings":
      return second ? { screen: "nowhere" } : { screen: first };
    case "history":
    case "verify":
      return { screen: first, table: second };
    default:
      return { screen: "nowhere" };
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let path = $state(typeof location === "undefined" ? "/" : location.pathname);
const route = $derived(routeOf(path));

/** Return the screen to show. */
export function currentRoute(): Route {
  return route;
}

let moved = false;

/** Return whether one has gone from screen to screen since the page was loaded. */
export function hasMoved(): boolean {
  return moved;
}

/** Go to another screen. */
export function go(to: string, { replace = false } = {}): void {
  const url = new URL(to, location.href);
  history[replace ? "replaceState" : "pushState"](null, "", url);
  moved = true;
  path = url.pathname;
  window.scrollTo(0, 0);
}

/** Follow links within the page without loading it anew. Call once. */
export function followLinks(): void {
  window.addEventListener("popstate", () => {
    moved = true;
    path = location.pathname;
  });
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) return;
    if (link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return; // a place on this screen
    event.preventDefault();
    go(link.href);
  });
}
