import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live, type Socket } from "./live.svelte.ts";
import { state, table, update } from "./samples.ts";
import type { FromClient, FromServer } from "./wire.ts";

/** The server's end of a socket, in the test's hand. */
class Wire implements Socket {
  readyState = 0;
  heard: FromClient[] = [];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  send(text: string): void {
    this.heard.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.(null as never);
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }

  cut(): void {
    this.readyState = 3;
    this.onclose?.(null as never);
  }

  kinds(): string[] {
    return this.heard.map((message) => message.t);
  }
}

let wires: Wire[] = [];
let live: Live;

function last(): Wire {
  return wires.at(-1)!;
}

function begin(): Wire {
  live.open();
  last().open();
  last().say(state());
  return last();
}

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  live = new Live("t1", 0, {
    connect: () => {
      wires.push(new Wire());
      return last();
    },
    now: () => Date.now(),
    random: () => 0.5,
  });
});

afterEach(() => {
  live.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the socket", () => {
  it("says hello, and shows what comes", () => {
    const wire = begin();
    expect(wire.heard[0]).toEqual({ t: "hello", table: "t1", seat: 0, have: -1, protocol: 1 });
    expect(live.status).toBe("online");
    expect(live.info?.name).toBe("Il nostro tavolo");
    wire.say(update({ log: [{ v: 6, at: 1, events: [{ kind: "passed", rule: "IN-010", seat: 1 }], undone_to: null }] }));
    expect(live.v).toBe(6);
    expect(live.log).toHaveLength(1);
    wire.say({ t: "table", table: table({ name: "Altro" }) });
    wire.say({ t: "chat", line: { k: 1, seat: 1, at: 0, text: "ciao", phrase: "" } });
    wire.say({ t: "chat", line: { k: 1, seat: 1, at: 0, text: "ciao", phrase: "" } });
    expect(live.info?.name).toBe("Altro");
    expect(live.chat).toHaveLength(1);
  });

  it("asks for everything when an update is missing", () => {
    const wire = begin();
    wire.say(update({ since: 8, v: 9 }));
    expect(live.v).toBe(5);
    expect(wire.heard.at(-1)).toMatchObject({ t: "hello", have: -1 });
    wire.say(state({ v: 9 }));
    expect(live.v).toBe(9);
  });

  it("lets an old update pass that crossed with its hello", () => {
    const wire = begin();
    const before = wire.heard.length;
    wire.say(update({ since: 3, v: 4 }));
    expect(wire.heard).toHaveLength(before);
    expect(live.v).toBe(5);
  });

  it("measures the lag", () => {
    const wire = begin();
    const ping = wire.heard.find((message) => message.t === "ping") as { at: number };
    vi.advanceTimersByTime(40);
    wire.say({ t: "pong", at: ping.at });
    expect(live.lag).toBe(40);
  });
});

describe("another server process", () => {
  it("is gone to within 300 ms, and nobody sees it", () => {
    const wire = begin();
    wire.say({ t: "moving" });
    expect(wires).toHaveLength(1);
    wire.say(update({ since: 5, v: 6 }));
    expect(live.v).toBe(6);
    vi.advanceTimersByTime(150);
    expect(wires).toHaveLength(2);
    expect(live.status).toBe("online");
    last().open();
    expect(last().heard[0]).toMatchObject({ t: "hello", have: 6 });
    last().say(update({ since: 6, v: 7 }));
    expect(live.v).toBe(7);
  });

  it("is gone to also when the old one goes first", () => {
    const wire = begin();
    wire.say({ t: "moving" });
    wire.cut();
    expect(live.status).toBe("online");
    vi.advanceTimersByTime(150);
    expect(wires).toHaveLength(2);
    last().open();
    last().say(update({ since: 5, v: 5 }));
    expect(live.status).toBe("online");
  });

  it("hears what the old one has not acknowledged, but no chat twice", async () => {
    const wire = begin();
    wire.say({ t: "moving" });
    const answer = live.act(12, "pass");
    const said = live.say("ciao");
    const id = (wire.heard.find((message) => message.t === "act") as { id: string }).id;
    vi.advanceTimersByTime(150);
    expect(await said).toMatchObject({ t: "nak", key: "error-connection" });
    last().open();
    last().say(update({ since: 5, v: 5 }));
    expect(last().heard.filter((message) => message.t === "say")).toEqual([]);
    expect(last().heard.find((message) => message.t === "act")).toMatchObject({ id });
    last().say({ t: "ack", id, v: 6 });
    expect((await answer).t).toBe("ack");
  });

  it("that cannot be reached is tried again as ever", () => {
    const wire = begin();
    wire.say({ t: "moving" });
    vi.advanceTimersByTime(150);
    last().cut();
    expect(live.status).toBe("retrying");
    vi.advanceTimersByTime(500);
    expect(wires).toHaveLength(3);
  });
});

