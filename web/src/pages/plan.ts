/** The table that a host is about to lay: its defaults, and where on the form a refusal belongs. */

import type { GameInfo, Language, NewTable, OptionInfo } from "../lib/wire.ts";

export const LONGEST_NAME = 24;
export const LONGEST_TABLE_NAME = 40;

/** What people are proposed. */
export function proposedOf(option: OptionInfo): string {
  return option.proposed ?? option.values[0]!;
}

/** Whom most people play with. */
export function usualBot(game: GameInfo): string {
  return game.usual_bot || (game.bots.at(-1) ?? "");
}

export function usualPlayers(game: GameInfo): number {
  return Math.min(game.max_players, Math.max(game.min_players, 4));
}

export function defaults(game: GameInfo, language: Language): Required<Omit<NewTable, "host" | "beat" | "daily" | "lesson" | "bot_pace">> {
  return {
    game: game.name,
    players: usualPlayers(game),
    name: "",
    options: Object.fromEntries(game.options.map((option) => [option.name, proposedOf(option)])),
    reactions: "quick",
    tempo: "live",
    language,
    turn_seconds: 0,
    absent_seconds: 300,
    fill: usualBot(game),
    brings: {},
    match: false,
    hints: "bots",
    like_me: false,
  };
}

export type Field = "players" | "name" | "look" | "fill" | "choices" | "options" | "deck" | "seat-deck" | "table" | "pace" | "form";

/** Which field a refusal of the server is about. */
export function fieldOf(key: string): Field {
  if (key.startsWith("error-players") || key === "error-alone") return "players";
  if (key.startsWith("error-deck") || key === "error-brings") return "deck";
  if (key === "error-few-cards" || key.startsWith("error-extra") || key === "error-first") return "choices";
  if (key.startsWith("error-option")) return "options";
  if (key.startsWith("error-table-name")) return "table";
  if (key.startsWith("error-name")) return "name";
  if (key.startsWith("error-look") || key.startsWith("error-colour") || key.startsWith("error-shape")) return "look";
  if (key.startsWith("error-bot")) return "fill";
  if (key === "error-reactions" || key.startsWith("error-tempo")) return "pace";
  return "form";
}
