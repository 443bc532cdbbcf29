/** The sign in the browser's tab that it is my turn: a mark before the title, and another icon. */

import { say } from "./words.svelte.ts";

export function showInTab(name: string, mine: boolean): void {
  const title = name ? `${name} · Tavolata` : "Tavolata";
  document.title = mine ? say("tab-my-turn", { title }) : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = mine ? "/icon-turn.svg" : "/icon.svg";
  // Some browsers look at a new element only, not at a changed address.
  if (icon && icon.getAttribute("href") !== wanted) {
    const next = icon.cloneNode() as HTMLLinkElement;
    next.setAttribute("href", wanted);
    icon.replaceWith(next);
  }
}