describe("answers", () => {
  it("settles each by its id", async () => {
    const wire = begin();
    const good = live.act(12, "pass");
    const bad = live.act(12, "swap A B");
    const [first, second] = wire.heard.filter((message) => message.t === "act") as { id: string; on: number }[];
    expect(first!.on).toBe(5);
    wire.say({ t: "nak", id: second!.id, key: "error-not-offered", details: {}, rule: "IN-014", text: "" });
    wire.say({ t: "ack", id: first!.id, v: 6 });
    expect((await good).t).toBe("ack");
    expect(await bad).toMatchObject({ t: "nak", rule: "IN-014" });
    expect(live.sending).toBe(0);
  });

  it("says an unacknowledged answer again, under the same id, once it is back", async () => {
    const wire = begin();
    const answer = live.act(12, "pass");
    const id = (wire.heard.at(-1) as { id: string }).id;
    wire.cut();
    expect(live.status).toBe("retrying");
    vi.advanceTimersByTime(500);
    expect(wires).toHaveLength(2);
    last().open();
    expect(last().heard[0]).toMatchObject({ t: "hello", have: 5 });
    last().say(update({ since: 5, v: 5 }));
    expect(last().heard[1]).toMatchObject({ t: "act", id });
    last().say({ t: "ack", id, v: 6 });
    expect((await answer).t).toBe("ack");
    expect(live.status).toBe("online");
  });

  it("does not repeat what would be heard twice", async () => {
    const wire = begin();
    const said = live.say("ciao");
    wire.cut();
    expect(await said).toMatchObject({ t: "nak", key: "error-connection" });
  });

  it("tells of a refusal nobody waits for", () => {
    const wire = begin();
    const refused = vi.fn();
    live.onrefused = refused;
    wire.say({ t: "nak", id: "held", key: "error-table-changed", details: {}, rule: "", text: "" });
    expect(refused).toHaveBeenCalledOnce();
  });
});

describe("lost and found", () => {
  it("tries again, later each time, but never much later while somebody looks", () => {
    begin().cut();
    const waits: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      const from = Date.now();
      const count = wires.length;
      while (wires.length === count) vi.advanceTimersByTime(25);
      waits.push(Date.now() - from);
      last().cut();
    }
    expect(waits).toEqual([375, 750, 1500, 2250, 2250, 2250, 2250]);
  });

  it("gives up a socket that has fallen silent", () => {
    begin();
    last().say({ t: "pong", at: Date.now() });
    vi.advanceTimersByTime(15_000);
    expect(last().heard.at(-1)!.t).toBe("ping");
    vi.advanceTimersByTime(9_000);
    expect(wires.length).toBeGreaterThan(1);
  });

  it("says hello when the page wakes up or the network comes back", () => {
    const wire = begin();
    for (const [target, kind] of [
      [document, "visibilitychange"],
      [window, "pageshow"],
      [window, "online"],
    ] as const) {
      target.dispatchEvent(new Event(kind));
      expect(wire.heard.at(-1)).toMatchObject({ t: "hello", have: 5 });
    }
  });

  it.each([
    [0, false, "error-no-link", "gone-seat"],
    [0, true, "error-not-your-seat", "gone-seat"],
    [null, true, "error-no-link", "gone-host"],
    [null, false, "error-no-link", "error-no-link"],
    [0, false, "error-no-table", "gone-table"],
  ] as const)("leaves when it slept while its place was lost: seat %s, host %s, %s", (seat, host, key, told) => {
    const wire = begin();
    live.seat = seat;
    live.host = host;
    wire.cut();
    vi.advanceTimersByTime(1000);
    last().open();
    last().say({ t: "nak", id: "", key, details: {}, rule: "", text: "" });
    expect(live.status).toBe("gone");
    expect(live.goneKey).toBe(told);
    // Nobody goes on trying.
    const tried = wires.length;
    vi.advanceTimersByTime(60_000);
    expect(wires.length).toBe(tried);
  });

  it("says hello again on the same socket when too many did at once", () => {
    const wire = begin();
    wire.cut();
    vi.advanceTimersByTime(1000);
    const again = last();
    again.open();
    const hellos = (): number => again.kinds().filter((kind) => kind === "hello").length;
    for (const times of [1, 2, 3]) {
      expect(hellos()).toBe(times);
      again.say({ t: "nak", id: "", key: "error-too-fast", details: {}, rule: "", text: "" });
      vi.advanceTimersByTime(200);
      expect(hellos()).toBe(times);
      vi.advanceTimersByTime(3000);
    }
    expect(last()).toBe(again);
    again.say(state());
    expect(live.status).toBe("online");
  });

  it("leaves when its place is gone", async () => {
    begin().say({ t: "gone", key: "gone-deleted" });
    expect(live.status).toBe("gone");
    expect(live.goneKey).toBe("gone-deleted");
    expect(await live.act(1, "pass")).toMatchObject({ t: "nak" });
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });
});

describe("where sockets are blocked", () => {
  it("plays over plain HTTP after two failures before the first success", async () => {
    const calls: string[] = [];
    let version = 5;
    const waiting: ((response: Response) => void)[] = [];
    const answered = (body: unknown): Response => new Response(JSON.stringify(body), { status: 200 });
    vi.stubGlobal("fetch", (path: string, request: RequestInit) => {
      calls.push(`${request.method} ${path}`);
      if (path.endsWith("/hello")) return Promise.resolve(answered(state({ v: version })));
      if (path.includes("/send")) {
        const { id } = JSON.parse(String(request.body)) as { id: string };
        return Promise.resolve(answered({ t: "ack", id, v: 6 }));
      }
      return new Promise<Response>((resolve) => waiting.push(resolve));
    });
    live.open();
    last().cut();
    vi.advanceTimersByTime(500);
    last().cut();
    await vi.waitFor(() => expect(live.status).toBe("polling"));
    expect(live.v).toBe(5);
    await vi.waitFor(() => expect(calls).toContain("GET /api/tables/t1/wait?seat=0&have=5"));
    expect((await live.act(12, "pass")).t).toBe("ack");
    version = 6;
    waiting[0]!(answered(update()));
    await vi.waitFor(() => expect(live.v).toBe(6));
  });
});
