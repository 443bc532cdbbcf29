/**
 * The worker behind the page. It calls when it is somebody's turn, keeps the parts of the page, and says so when the server is away.
 *
 * The page itself always comes from the server, so that no old program meets a new server. Its parts are kept: their names change with
 * what is in them. Calls are none of its business.
 */

import { awayPage, isPart, programOf, shows, turnIn, type Turn } from "./answers.ts";

// The types of the page know no worker; these are the few that are needed of one.
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetched extends Lasting {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface Tapped extends Lasting {
  readonly action: string;
  readonly notification: Notification;
}
interface Moved extends Lasting {
  readonly oldSubscription: PushSubscription | null;
  readonly newSubscription: PushSubscription | null;
}
interface PageClient {
  readonly url: string;
  readonly visibilityState: string;
  focus(): Promise<unknown>;
}
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  readonly navigator: Navigator;
  readonly clients: {
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<PageClient[]>;
    openWindow(url: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<E extends Lasting>(kind: string, work: (event: E) => void): void;
}
const scope = globalThis as unknown as Scope;

const KEPT = "tavolata-parts";
/** Under this name stands which program the kept parts belong to. */
const PROGRAM = "/program";
/** What a proxy says when there is no server behind it. */
const NOBODY = [502, 504];

scope.addEventListener("install", () => void scope.skipWaiting());
scope.addEventListener("activate", (event) => event.waitUntil(begin()));

async function begin(): Promise<void> {
  // The page is asked for while the worker wakes up.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

scope.addEventListener<Fetched>("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (isPart(new URL(request.url), scope.location.origin)) event.respondWith(part(request));
});

/** The page as the server has it now; where there is no server, a word about that. */
async function page(event: Fetched): Promise<Response> {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (NOBODY.includes(response.status)) return away();
    if (response.ok) event.waitUntil(tidy(response.clone()));
    return response;
  } catch {
    return away();
  }
}

function away(): Response {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  };
  return new Response(awayPage(scope.navigator.languages), { status: 503, headers });
}

/** Another program has come: what was kept of the one before is of no use any more. */
async function tidy(response: Response): Promise<void> {
  const program = programOf(await response.text());
  if (!program) return;
  const known = await (await caches.open(KEPT)).match(PROGRAM);
  if ((await known?.text()) === program) return;
  await caches.delete(KEPT);
  await (await caches.open(KEPT)).put(PROGRAM, new Response(program));
}

async function part(request: Request): Promise<Response> {
  const kept = await caches.open(KEPT);
  const known = await kept.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.status === 200) await kept.put(request, response.clone());
  return response;
}

// Called when it is one's turn

scope.addEventListener<Pushed>("push", (event) => {
  let data: unknown = null;
  try {
    data = event.data?.json();
  } catch {
    // No message of ours.
  }
  const turn = turnIn(data);
  if (turn) event.waitUntil(show(turn));
});

async function show(turn: Turn): Promise<void> {
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  // Whoever has the table before their eyes sees it there.
  if (pages.some((one) => one.visibilityState === "visible" && shows(one.url, turn.tables))) return;
  const options = {
    body: turn.body,
    lang: turn.language,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    // One at a time: the newest says it all.
    tag: "turn",
    renotify: true,
    data: turn,
    actions: [{ action: "stop", title: turn.stop }],
  };
  await scope.registration.showNotification(turn.title, options);
}

scope.addEventListener<Tapped>("notificationclick", (event) => {
  const turn = turnIn(event.notification.data);
  event.notification.close();
  if (turn) event.waitUntil(event.action === "stop" ? stop(turn) : open(turn));
});

async function stop(turn: Turn): Promise<void> {
  for (const token of turn.stops) await post("/api/nudges/answer", { token });
}

async function open(turn: Turn): Promise<void> {
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((one) => new URL(one.url).pathname === turn.url);
  await (there ? there.focus() : scope.clients.openWindow(turn.url));
}

/** The push service has another address for this browser: the server must know it, or nobody is called any more. */
scope.addEventListener<Moved>("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

async function renew(event: Moved): Promise<void> {
  const old = event.oldSubscription;
  if (!old) return;
  const key = old.options.applicationServerKey;
  const fresh = event.newSubscription ?? (await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const keys = fresh.toJSON().keys ?? {};
  await post("/api/nudges/renew", { old: old.endpoint, address: fresh.endpoint, p256dh: keys["p256dh"], auth: keys["auth"] });
}

async function post(path: string, body: unknown): Promise<void> {
  await fetch(path, {
    method: "POST",
    credentials: "same-origin",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}
