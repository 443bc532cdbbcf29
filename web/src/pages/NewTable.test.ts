import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prefs } from "../lib/prefs.svelte.ts";
import type { NewTable as Wish } from "../lib/wire.ts";
import NewTable from "./NewTable.svelte";
import { GAMES, INDY, ISOLA, No, serve, table, TALISMAN, TIMELINE, type Asked } from "./testing.ts";

const CREATED = { table: table(), seats: [], invite: "", spectator: "", token: "" };

function laid(asked: Asked[]): Wish {
  return asked.find((one) => one.method === "POST" && one.path === "/api/tables")!.body as Wish;
}

async function page(game = "indy"): Promise<void> {
  render(NewTable, { game });
  await screen.findByRole("heading", { level: 1 });
}

beforeEach(() => {
  localStorage.clear();
  prefs.name = "";
  history.replaceState(null, "", "/new/indy?with=friends");
});
afterEach(() => vi.unstubAllGlobals());

describe("a new table", () => {
  it("offers one game or a match of two where there is such a match", async () => {
    const asked = serve({ "GET /api/games": () => ({ ...GAMES, games: [ISOLA] }), "POST /api/tables": () => CREATED });
    await page("isola");
    expect((screen.getByLabelText("Una partita") as HTMLInputElement).checked).toBe(true);
    await fireEvent.click(screen.getByLabelText("Andata e ritorno"));
    expect(screen.getByText(/^Due partite con gli stessi mazzi/)).toBeTruthy();
    await fireEvent.input(screen.getByLabelText("Il tuo nome"), { target: { value: "Ada" } });
    await fireEvent.click(screen.getByRole("button", { name: "Apri il tavolo" }));
    await waitFor(() => expect(location.pathname).toBe("/t/tavolo"));
    expect(laid(asked)).toMatchObject({ game: "isola", players: 2, match: true });
  });

  it("says the defaults in a sentence and lays the table with them", async () => {
    const asked = serve({ "GET /api/games": () => GAMES, "POST /api/tables": () => CREATED });
    await page();
    expect(screen.getByText("Dal vivo, reazioni rapide, senza limiti di tempo.")).toBeTruthy();
    expect(screen.getByText("Dove il regolamento tace valgono le scelte di serie.")).toBeTruthy();
    await fireEvent.input(screen.getByLabelText("Il tuo nome"), { target: { value: " Ada " } });
    await fireEvent.click(screen.getByRole("button", { name: "Apri il tavolo" }));
    await waitFor(() => expect(location.pathname).toBe("/t/tavolo"));
    expect(laid(asked)).toMatchObject({
      game: "indy",
      players: 4,
      fill: "greedy",
      tempo: "live",
      options: { "plucked-exchange": "yes", settlement: "losers-first" },
      host: { name: "Ada", colour: "red", shape: "circle" },
    });
  });

  it("wants a name, says so beside the field and asks the server nothing", async () => {
    const asked = serve({ "GET /api/games": () => GAMES });
    await page();
    await fireEvent.input(screen.getByLabelText("Il tuo nome"), { target: { value: "  " } });
    await fireEvent.click(screen.getByRole("button", { name: "Apri il tavolo" }));
    const field = screen.getByLabelText("Il tuo nome");
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    const about = document.getElementById(field.getAttribute("aria-describedby")!)!;
    expect(about.textContent).toContain("Scrivi un nome");
    expect(document.activeElement).toBe(field);
    expect(asked.every((one) => one.method === "GET")).toBe(true);
    await fireEvent.input(field, { target: { value: "Ada" } });
    expect(field.getAttribute("aria-invalid")).toBeNull();
  });

  it("sends what was decided, and names it in the sentence", async () => {
    const asked = serve({ "GET /api/games": () => GAMES, "POST /api/tables": () => CREATED });
    await page();
    await fireEvent.input(screen.getByLabelText("Il tuo nome"), { target: { value: "Ada" } });
    await fireEvent.click(screen.getByLabelText("2"));
    await fireEvent.change(screen.getByLabelText("Chi siede nei posti vuoti?"), { target: { value: "" } });
    await fireEvent.click(screen.getByLabelText(/Prima prende il team migliore/));
    await fireEvent.click(screen.getByLabelText(/A distanza di giorni/));
    await fireEvent.click(screen.getByLabelText(/Rigorose/));
    expect(screen.getByText("Una scelta diversa da quelle di serie: Ordine dei conti.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Apri il tavolo" }));
    await waitFor(() => expect(location.pathname).toBe("/t/tavolo"));
    expect(laid(asked)).toMatchObject({
      players: 2,
      fill: "",
      tempo: "days",
      reactions: "strict",
      options: { settlement: "winner-first", "plucked-exchange": "yes" },
    });
  });

  it("shows a refusal of the server where it belongs", async () => {
    serve({
      "GET /api/games": () => GAMES,
      "POST /api/tables": () => new No(400, "error-players", { least: 2, most: 6, players: 4 }),
    });
    await page();
    await fireEvent.input(screen.getByLabelText("Il tuo nome"), { target: { value: "Ada" } });
    await fireEvent.click(screen.getByRole("button", { name: "Apri il tavolo" }));
    const group = screen.getByRole("group", { name: "In quanti giocate, bot compresi?" }).parentElement!;
    await waitFor(() => expect(within(group).getByText(/da 2 a 6 persone/)).toBeTruthy());
    expect(location.pathname).toBe("/new/indy");
  });

  const playing = {
    "GET /api/games": () => GAMES,
    "POST /api/tables": () => CREATED,
    "POST /api/tables/tavolo/start": () => ({}),
  };

  it("begins at once against the bots with one tap, even without a name", async () => {
    history.replaceState(null, "", "/new/indy");
    const asked = serve(playing);
    await page();
    await fireEvent.click(screen.getByRole("button", { name: "Gioca subito" }));
    await waitFor(() => expect(location.pathname).toBe("/t/tavolo"));
    expect(laid(asked)).toMatchObject({ players: 4, fill: INDY.bots.at(-1), host: { name: "Ospite" } });
    expect(asked.at(-1)?.path).toBe("/api/tables/tavolo/start");
  });

  it("begins against the bots with what was chosen", async () => {
    history.replaceState(null, "", "/new/indy");
    const asked = serve(playing);
    await page();
    await fireEvent.click(screen.getByLabelText("2"));
    await fireEvent.change(screen.getByLabelText("Quanto sono bravi i bot?"), { target: { value: "random" } });
    await fireEvent.click(screen.getByLabelText(/Prima prende il team migliore/));
    await fireEvent.click(screen.getByRole("button", { name: "Gioca subito" }));
    await waitFor(() => expect(location.pathname).toBe("/t/tavolo"));
    expect(laid(asked)).toMatchObject({ players: 2, fill: "random", options: { settlement: "winner-first" } });
  });

  it("has one way on: at once against the bots, or to the waiting room with friends", async () => {
    history.replaceState(null, "", "/new/indy");
    const asked = serve({ ...playing });
    await page();
    expect(screen.queryByRole("button", { name: "Apri il tavolo" })).toBeNull();
    await fireEvent.click(screen.getByLabelText("Con amici"));
    expect(screen.queryByRole("button", { name: "Gioca subito" })).toBeNull();
    await fireEvent.input(screen.getByLabelText("Il tuo nome"), { target: { value: "Ada" } });
    await fireEvent.click(screen.getByRole("button", { name: "Apri il tavolo" }));
    await waitFor(() => expect(location.pathname).toBe("/t/tavolo"));
    expect(asked.some((one) => one.path.endsWith("/start"))).toBe(false);
  });

  it("proposes what people want, and asks how long it may last", async () => {
    history.replaceState(null, "", "/new/talisman");
    const asked = serve({ ...playing, "GET /api/games": () => ({ ...GAMES, games: [TALISMAN] }) });
    await page("talisman");
    expect(screen.getByLabelText<HTMLInputElement>("Uno a scelta tra tre").checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>("Una serata").checked).toBe(true);
    await fireEvent.click(screen.getByLabelText("45 minuti"));
    await fireEvent.click(screen.getByRole("button", { name: "Gioca subito" }));
    await waitFor(() => expect(location.pathname).toBe("/t/tavolo"));
    expect(laid(asked).options).toEqual({ characters: "of-three", "sudden-death": "minutes-45", gold: "taken" });
  });

  it("says how long tables are kept, and nothing where they are kept for ever", async () => {
    serve({ "GET /api/games": () => GAMES });
    await page();
    expect(screen.getByText(/A partita finita il tavolo resta per 90 giorni\./)).toBeTruthy();
    expect(screen.getByText(/Un tavolo dove non succede nulla si sparecchia dopo 365 giorni\./)).toBeTruthy();
    document.body.innerHTML = "";
    serve({ "GET /api/games": () => ({ ...GAMES, keep_finished: 0, keep_idle: 0 }) });
    await page();
    expect(screen.queryByText(/il tavolo resta|si sparecchia/)).toBeNull();
  });

  it("says that a game is not there", async () => {
    serve({ "GET /api/games": () => ({ ...GAMES, games: [] }) });
    await page();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("non è in questa casa");
  });
});

