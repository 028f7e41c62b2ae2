import "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css";
import "virtual:letters/table.css";
import { paletteOf } from "../../../art/palette.ts";
import { findTableLobby } from "../../catalogue/table-games.ts";
import type { TableStateView } from "../../tables/wire.ts";
import { element, make } from "../dom.ts";
import {
  addressLocale,
  begin,
  enter,
  gameCode,
  replayedRound,
  sayOver,
  showGame,
  untilReached,
  writeFacts,
  writeTexts,
} from "../entry.ts";
import { live } from "../live.ts";
import { panel } from "../panels/panel.ts";
import { Sound } from "../sound.ts";
import { wireSound } from "../sound-button.ts";
import { askTableReplay, tableApi, type TableApi, type TableEvent } from "./api.ts";
import { fillTableFairness } from "./fairness.ts";
import { fillTableHistory } from "./history.ts";
import { showTableAgain } from "./replay.ts";
import { fillTableSheet } from "./sheet.ts";
import { TablePlay } from "./table.ts";
import { tableWordsOf } from "./words.ts";

let words = tableWordsOf(addressLocale());
const rememberedTable = `table:${gameCode}`;

async function start(): Promise<void> {
  speak(addressLocale());
  if (replayedRound !== null) {
    const replay = await untilReached(() => askTableReplay(replayedRound ?? ""));
    writeFacts(words, { game: replay.game, mode: "real" });
    await applyTheme(replay.game.code);
    wireSound(new Sound(), words);
    await showTableAgain(replay, words);
    return;
  }
  const secret = await enter();
  const api = tableApi(secret);
  const wanted = sessionStorage.getItem(rememberedTable) ?? undefined;
  const state = await untilReached(() => api.state(wanted));
  speak(state.locale);
  writeFacts(words, state);
  await applyTheme(gameCode);
  const sound = new Sound();
  wireSound(sound, words);
  const shown = { state };
  wirePanels(api, () => shown.state);
  const sit = (at: TableStateView): void => {
    const leaving = new AbortController();
    shown.state = at;
    const { signal } = leaving;
    const stop = follow(
      new TablePlay({ api, state: at, words, sound, leaving: signal }),
      api,
      secret,
      at,
    );
    const move = async (id: string): Promise<void> => {
      if (signal.aborted) return;
      stop();
      leaving.abort();
      sessionStorage.setItem(rememberedTable, id);
      sit(await untilReached(() => api.state(id)));
    };
    drawTabs(at, (id) => void move(id));
  };
  sit(state);
}

/** Keeps a table up to date from the stream; returns a function that leaves it. */
function follow(play: TablePlay, api: TableApi, secret: string, state: TableStateView): () => void {
  const path = `/table/stream?table=${encodeURIComponent(state.table.id)}`;
  const refresh = async () => play.refresh(await untilReached(() => api.state(state.table.id)));
  return live(path, secret, {
    event: (event) => play.take(event as TableEvent),
    reopened: () => void refresh(),
    broken: () => play.broken(),
    over: () => sayOver(words, "overTitle", "overText", state.returnUrl),
  });
}

function speak(locale: string): void {
  words = tableWordsOf(locale);
  writeTexts(words);
}

async function applyTheme(code: string): Promise<void> {
  const lobby = findTableLobby(code);
  if (lobby === undefined) throw new Error(`no tables ${code}`);
  const palette = paletteOf(lobby.theme.hue, lobby.theme.accent);
  const { style } = document.documentElement;
  style.setProperty("--felt", palette.deep);
  style.setProperty("--felt-dark", palette.ink);
  style.setProperty("--felt-light", palette.dark);
  await showGame(words);
}

/** The tables of the lobby: buttons, and in their place a list on a phone. */
function drawTabs(state: TableStateView, choose: (id: string) => void): void {
  const tabs = element("tabs", HTMLElement);
  tabs.setAttribute("aria-label", words.text("tables"));
  const buttons = state.tables.map(({ id, kind }) => {
    const isHere = id === state.table.id;
    const button = make(
      "button",
      { type: "button", "aria-pressed": String(isHere) },
      words.text(kind),
    );
    button.addEventListener("click", () => {
      if (!isHere) choose(id);
    });
    return button;
  });
  const list = make("select", { "aria-label": words.text("tables") }) as HTMLSelectElement;
  list.append(
    ...state.tables.map(({ id, kind }) => make("option", { value: id }, words.text(kind))),
  );
  list.value = state.table.id;
  list.addEventListener("change", () => choose(list.value));
  tabs.replaceChildren(...buttons, list);
}

function wirePanels(api: TableApi, state: () => TableStateView): void {
  panel("sheet", words, (body) => fillTableSheet(body, state(), words));
  panel("history", words, (body) => fillTableHistory(body, api, words));
  panel("fairness", words, (body) => fillTableFairness(body, api, words));
}

begin(() => words, start);
