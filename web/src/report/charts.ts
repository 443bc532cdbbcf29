/**
 * The charts of a report from the lab. They stand in the page as data (Vega-Lite); here they get their width, the colours of the
 * theme, and what is shown while one points at them. Nothing is compiled from text: expressions are interpreted, so that it also
 * works under a content security policy without unsafe-eval.
 */
import { expressionInterpreter } from "vega-interpreter";
import { parse, View } from "vega";
import { compile, type TopLevelSpec } from "vega-lite";

export type Theme = "light" | "dark";

interface Colours {
  ink: string;
  soft: string;
  line: string;
  marks: string[];
  diverging: string[];
  onHeat: string;
}

/** Told apart also by those who see few colours; the order is that of the series. */
const COLOURS: Record<Theme, Colours> = {
  light: { ink: "#26211c", soft: "#655b50", line: "#ddd3c6", marks: ["#8c3b1f", "#1f6f8c", "#5b7a1f", "#7a4b94", "#b0851c"], diverging: ["#4a86a8", "#f3ede4", "#c4622d"], onHeat: "#1b1815" },
  dark: { ink: "#f1ebe3", soft: "#b9ad9f", line: "#453d35", marks: ["#f0a57f", "#74c3de", "#b5d36c", "#cba2e6", "#eac35c"], diverging: ["#6fb2d6", "#3a342e", "#e08a58"], onHeat: "#ffffff" },
};

/** What all charts share in a theme. */
export function configOf(theme: Theme): Record<string, unknown> {
  const { ink, soft, line, marks, diverging, onHeat } = COLOURS[theme];
  const first = marks[0];
  return {
    background: "transparent",
    font: "'Source Sans 3', system-ui, sans-serif",
    view: { stroke: null },
    axis: { labelColor: ink, titleColor: soft, gridColor: line, domainColor: line, tickColor: line, labelFontSize: 13, titleFontSize: 13, titleFontWeight: "normal" },
    axisQuantitative: { tickCount: 6, labelOverlap: true },
    legend: { labelColor: ink, labelFontSize: 13, symbolType: "circle" },
    bar: { color: first },
    rect: { color: first },
    line: { color: first, point: { color: first } },
    point: { color: first },
    rule: { color: first },
    text: { color: onHeat },
    style: { middle: { stroke: soft, color: soft }, "on-heat": { fill: onHeat, fontSize: 13 } },
    range: { category: marks, diverging },
  };
}

/** The most that names may take of a chart. A phone leaves them less. */
const roomForNames = (width: number): number => Math.round(width * (width < 480 ? 0.33 : 0.45));
/** About so wide is a letter, and so high a line of names; and what a legend's mark takes beside its name. */
const LETTER = 7.4;
const LINE = 15;
const MARK = 44;

type Spec = Record<string, unknown>;

/** The chart as Vega draws it, for a width in pixels. */
export function chartOf(spec: Spec, width: number, theme: Theme): ReturnType<typeof compile>["spec"] {
  const config = configOf(theme) as { axis: Spec; legend: Spec };
  config.axis.labelLimit = roomForNames(width);
  const fitting = withNamesInLines(narrowed(spec, width, legendFor(spec, width)) as Spec, width);
  const whole = { ...fitting, width, autosize: { type: "fit-x", contains: "padding" }, config };
  return centred(compile(whole as unknown as TopLevelSpec, { logger: silent }).spec);
}