describe("a new table of a game with choices of its own", () => {
  const games = { ...GAMES, games: [TIMELINE] };
  const mended = { count: 40, problems: [] };
  const broken = { count: 2, problems: [{ line: 3, field: "year", text: "Riga 3, «year»: «abc» non è un anno.", warning: false }] };

  function chooseFile(name: string, text: string): void {
    const input = screen.getByLabelText<HTMLInputElement>(/Scegli un/);
    Object.defineProperty(input, "files", { value: [new File([text], name)], configurable: true });
    void fireEvent.change(input);
  }

  it("asks only what makes sense together, and sends the rest as usual", async () => {
    const asked = serve({ "GET /api/games": () => games, "POST /api/tables": () => CREATED });
    await page("timeline");
    const extras = async (): Promise<number> => (await screen.findAllByLabelText(/^Carte in più, posto/)).length;
    await waitFor(async () => expect(await extras()).toBe(4));
    await fireEvent.change(screen.getByLabelText("Carte in più, posto 2"), { target: { value: "2" } });
    await fireEvent.click(screen.getByLabelText("2"));
    expect(await extras()).toBe(2);
    expect(screen.queryByLabelText("Il posto 3")).toBeNull();
    await fireEvent.click(screen.getByLabelText(/^Collaborativa/));
    expect(screen.queryByLabelText(/^Carte in più, posto/)).toBeNull();
    await fireEvent.input(screen.getByLabelText("Il tuo nome"), { target: { value: "Ada" } });
    await fireEvent.click(screen.getByRole("button", { name: "Apri il tavolo" }));
    await waitFor(() => expect(location.pathname).toBe("/t/tavolo"));
    expect(laid(asked)).toMatchObject({ players: 2, fill: "adult", options: { mode: "collaborative", "extra-2": "0", first: "lot" }, brings: {} });
  });

  it("lets one play alone only as a team", async () => {
    const asked = serve({ "GET /api/games": () => games, "POST /api/tables": () => CREATED });
    await page("timeline");
    await screen.findByLabelText(/^Competitiva/);
    await fireEvent.click(screen.getByLabelText("1"));
    expect(screen.queryByLabelText(/^Competitiva/)).toBeNull();
    await fireEvent.input(screen.getByLabelText("Il tuo nome"), { target: { value: "Ada" } });
    await fireEvent.click(screen.getByRole("button", { name: "Apri il tavolo" }));
    await waitFor(() => expect(location.pathname).toBe("/t/tavolo"));
    expect(laid(asked)).toMatchObject({ players: 1, options: { mode: "collaborative" } });
  });

  it("reads an own deck, says what is wrong with it, and brings it along when it is mended", async () => {
    let answer: object = broken;
    const asked = serve({
      "GET /api/games": () => games,
      "POST /api/games/timeline/deck": () => answer,
      "POST /api/tables": () => CREATED,
    });
    await page("timeline");
    chooseFile("classe-3b.csv", "title,year\nx,abc");
    expect(await screen.findByText(/«abc» non è un anno/)).toBeTruthy();
    answer = mended;
    chooseFile("classe-3b.csv", "title,year\nx,1900");
    expect(await screen.findByText("«classe 3b»: 40 carte, tutto a posto")).toBeTruthy();
    expect(screen.queryByText(/«abc» non è un anno/)).toBeNull();
    await fireEvent.input(screen.getByLabelText("Il tuo nome"), { target: { value: "Ada" } });
    await fireEvent.click(screen.getByRole("button", { name: "Apri il tavolo" }));
    await waitFor(() => expect(location.pathname).toBe("/t/tavolo"));
    expect(laid(asked).brings).toEqual({ deck: { name: "classe 3b", text: "title,year\nx,1900" } });
  });

  it("prefers cards not seen lately, unless one does not want that", async () => {
    const seen = [{ table: "t1", deck: "twist", print: "abc", cards: ["C17", "C4"] }];
    localStorage.setItem("tavolata-timeline-seen", JSON.stringify(seen));
    const asked = serve({ "GET /api/games": () => games, "POST /api/tables": () => CREATED });
    await page("timeline");
    const wish = await screen.findByLabelText<HTMLInputElement>(/^Preferisci carte non viste/);
    expect(wish.checked).toBe(true);
    await fireEvent.input(screen.getByLabelText("Il tuo nome"), { target: { value: "Ada" } });
    await fireEvent.click(screen.getByRole("button", { name: "Apri il tavolo" }));
    await waitFor(() => expect(location.pathname).toBe("/t/tavolo"));
    expect(laid(asked).brings).toEqual({ seen: { print: "abc", cards: ["C17", "C4"] } });
  });
});
