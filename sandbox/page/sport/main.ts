import "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css";
import "virtual:letters/sport.css";
import { paletteOf } from "../../../art/palette.ts";
import { findSportDoor } from "../../catalogue/sport-games.ts";
import type { SportEvent, SportStateView } from "../../sport/wire.ts";
import { element } from "../dom.ts";
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
import { askSlipReplay, sportApi, type SportApi } from "./api.ts";
import { fillSportFairness } from "./fairness.ts";
import { SportPlay } from "./play.ts";
import { showSlipAgain } from "./replay.ts";
import { fillSportSheet } from "./sheet.ts";
import { sportWordsOf } from "./words.ts";

let words = sportWordsOf(addressLocale());

async function start(): Promise<void> {
  speak(addressLocale());
  if (replayedRound !== null) {
    const replay = await untilReached(() => askSlipReplay(replayedRound ?? ""));
    writeFacts(words, { game: replay.game, mode: "real" });
    await applyTheme(replay.game.code);
    showSlipAgain(replay, words);
    return;
  }
  const secret = await enter();
  const api = sportApi(secret);
  const state = await untilReached(() => api.state());
  speak(state.locale);
  writeFacts(words, state);
  await applyTheme(gameCode);
  wirePanels(api, state);
  wireSides();
  follow(new SportPlay({ api, state, words }), api, secret, state);
}

function follow(play: SportPlay, api: SportApi, secret: string, state: SportStateView): void {
  const refresh = async () => play.refresh(await untilReached(() => api.state()));
  live("/sport/stream", secret, {
    event: (event) => play.take(event as SportEvent),
    reopened: () => void refresh(),
    broken: () => play.broken(),
    over: () => sayOver(words, "overTitle", "overText", state.returnUrl),
  });
}

function speak(locale: string): void {
  words = sportWordsOf(locale);
  writeTexts(words);
}

async function applyTheme(code: string): Promise<void> {
  const door = findSportDoor(code);
  if (door === undefined) throw new Error(`no sport ${code}`);
  const palette = paletteOf(door.theme.hue, door.theme.accent);
  document.documentElement.style.setProperty("--felt", palette.ink);
  document.documentElement.style.setProperty("--felt-light", palette.deep);
  await showGame(words);
}

/** The slip and the player's bets share one side of the page; on a phone it opens from below. */
function wireSides(): void {
  const side = element("side", HTMLElement);
  const parts = { "show-slip": "slip", "show-bets": "my-bets" };
  for (const [opener, shown] of Object.entries(parts)) {
    const button = element(opener, HTMLButtonElement);
    button.addEventListener("click", () => {
      const isOpen =
        button.getAttribute("aria-expanded") === "true" && side.dataset.open === "true";
      side.dataset.open = String(!isOpen);
      for (const [other, id] of Object.entries(parts)) {
        element(id, HTMLElement).hidden = id !== shown;
        element(other, HTMLElement).setAttribute(
          "aria-expanded",
          String(other === opener && !isOpen),
        );
      }
    });
  }
}

function wirePanels(api: SportApi, state: SportStateView): void {
  panel("sheet", words, (body) => fillSportSheet(body, state, words));
  panel("fairness", words, async (body) => {
    const now = await untilReached(() => api.state());
    fillSportFairness(body, now.slips, words);
  });
}

begin(() => words, start);
