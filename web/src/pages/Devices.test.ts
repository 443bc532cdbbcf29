import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Device, Place } from "../lib/wire.ts";
import Devices from "./Devices.svelte";
import { No, serve, type Asked } from "./testing.ts";

const NOW = Date.now() / 1000;
const HOUR = 3600;

function device(id: string, change: Partial<Device> = {}): Device {
  return { id, browser: "firefox", system: "linux", since: NOW - 50 * HOUR, used: NOW - 60, this: false, by_link: false, ...change };
}

const MINE = device("mine", { this: true });
const PHONE = device("phone", { browser: "chrome", system: "android", used: NOW - 3.5 * HOUR });
const PROGRAMS = device("link", { browser: "program", system: "", by_link: true });

function place(devices: Device[], change: Partial<Place> = {}): Place {
  return { seat: 1, link: "/t/tavolo#key", devices, ...change };
}

const PATH = "/api/tables/tavolo/devices";
const bodies = (asked: Asked[]) => asked.filter((one) => one.method === "POST").map((one) => one.body);

/** What is said after a tap; the links have a word of their own. */
const told = () => screen.getAllByRole("status").at(-1)!;

function show(props: Record<string, unknown> = {}) {
  render(Devices, { table: "tavolo", names: ["Ada", "Bruno"], ...props });
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("the devices that hold a seat", () => {
  it("are told in plain words: what they are, since when, when last used, and which one this is", async () => {
    serve({ [`GET ${PATH}`]: () => ({ places: [place([MINE, PHONE, PROGRAMS, device("x", { browser: "", system: "" })])] }) });
    show();
    const rows = within(await screen.findByRole("list", { name: "Dispositivi al posto di Bruno" })).getAllByRole("listitem");
    expect(rows.map((row) => row.querySelector("strong")?.textContent)).toEqual([
      "Firefox su Linux",
      "Chrome su Android",
      "Programmi che usano il link",
      "Un dispositivo",
    ]);
    expect(rows[0]!.textContent).toContain("questo dispositivo");
    expect(rows[0]!.textContent).toContain("nell’ultima ora");
    expect(rows[1]!.textContent).toContain("3 ore fa");
    expect(rows[1]!.textContent).not.toContain("questo dispositivo");
    // One does not send oneself away.
    expect(within(rows[0]!).queryByRole("button")).toBeNull();
    expect((screen.getByLabelText("Il link del posto di Bruno") as HTMLInputElement).value).toContain("/t/tavolo#key");
  });

  it("are sent away one by one, by a second tap", async () => {
    const onchange = vi.fn();
    const asked = serve({
      [`GET ${PATH}`]: () => ({ places: [place([MINE, PHONE])] }),
      [`POST ${PATH}`]: () => ({ places: [place([MINE], { link: "/t/tavolo#new" })] }),
    });
    show({ onchange });
    await fireEvent.click(await screen.findByRole("button", { name: "Allontana: Chrome su Android" }));
    // What it would do is said, and nothing is done yet.
    expect(told().textContent).toContain("non rientra col vecchio link");
    expect(bodies(asked)).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Allontanare davvero?" }));
    await waitFor(() => expect(screen.getByText("Nessun altro dispositivo ce l’ha.")).toBeTruthy());
    expect(bodies(asked)).toEqual([{ do: "away", seat: 1, device: "phone" }]);
    expect(told().textContent).toContain("Fatto");
    expect((screen.getByLabelText("Il link del posto di Bruno") as HTMLInputElement).value).toContain("#new");
    expect(onchange).toHaveBeenCalledOnce();
    // The button that had the focus is gone: what is said has it.
    await waitFor(() => expect(document.activeElement).toBe(told()));
  });

  it("are all sent away but this one, with a new link", async () => {
    const asked = serve({
      [`GET ${PATH}`]: () => ({ places: [place([MINE, PHONE])] }),
      [`POST ${PATH}`]: () => ({ places: [place([MINE])] }),
    });
    show();
    await fireEvent.click(await screen.findByRole("button", { name: "Nuovo link, fuori tutti gli altri" }));
    expect(told().textContent).toContain("Questo dispositivo resta");
    await fireEvent.click(screen.getByRole("button", { name: "Davvero fuori tutti gli altri?" }));
    await waitFor(() => expect(bodies(asked)).toEqual([{ do: "renew", seat: 1 }]));
    await waitFor(() => expect(screen.queryByText("Chrome su Android")).toBeNull());
  });

  it("are shown anew when somebody else was quicker", async () => {
    let there = [MINE, PHONE];
    serve({
      [`GET ${PATH}`]: () => ({ places: [place(there)] }),
      [`POST ${PATH}`]: () => {
        there = [MINE];
        return new No(404, "error-no-device");
      },
    });
    show();
    const button = await screen.findByRole("button", { name: "Allontana: Chrome su Android" });
    await fireEvent.click(button);
    await fireEvent.click(screen.getByRole("button", { name: "Allontanare davvero?" }));
    await waitFor(() => expect(screen.getByRole("alert")).toBeTruthy());
    await waitFor(() => expect(screen.queryByText("Chrome su Android")).toBeNull());
  });

  it("of the host are a list of their own", async () => {
    const asked = serve({
      [`GET ${PATH}`]: () => ({ places: [place([MINE, PHONE], { seat: null, link: "/t/tavolo#host" }), place([MINE])] }),
      [`POST ${PATH}`]: () => ({ places: [place([MINE], { seat: null }), place([MINE])] }),
    });
    show({ host: true });
    expect(await screen.findByRole("list", { name: "Dispositivi che ospitano" })).toBeTruthy();
    expect(screen.getAllByRole("list").length).toBe(1);
    await fireEvent.click(screen.getByRole("button", { name: "Nuovo link, fuori tutti gli altri" }));
    await fireEvent.click(screen.getByRole("button", { name: "Davvero fuori tutti gli altri?" }));
    await waitFor(() => expect(bodies(asked)).toEqual([{ do: "renew", seat: null }]));
    await waitFor(() => expect(told().textContent).toContain("il link per ospitare è nuovo"));
  });

  it("of two who share a phone are told apart by name", async () => {
    serve({ [`GET ${PATH}`]: () => ({ places: [place([MINE], { seat: 0 }), place([MINE])] }) });
    show();
    expect(await screen.findByRole("heading", { name: "Ada" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Bruno" })).toBeTruthy();
  });
});
