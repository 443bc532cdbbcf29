import { fireEvent, render, screen as page, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { tick } from "svelte";
import { screenOf } from "../games/index.ts";
import * as api from "../lib/api.ts";
import type { GameScreen } from "../lib/game.ts";
import { Live } from "../lib/live.svelte.ts";
import { prefs } from "../lib/prefs.svelte.ts";
import { asks, state, table, VERBS } from "../lib/samples.ts";
import type { GameInfo, Hint, LogEntry, Mark, State } from "../lib/wire.ts";
import { loadWords, speak } from "../lib/words.svelte.ts";
import Answers from "./Answers.svelte";
import Chat from "./Chat.svelte";
import { Desk } from "./desk.svelte.ts";
import HintCard from "./Hint.svelte";
import Log from "./Log.svelte";
import MarkLine from "./Mark.svelte";
import Notices from "./Notices.svelte";
import QuestionBar from "./QuestionBar.svelte";

const GAME: GameInfo = {
  name: "indy",
  version: "1",
  min_players: 2,
  max_players: 6,
  options: [],
  verbs: VERBS,
  bots: ["greedy"],
  questions: { light: ["IN-014", "IR-05"] },
  sections: [],
  abilities: [{ name: "eagle", orders: ["button", "ask", "never"] }],
  usual_bot: "greedy",
  brings: [],
  daily: {},
  rule_letters: {},
  seat_decks: null,
  lessons: [],
  easiest_bot: "",
  match: false,
  examples: [],
  coach: "strong",
  marks: true,
};

const LIGHT = asks(["pass", "swap RC1 GH2", "swap RC1 BO3"], { decision: 7, name: "light", rule: "IN-014" });
const CHANGE = asks(["pass", "change RC1", "change RC1 GH2", "change GH2"], { decision: 8, name: "change", rule: "IN-010" });

function entry(v: number, ...events: Record<string, unknown>[]): LogEntry {
  return { v, at: 0, events, undone_to: null };
}

let screen: GameScreen;
let live: Live;

/** A desk at a table that stands like this. */
function desk(change: Partial<State>, game = GAME): Desk {
  const message = state(change);
  live = new Live("t1", 0, { connect: () => ({ readyState: 0, send() {}, close() {}, onopen: null, onmessage: null, onclose: null }) });
  live.info = message.table;
  live.moved = message;
  live.log = message.log;
  return new Desk(live, screen, game);
}

function bar(on: Desk): void {
  render(QuestionBar, { desk: on, onlist: () => {}, onend: () => {} });
}

beforeEach(async () => {
  await loadWords("indy");
  screen = await screenOf("indy");
  localStorage.clear();
});

describe("the question", () => {
  it("asks, and sends what is picked", async () => {
    const on = desk({ question: LIGHT });
    const act = vi.spyOn(on.live, "act").mockResolvedValue({ t: "ack", id: "1", v: 6 });
    bar(on);
    expect(page.getByRole("heading").textContent).toBe("Vuoi scambiare una tua carta con una di quelle scoperte?");
    on.choice.pick("RC1");
    on.choice.pick("BO3");
    expect(act).toHaveBeenCalledExactlyOnceWith(7, "swap RC1 BO3");
  });

  it("passes by a button", async () => {
    const on = desk({ question: LIGHT });
    const act = vi.spyOn(on.live, "act").mockResolvedValue({ t: "ack", id: "1", v: 6 });
    bar(on);
    await fireEvent.click(page.getByRole("button", { name: "Passa" }));
    expect(act).toHaveBeenCalledExactlyOnceWith(7, "pass");
  });

  it("says beside a single button that the other answers lie on the table", () => {
    bar(desk({ question: LIGHT }));
    expect(page.getByText("Tocca ciò che è illuminato, oppure:")).toBeTruthy();
  });

  it("has no answers while the coach of a guided game is read", () => {
    const lesson = { name: "first", step: 2, idea: 2, of: 10, key: "lesson-indy-first-standard", point: [], answers: [], done: false, busy: false, over: false };
    bar(desk({ question: LIGHT, lesson }));
    expect(page.queryByRole("button", { name: "Passa" })).toBeNull();
    expect(page.getByText(/^Prima leggi la guida/)).toBeTruthy();
  });

  it("has a star where it can be read what is at stake, until it was", async () => {
    const on = desk({ question: LIGHT });
    bar(on);
    const why = page.getByRole("button", { name: /^Perché questa domanda/ });
    expect(why.querySelector(".unread")).toBeTruthy();
    await fireEvent.click(why);
    expect(why.querySelector(".unread")).toBeNull();
    expect(on.why?.asked).toBe(true);
  });

  it("wants one more tap where the choice is final, and lets one change one's mind before", async () => {
    const on = desk({ question: CHANGE });
    const act = vi.spyOn(on.live, "act").mockResolvedValue({ t: "ack", id: "1", v: 6 });
    bar(on);
    on.choice.pick("RC1");
    on.choice.pick("GH2");
    await tick();
    expect(act).not.toHaveBeenCalled();
    expect(page.getByRole("button", { name: /Cambia 2 carte/ })).toBeTruthy();
    await fireEvent.click(page.getByRole("button", { name: "Cambia idea" }));
    expect(on.choice.picks).toEqual([]);
    on.choice.pick("RC1");
    await tick();
    await fireEvent.click(page.getByRole("button", { name: /Cambia una carta/ }));
    expect(act).toHaveBeenCalledExactlyOnceWith(8, "change RC1");
  });

  it("does not go on asking what was answered: the text follows what was chosen", async () => {
    await loadWords("timeline");
    screen = await screenOf("timeline");
    const two = asks(["play C1", "play C2", "discard C1", "discard C2"], { decision: 9, name: "turn", rule: "TT-030" });
    const verbs = ["play", "discard"].map((name) => ({ name, kinds: ["card"], unordered_from: 1 }));
    const on = desk({ question: two }, { ...GAME, name: "timeline", verbs });
    bar(on);
    const before = page.getByRole("heading").textContent;
    await fireEvent.click(page.getByRole("button", { name: "Gira" }));
    expect(page.getByRole("heading").textContent).toBe("Gira");
    expect(page.getByText("Continua con ciò che è illuminato.")).toBeTruthy();
    await fireEvent.click(page.getByRole("button", { name: "Cambia idea" }));
    expect(page.getByRole("heading").textContent).toBe(before);
  });

  it("says in an exchange whose reply it is, and who has passed", async () => {
    bar(desk({ waiting: [], exchange: { seat: 1, passed: [0, 2], name: "reply", rule: "" } }));
    expect(page.getByText("Bruno può rispondere. Ada e Carla hanno passato.")).toBeTruthy();
    live.moved = state({ waiting: [], exchange: { seat: 0, passed: [], name: "reply", rule: "" } });
    await tick();
    expect(page.getByText("Puoi rispondere.")).toBeTruthy();
  });

  it("says who is awaited, that an answer is held, that it is over", async () => {
    const on = desk({ waiting: [1, 2] });
    bar(on);
    expect(page.getByText("Si aspettano Bruno e Carla.")).toBeTruthy();
    live.moved = state({ held: true });
    await tick();
    expect(page.getByText(/Ancora un attimo/)).toBeTruthy();
    live.moved = state({ over: true });
    await tick();
    expect(page.getByRole("button", { name: "Com’è finita" })).toBeTruthy();
  });

  it("keeps the picks when something else changes, and drops them with the question", async () => {
    const on = desk({ question: LIGHT });
    on.choice.pick("RC1");
    live.moved = state({ question: { ...LIGHT }, v: 6 });
    expect(on.choice.picks).toEqual(["RC1"]);
    live.moved = state({ question: { ...LIGHT, decision: 9 }, v: 7 });
    expect(on.choice.picks).toEqual([]);
  });

  it("says why an answer was refused, with cards by their names", async () => {
    const on = desk({ question: LIGHT });
    vi.spyOn(on.live, "act").mockResolvedValue({ t: "nak", id: "1", key: "error-not-in-hand", details: { card: "RC1" }, rule: "IN-014", text: "" });
    on.choice.pick("RC1");
    on.choice.pick("BO3");
    await vi.waitFor(() => expect(on.notice?.text).toBe("Nella tua mano manca il personaggio rosso 1: usa solo carte che hai."));
    expect(on.notice?.rule).toBe("IN-014");
    expect(on.choice.picks).toEqual([]);
  });

  it("explains why not with the reason that tells most", async () => {
    const on = desk({ question: LIGHT });
    const naks: Record<string, string> = { "swap BH6 GH2": "error-not-in-hand", "swap RC1 BH6": "error-swap-suit" };
    vi.spyOn(on.live, "why").mockImplementation((_, action) =>
      Promise.resolve({ t: "nak", id: "1", key: naks[action]!, details: { card: "BH6", mine: "RC1", theirs: "BH6" }, rule: "IN-018", text: "" }),
    );
    on.choice.pick("BH6");
    await vi.waitFor(() => expect(on.notice?.text).toMatch(/^Il personaggio rosso 1 non si può scambiare/));
  });
});

describe("reactions", () => {
  it("has on its button what one does, not the name of the setting", async () => {
    await loadWords("isola");
    const on = desk({ reaction: { ...asks(["pass", "play x"], { decision: 3, name: "replies" }), order: "button", waits: false } }, { ...GAME, name: "isola" });
    bar(on);
    expect(page.getByRole("button", { name: "Rispondi" })).toBeTruthy();
  });

  const reaction = asks(["pass", "eagle RC1", "eagle GH2"], { decision: 3, name: "eagle", rule: "IN-040" });

  it("are a button while others think", async () => {
    const on = desk({ question: LIGHT, reaction: { ...reaction, order: "button", waits: false } });
    bar(on);
    await fireEvent.click(page.getByRole("button", { name: "Gioca un’aquila" }));
    expect(on.question).toMatchObject({ decision: 3, options: ["eagle RC1", "eagle GH2"] });
    on.changeMind();
    expect(on.question?.decision).toBe(7);
  });

  it("are a question for whoever wants to be asked, and nothing for whoever does not", async () => {
    const on = desk({ reaction: { ...reaction, order: "ask", waits: true } });
    bar(on);
    expect(on.myTurn).toBe(true);
    expect(page.getByRole("button", { name: "Niente aquila" })).toBeTruthy();
    live.moved = state({ reaction: { ...reaction, order: "never", waits: false } });
    await tick();
    expect(page.queryByRole("button", { name: "Gioca un’aquila" })).toBeNull();
  });
});

describe("the list of answers", () => {
  it("keeps arrows going when another question comes, and chooses none of its answers", async () => {
    const on = desk({ question: LIGHT });
    render(Answers, { desk: on, open: true });
    const list = page.getByRole("list", { hidden: true });
    await tick();
    expect(list.contains(document.activeElement) && document.activeElement !== list).toBe(true);
    live.moved = state({ question: asks(["change RC1", "change GH2"], { decision: 8, name: "change", rule: "IN-010" }) });
    await tick();
    await tick();
    expect(document.activeElement).toBe(list);
    await fireEvent.keyDown(list, { key: "ArrowDown" });
    expect(document.activeElement).toBe(within(list).getAllByRole("button", { hidden: true })[0]);
  });

  it("holds every answer in words and takes one", async () => {
    const on = desk({ question: LIGHT });
    const act = vi.spyOn(on.live, "act").mockResolvedValue({ t: "ack", id: "1", v: 6 });
    render(Answers, { desk: on, open: true });
    const list = within(page.getByRole("list", { hidden: true }));
    const buttons = list.getAllByRole("button", { hidden: true });
    expect(buttons.map((button) => button.textContent?.replace(/\s+/g, " ").trim())).toEqual([
      "1 Passa",
      "2 Lascia il personaggio rosso 1 e prendi il cavallo verde 2",
      "3 Lascia il personaggio rosso 1 e prendi l’oggetto blu 3",
    ]);
    await fireEvent.click(buttons[2]!);
    expect(act).toHaveBeenCalledExactlyOnceWith(7, "swap RC1 BO3");
  });
});

describe("the log", () => {
  const swapped = { kind: "swapped", rule: "IN-014", seat: 1, gave: "RC1", took: "GH2" };

  it("tells what happened, and shows the rule behind a line", async () => {
    const on = desk({ log: [entry(4, swapped), entry(5, { kind: "passed", rule: "IN-010", seat: 2 })] });
    render(Log, { desk: on });
    await fireEvent.click(page.getByText("Bruno lascia il personaggio rosso 1 e prende il cavallo verde 2."));
    expect(on.why).toEqual({ about: "Bruno lascia il personaggio rosso 1 e prende il cavallo verde 2.", rules: ["IN-014"] });
  });

  it("shows a ruling under the letters that people read, whatever the event says", async () => {
    const on = desk({ log: [entry(4, { ...swapped, rule: "R-05" })] }, { ...GAME, rule_letters: { R: "TTR" } });
    render(Log, { desk: on });
    const line = page.getByText("Bruno lascia il personaggio rosso 1 e prende il cavallo verde 2.");
    expect(line.closest("button")!.title).toContain("TTR-05");
    await fireEvent.click(line);
    expect(on.why!.rules).toEqual(["TTR-05"]);
  });

  it("says more to whoever may know more", () => {
    const dealt = { kind: "dealt", rule: "IN-005", seat: 0, count: 2 };
    const on = desk({ log: [entry(1, dealt), entry(2, { ...dealt, cards: ["RC1", "EAG"] })] });
    expect(on.lines.map((line) => line.text)).toEqual(["Ada riceve 2 carte.", "Ada riceve il personaggio rosso 1 e un’aquila."]);
  });

  it("marks what is new since the last look, and strikes out what was taken back", () => {
    const undone: LogEntry = { v: 6, at: 0, events: [], undone_to: 4 };
    const on = desk({ log: [entry(4, swapped), entry(5, swapped), undone] });
    on.fresh = 4;
    expect(on.lines.map((line) => [line.fresh, line.undone])).toEqual([
      [false, false],
      [true, true],
      [true, false],
    ]);
    render(Log, { desk: on });
    expect(page.getByText("da quando hai guardato")).toBeTruthy();
  });

  it("has the bots say why, quietly and only to those who want to know", async () => {
    const why = { seat: 1, key: "event-passed", named: { seat: 1 } };
    const undone: LogEntry = { v: 6, at: 0, events: [], undone_to: 4 };
    const on = desk({ log: [{ ...entry(4, swapped), why }, { ...entry(5, swapped), why }, undone] });
    render(Log, { desk: on });
    // What was taken back is not explained.
    expect(page.getAllByText(/^«Bruno .*»$/)).toHaveLength(1);
    prefs.reasons = false;
    await tick();
    expect(page.queryByText(/^«Bruno .*»$/)).toBeNull();
    prefs.reasons = true;
  });

  it("leaves out in short what is seen where it lies", () => {
    const opened = { kind: "opened", rule: "IN-013", cards: ["RC1"] };
    const on = desk({ table: table(), log: [entry(4, opened, swapped)] });
    expect(on.lines.map((line) => line.minor)).toEqual([true, false]);
  });
});

describe("what the table says beside the game", () => {
  it("lets spectators speak, and speaks of messages when they come too fast", async () => {
    const on = desk({ you: { ...state({}).you, seat: null, seats: [] } });
    vi.spyOn(on.live, "say").mockResolvedValue({ t: "nak", id: "1", key: "error-too-fast", details: {}, rule: "", text: "" });
    render(Chat, { desk: on });
    const field = page.getByLabelText("Scrivi agli altri") as HTMLInputElement;
    await fireEvent.input(field, { target: { value: "Ciao" } });
    await fireEvent.click(page.getByRole("button", { name: "Invia" }));
    await vi.waitFor(() => expect(on.notice?.text).toContain("Troppi messaggi"));
    expect(field.value).toBe("Ciao");
  });

  it("says it in the language spoken now, also if that changes", async () => {
    const on = desk({ question: LIGHT });
    render(Notices, { desk: on });
    on.refused({ t: "nak", id: "1", key: "error-link", details: {}, rule: "", text: "" });
    await tick();
    expect(page.getByRole("status").textContent).toContain("Questo link non vale");
    await speak("en");
    await tick();
    expect(page.getByRole("status").textContent).toContain("This link is not");
    await speak("it");
  });

  it("asks whoever else sits there before a late guest gets a bot's hand, and nobody else", async () => {
    await loadWords("", "pages");
    const guest = { id: "g1", name: "Dina", seat: 2, asked: [0] };
    const on = desk({ table: table({ guests: [guest] }) });
    on.live.mySeats = [0];
    const answered = vi.spyOn(api, "agreeToGuest").mockResolvedValue(table());
    render(Notices, { desk: on });
    expect((await page.findByRole("status")).textContent).toContain(`Dina vorrebbe giocare: può prendere il posto del bot ${on.names[2]}`);
    await fireEvent.click(page.getByRole("button", { name: "Meglio di no" }));
    expect(answered).toHaveBeenCalledExactlyOnceWith("t1", "g1", false);
    await tick();
    expect(page.queryByRole("status")).toBeNull();
    on.live.info = table({ guests: [{ ...guest, asked: [1] }] });
    await tick();
    expect(page.queryByRole("status")).toBeNull();
    on.live.host = true;
    await tick();
    expect((await page.findByRole("status")).textContent).toContain(`appena ${on.names[1]} dirà di sì`);
  });

  it("offers to try again at once when the connection is lost", async () => {
    const on = desk({});
    const awake = vi.spyOn(on.live, "awake").mockImplementation(() => {});
    on.live.status = "retrying";
    render(Notices, { desk: on });
    await fireEvent.click(page.getByRole("button", { name: "Riprova adesso" }));
    expect(awake).toHaveBeenCalledOnce();
  });
});

describe("the coach", () => {
  const HINT: Hint = { t: "hint", id: "1", v: 5, decision: 7, action: "swap RC1 BO3", bot: "strong", why: null, chance: 0.58, other: "pass", other_chance: 0.514, clear: true };
  const coached = { question: LIGHT, table: table({ coached: true }) };

  it("is asked by a button where there is one, and says what it found", async () => {
    await loadWords("", "coach");
    const on = desk(coached);
    const ask = vi.spyOn(on.live, "hint").mockResolvedValue(HINT);
    bar(on);
    await fireEvent.click(page.getByRole("button", { name: /consiglio/ }));
    expect(ask).toHaveBeenCalledExactlyOnceWith(7);
    render(HintCard, { desk: on, hint: on.hint?.said ?? null });
    const said = within(await page.findByRole("region", { name: "L’allenatore" })).getByRole("status").textContent;
    expect(said).toContain("Un giocatore forte farebbe così: ");
    expect(said).toContain("58 partite su cento");
    expect(said).toContain("circa 51");
    const act = vi.spyOn(on.live, "act").mockResolvedValue({ t: "ack", id: "1", v: 6 });
    await fireEvent.click(page.getByRole("button", { name: "Fai così" }));
    expect(act).toHaveBeenCalledExactlyOnceWith(7, "swap RC1 BO3");
  });

  it("is silent about another question, and where the table has none", async () => {
    const on = desk(coached);
    vi.spyOn(on.live, "hint").mockResolvedValue(HINT);
    await on.askHint();
    expect(on.hint?.said).toEqual(HINT);
    live.moved = state({ question: CHANGE });
    expect(on.hint).toBeNull();
    bar(desk({ question: LIGHT }));
    expect(page.queryByRole("button", { name: /consiglio/ })).toBeNull();
  });

  const MARK: Mark = {
    v: 6,
    decision: 7,
    question: "light",
    given: { verb: "pass", args: [] },
    better: [{ verb: "swap", args: [["card", "RC1"], ["card", "BO3"]] }],
    cost: 0.117,
    error: 0.02,
    why: null,
  };

  it("marks a clear mistake for whoever wants that, until it is put away", async () => {
    await loadWords("", "coach");
    const on = desk({ ...coached, mark: MARK });
    expect(on.mark).toBeNull();
    const act = vi.spyOn(on.live, "act").mockResolvedValue({ t: "ack", id: "1", v: 6 });
    await on.answer(LIGHT, "pass");
    expect(act).toHaveBeenLastCalledWith(7, "pass");
    prefs.marks = true;
    try {
      await on.answer(LIGHT, "pass");
      expect(act).toHaveBeenLastCalledWith(7, "pass", true);
      expect(on.mark).toEqual(MARK);
      render(MarkLine, { desk: on, mark: MARK });
      const said = within(await page.findByRole("region", { name: /allenatore/ })).getByRole("status");
      await vi.waitFor(() => expect(said.textContent).toContain("12 partite su cento"));
      expect(said.textContent).toMatch(/«.+» è costata circa 12 partite su cento\. Meglio: «.+»\./);
      await fireEvent.click(page.getByRole("button", { name: "Metti via" }));
      expect(on.mark).toBeNull();
      // The next mistake is another one.
      live.moved = { ...state(coached), mark: { ...MARK, v: 8, decision: 9 } };
      expect(on.mark?.v).toBe(8);
    } finally {
      prefs.marks = false;
    }
  });
});
