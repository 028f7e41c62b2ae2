import { ask, Locked, useSecret, type Entry, type Standing, type State } from "./api.ts";
import { openDayFile } from "./day-file.ts";

const refreshMs = 1_000;
const traceLength = 60;

function part(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`no #${id}`);
  return found;
}
const field = (id: string) => part(id) as HTMLInputElement;
const chosen = (id: string) => (part(id) as HTMLSelectElement).value;
const numberIn = (id: string) => Number(field(id).value);

function make(tag: string, text: string, more: Record<string, string> = {}): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  for (const [name, value] of Object.entries(more)) element.setAttribute(name, value);
  return element;
}

function say(text: string, isWrong = false): void {
  const said = part("said");
  said.textContent = text;
  said.classList.toggle("is-wrong", isWrong);
}

/** Does the work of a button and shows the result. */
async function act(work: () => Promise<unknown>, done: string): Promise<void> {
  try {
    await work();
    say(done);
    await refresh();
  } catch (error) {
    say(error instanceof Error ? error.message : String(error), true);
  }
}

const optional = (name: string, value: string) => (value === "" ? {} : { [name]: value });
const faultOfForm = () => ({
  action: chosen("action"),
  ...optional("dialect", chosen("dialect")),
  ...optional("kind", chosen("kind")),
  ...optional("account", field("account").value.trim()),
  count: field("count").value === "" ? null : numberIn("count"),
  ms: numberIn("ms"),
  status: numberIn("status"),
  times: numberIn("times"),
  isParallel: field("is-parallel").checked,
  isDone: field("is-done").checked,
});

const standingText = ({ action, dialect, kind, account, count, met }: Standing): string =>
  `${action} · ${dialect ?? "all protocols"} · ${kind ?? "all calls"} · ${account ?? "all players"} · met ${met} of ${count ?? "all"}`;

function showStanding(faults: readonly Standing[]): void {
  const rows = faults.map((fault) => {
    const row = make("li", "");
    const off = make("button", "Switch off", {
      type: "button",
      "aria-label": `Switch off ${fault.action}`,
    });
    off.addEventListener("click", () => {
      void act(() => ask("DELETE", `/fault/${fault.id}`), `${fault.action} is off`);
    });
    row.append(make("span", standingText(fault)), off);
    return row;
  });
  part("standing").replaceChildren(...(rows.length > 0 ? rows : [make("li", "None")]));
}

function traceRow(entry: Entry): HTMLElement {
  const row = make("tr", "");
  const answer = entry.status === null ? (entry.error ?? "none") : `${entry.status}`;
  const bytes = make("td", "");
  const details = make("details", "");
  const headers = Object.entries(entry.headers).map(([name, value]) => `${name}: ${value}`);
  details.append(
    make("summary", "Show"),
    make("pre", [...headers, "", entry.request].join("\n")),
    make("pre", entry.answer ?? entry.error ?? ""),
  );
  bytes.append(details);
  row.append(
    make("td", new Date(entry.at).toISOString().slice(11, 23)),
    make("td", entry.dialect),
    make("td", `${entry.method} ${entry.path}`),
    make("td", entry.fault ?? "–"),
    make("td", `${answer}${entry.isDone ? " done" : ""} · ${entry.ms} ms`),
    bytes,
  );
  return row;
}

const isReading = (): boolean => document.querySelector("#trace details[open]") !== null;

function showState(state: State): void {
  part("waiting").textContent = String(state.books.waiting);
  part("unknown").textContent = String(state.books.unknown);
  part("accounts").textContent = String(state.books.nets.length);
  if (!part("standing").contains(document.activeElement)) showStanding(state.faults);
}

async function refresh(): Promise<void> {
  const [state, { entries }] = await Promise.all([
    ask<State>("GET", "/state"),
    ask<{ entries: Entry[] }>("GET", `/trace?limit=${traceLength}`),
  ]);
  showState(state);
  // Leaves the text unchanged while a person reads it.
  if (!isReading()) part("trace").replaceChildren(...entries.toReversed().map(traceRow));
}

function fill(id: string, values: readonly string[], all: string | null): void {
  const options = values.map((value) => make("option", value, { value }));
  part(id).replaceChildren(
    ...(all === null ? [] : [make("option", all, { value: "" })]),
    ...options,
  );
}

/** Shows the controls, or the form for the secret. */
async function open(): Promise<void> {
  try {
    const state = await ask<State>("GET", "/state");
    fill("action", state.actions, null);
    fill("dialect", state.dialects, "all");
    fill("day-dialect", state.dialects, null);
    fill("kind", state.kinds, "all");
    field("pace").value = String(state.pace);
    field("skew").value = String(state.skewMs);
    part("unlock").hidden = true;
    part("controls").hidden = false;
    await refresh();
    setInterval(() => {
      refresh().catch(() => say("The sandbox does not respond", true));
    }, refreshMs);
  } catch (error) {
    if (!(error instanceof Locked)) throw error;
    part("unlock-error").textContent = part("unlock").hidden ? "" : "The secret is wrong";
    part("unlock").hidden = false;
  }
}

part("unlock").addEventListener("submit", (event) => {
  event.preventDefault();
  useSecret(field("secret").value);
  openDayFile();
  void open();
});
part("fault").addEventListener("submit", (event) => {
  event.preventDefault();
  const fault = faultOfForm();
  void act(() => ask("POST", "/fault", fault), `${fault.action} is on`);
});
part("clock").addEventListener("submit", (event) => {
  event.preventDefault();
  const clock = { pace: numberIn("pace"), skewMs: numberIn("skew") };
  void act(() => ask("POST", "/clock", clock), "The clock is set");
});
part("clear").addEventListener("click", () => {
  void act(() => ask("DELETE", "/fault"), "All faults are off");
});
openDayFile();
void open();
