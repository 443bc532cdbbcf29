/** Being called when it is one's turn: what this browser can do, and how it asks for it. */

import * as api from "../lib/api.ts";
import type { NudgeWay, NudgeWays, NudgeWish } from "../lib/wire.ts";
import { language } from "../lib/words.svelte.ts";

/** Why this browser cannot be called: no https; an iPhone where the page is not on the home screen; no such thing; forbidden. */
export type Obstacle = "" | "insecure" | "install" | "unsupported" | "denied";

/** The little that is asked of a browser. */
export interface Device {
  secure: boolean;
  agent: string;
  touches: number;
  installed: boolean;
  worker: boolean;
  push: boolean;
  permission: string;
}

export function thisDevice(): Device {
  return {
    secure: window.isSecureContext,
    agent: navigator.userAgent,
    touches: navigator.maxTouchPoints,
    installed: matchMedia("(display-mode: standalone)").matches || (navigator as { standalone?: boolean }).standalone === true,
    worker: "serviceWorker" in navigator,
    push: "PushManager" in window && "Notification" in window,
    permission: "Notification" in window ? Notification.permission : "default",
  };
}

export function obstacle(device: Device): Obstacle {
  if (!device.secure) return "insecure";
  // An iPad says that it is a Mac, but no Mac is touched with several fingers.
  const apple = /iPhone|iPad|iPod/.test(device.agent) || (/Macintosh/.test(device.agent) && device.touches > 1);
  if (apple && !device.installed) return "install";
  if (!device.worker || !device.push) return "unsupported";
  return device.permission === "denied" ? "denied" : "";
}

export interface Quiet {
  from: number;
  until: number;
}

/** At night nobody wants to be called; the same hour twice: always. */
export const NIGHT: Quiet = { from: 22, until: 8 };
export const NEVER: Quiet = { from: 0, until: 0 };

type Subscription = Pick<NudgeWish, "kind" | "address" | "p256dh" | "auth">;

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function same(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const known = new Uint8Array(one ?? new ArrayBuffer(0));
  return known.length === other.length && known.every((byte, at) => byte === other[at]);
}

/** Let the browser ask for leave, and subscribe to what this server sends. Throws if the person or the browser says no. */
export async function subscribe(key: string): Promise<Subscription> {
  const wanted = bytes(key);
  const { pushManager } = await navigator.serviceWorker.ready;
  let found = await pushManager.getSubscription();
  // That of another server, or of this one before its secret was exchanged.
  if (found && !same(found.options.applicationServerKey, wanted)) {
    await found.unsubscribe();
    found = null;
  }
  found ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
  const keys = found.toJSON().keys ?? {};
  return { kind: "push", address: found.endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
}

export function ask(table: string, seat: number, way: Pick<NudgeWish, "kind" | "address"> & Partial<NudgeWish>, quiet: Quiet): Promise<NudgeWays> {
  return api.json("POST", at(table), { ...way, seat, language: language(), quiet_from: quiet.from, quiet_until: quiet.until, zone: zone() });
}

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";

/** From now on these are the quiet hours of the seat, in whatever way it is called. */
export function keepQuiet(table: string, seat: number, quiet: Quiet): Promise<NudgeWays> {
  return api.json("PATCH", at(table), { seat, quiet_from: quiet.from, quiet_until: quiet.until, zone: zone() });
}

export const ways = (table: string): Promise<NudgeWays> => api.json("GET", at(table));
export const stop = (table: string, way: NudgeWay): Promise<NudgeWays> => api.json("DELETE", `${at(table)}/${way.id}`);

function at(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}/nudges`;
}
