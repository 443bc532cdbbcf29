/** The way of a television to a table: a spectator's chair, and the invitation that it shows to the room. */

import * as api from "../lib/api.ts";
import type { Entered, Links } from "../lib/wire.ts";

const tokenOf = (path: string): string => path.split("#")[1] ?? "";

/** The address for another television: what it needs stands after the #, which no server sees. */
export function tvPath(table: string, links: Links): string {
  return `/tv/${table}#${[links.spectator, links.invite].map(tokenOf).filter(Boolean).join(".")}`;
}

/** Enter by such an address; without tokens as whoever this browser is already. */
export async function enterTv(table: string, fragment: string): Promise<Entered> {
  const [watch, invite] = fragment.split(".");
  if (!watch) return api.entered(table);
  const entered = await api.enter(table, watch);
  // The invitation may have been renewed since: then there is no code to show, and the table is there all the same.
  if (invite) await api.enter(table, invite).catch(() => {});
  return entered;
}
