/** Where the reader is. The pages of people have plain paths; everything else is the server's. */

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "table"; table: string }
  | { page: "replay"; table: string }
  | { page: "tv"; table: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "learn"; game: string }
  | { page: "glossary"; game: string }
  | { page: "decks"; game: string }
  | { page: "deck"; game: string; deck: string }
  | { page: "cards"; game: string }
  | { page: "nudges" }
  | { page: "admin" }
  | { page: "lab" }
  | { page: "kept" }
  | { page: "nowhere" };

export function routeOf(path: string): Route {
  const [first = "", second = "", third = "", ...more] = path.split("/").filter(Boolean).map(decode);
  if (more.length) return { page: "nowhere" };
  if (!first) return { page: "lobby" };
  if (first === "new" && second && !third) return { page: "new", game: second };
  if (first === "t" && second && !third) return { page: "table", table: second };
  if (first === "t" && second && third === "replay") return { page: "replay", table: second };
  if (first === "tv" && second && !third) return { page: "tv", table: second };
  if (first === "rules" && second) return { page: "rules", game: second, rule: third };
  if (first === "learn" && second && !third) return { page: "learn", game: second };
  if (first === "glossary" && second && !third) return { page: "glossary", game: second };
  if (first === "decks" && second) return third ? { page: "deck", game: second, deck: third } : { page: "decks", game: second };
  if (first === "cards" && second && !third) return { page: "cards", game: second };
  if (first === "kept" && !second) return { page: "kept" };
  if (first === "nudges" && !second) return { page: "nudges" };
  if (first === "admin" && !second) return { page: "admin" };
  // A report that cannot be shown leads here, too.
  if (first === "lab" && !third) return { page: "lab" };
  return { page: "nowhere" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  path = $state(location.pathname);
  /** Without the "#". Holds secrets of links: read it once and call `forget`. */
  fragment = $state(location.hash.slice(1));
  route: Route = $derived(routeOf(this.path));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  #read(): void {
    this.path = location.pathname;
    this.fragment = location.hash.slice(1);
  }

  /** Go to another page, with an entry in the browser's history. */
  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  /** Another address for the page one is on, without an entry in the history. */
  replace(address: string): void {
    history.replaceState(history.state, "", address);
    this.#read();
  }

  /** Take the fragment out of the address bar, so that a secret link is not seen or shared by accident. */
  forget(): void {
    this.replace(location.pathname + location.search);
  }
}

export const router = new Router();

/** For `<a use:link href=...>`: follow the link without loading the page anew. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  const follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (node.target || node.origin !== location.origin) return;
    event.preventDefault();
    router.go(node.pathname + node.search + node.hash);
  };
  node.addEventListener("click", follow);
  return { destroy: () => node.removeEventListener("click", follow) };
}