/** Names that have more to say than there is room for go on in the next line, and their rows become higher. */
function withNamesInLines(spec: Spec, width: number): Spec {
  const room = roomForNames(width);
  const encoding = spec.encoding as Record<string, Spec> | undefined;
  const rows = encoding?.y;
  const values = (spec.data as { values?: Spec[] } | undefined)?.values;
  if (!rows || rows.type !== "nominal" || !values) return spec;
  const field = rows.field as string;
  const lines = (name: unknown): unknown => (typeof name === "string" ? inLines(name, Math.floor(room / LETTER)).join("\n") : name);
  const most = Math.max(1, ...values.map((one) => String(lines(one[field])).split("\n").length));
  if (most === 1) return spec;
  // Letters are counted, not measured: only what is much too wide is cut off.
  const axis = { ...(rows.axis as Spec | undefined), labelExpr: "split(datum.label, '\\n')", labelLineHeight: LINE, labelLimit: Math.round(width * 0.6) };
  const height = spec.height as { step: number };
  return {
    ...spec,
    height: { ...height, step: Math.max(height.step, most * LINE + 8) },
    data: { values: values.map((one) => ({ ...one, [field]: lines(one[field]) })) },
    encoding: { ...encoding, y: { ...rows, axis, sort: Array.isArray(rows.sort) ? rows.sort.map(lines) : rows.sort } },
  };
}

/** Names of several lines stand beside the middle of their row; Vega would begin them there. */
function centred(drawing: ReturnType<typeof compile>["spec"]): ReturnType<typeof compile>["spec"] {
  const up = { signal: `(1 - length(split(datum.value, '\\n'))) * ${LINE / 2}` };
  for (const axis of drawing.axes ?? []) {
    if (axis.scale !== "y" || !axis.labelLineHeight) continue;
    const labels = axis.encode?.labels ?? {};
    axis.encode = { ...axis.encode, labels: { ...labels, update: { ...labels.update, dy: up } } };
  }
  return drawing;
}

/** A name in lines of so many letters; a word that is longer has one for itself. */
export function inLines(name: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** What a legend needs to fit: its names below each other if they are too wide side by side. */
function legendFor(spec: Spec, width: number): Spec {
  const colour = (spec.encoding as Record<string, Spec> | undefined)?.color;
  const values = (spec.data as { values?: Spec[] } | undefined)?.values ?? [];
  const names = new Set(values.map((one) => String(one[String(colour?.field)])));
  const wide = [...names].reduce((sum, name) => sum + name.length * LETTER + MARK, 0);
  // Beside the marks it begins where the axis does.
  return { labelLimit: Math.round(width * 0.72), ...(wide > width ? { columns: 1 } : {}) };
}

/** Names keep to the room there is rather than to their own limit. */
function narrowed(value: unknown, width: number, legend: Spec): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => narrowed(one, width, legend));
  const inner: Spec = {};
  for (const [key, one] of Object.entries(value)) {
    if (key === "labelLimit") inner[key] = Math.min(Number(one), roomForNames(width));
    else if (key === "legend" && one) inner[key] = { ...one, ...legend };
    else inner[key] = key === "data" ? one : narrowed(one, width, legend);
  }
  return inner;
}

/** Vega-Lite warns of what it mends by itself, such as marks of an empty chart. */
const silent = {
  level: () => silent,
  error: () => silent,
  warn: () => silent,
  info: () => silent,
  debug: () => silent,
} as never;

/** Draws a chart into its place; what was there goes. The tip gets the text of whatever is pointed at. */
export async function draw(place: HTMLElement, spec: Record<string, unknown>, theme: Theme, tip: (text: string, at: MouseEvent) => void): Promise<View> {
  const width = Math.max(220, place.clientWidth);
  const runtime = parse(chartOf(spec, width, theme), undefined, { ast: true });
  place.replaceChildren();
  const view = new View(runtime, { expr: expressionInterpreter, renderer: "svg", container: place, hover: true, logLevel: 0 });
  view.tooltip((_handler: unknown, event: MouseEvent, _item: unknown, value: unknown) => tip(textOf(value), event));
  await view.runAsync();
  // The place of a chart has its name, and the table beside it says what is in it.
  place.querySelector("svg")?.setAttribute("aria-hidden", "true");
  return view;
}

/** What a mark says of itself: a text, or the one field of a record. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "object") return Object.values(value).map(String).join(" · ");
  return String(value);
}
