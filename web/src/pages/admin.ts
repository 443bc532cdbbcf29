/** What the server tells whoever runs it. */

import { done, json } from "../lib/api.ts";
import type { CardReason, Stage } from "../lib/wire.ts";

export interface AdminTable {
  id: string;
  name: string;
  game: string;
  stage: Stage;
  players: number;
  entries: number;
  created: number;
  updated: number;
  /** How many people have it open. */
  here: number;
}

export interface AdminPage {
  server: string;
  protocol: number;
  rules: Record<string, string>;
  /** In seconds. */
  uptime: number;
  connections: number;
  loaded: number;
  tables: AdminTable[];
  /** Whether there are older tables than these. */
  more: boolean;
  errors: { at: number; where: string; text: string }[];
  reports: { k: number; at: number; table: string; text: string; browser: string }[];
  /** Cards that players found wrong. */
  cards: { k: number; at: number; table: string; deck: string; card: string; title: string; reason: CardReason }[];
}

export const enterAdmin = (token: string): Promise<void> => done("POST", "/api/admin/enter", { token });

/** Log out: the cookie is worth nothing any more. */
export const leaveAdmin = (): Promise<void> => done("POST", "/api/admin/leave");

/** `after`: the moment of creation of the last table one has; 0: from the newest. */
export const adminPage = (query: string, after = 0): Promise<AdminPage> =>
  json("GET", `/api/admin?${new URLSearchParams({ q: query, after: after ? String(after) : "" })}`);

export const deleteTable = (table: string): Promise<void> => done("DELETE", `/api/admin/tables/${encodeURIComponent(table)}`);

export const tableFile = (table: string): string => `/api/admin/tables/${encodeURIComponent(table)}/file`;

export const deleteReport = (report: number): Promise<void> => done("DELETE", `/api/admin/reports/${report}`);

/** These reports and all older ones. */
export const deleteReports = (newest: number): Promise<void> => done("DELETE", `/api/admin/reports?upto=${newest}`);

export const deleteCardReports = (newest: number): Promise<void> => done("DELETE", `/api/admin/cards?upto=${newest}`);

export const deleteCardReport = (report: number): Promise<void> => done("DELETE", `/api/admin/cards/${report}`);

export const reportFile = (report: number): string => `/api/admin/reports/${report}`;
