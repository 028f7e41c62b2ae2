import "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css";
import "virtual:letters/mines.css";
import { findInstantGame } from "../../catalogue/instant-games.ts";
import type { MinesStateView } from "../../mines/wire.ts";
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
import { panel } from "../panels/panel.ts";
import { paintScene } from "../scene.ts";
import { Sound } from "../sound.ts";
import { wireSound } from "../sound-button.ts";
import { askMinesReplay, minesApi, type MinesApi } from "./api.ts";
import { fillMinesFairness } from "./fairness.ts";
import { MinesGame } from "./game.ts";
import { fillMinesHistory } from "./history.ts";
import { showMinesAgain } from "./replay.ts";
import { fillMinesSheet } from "./sheet.ts";
import { minesWordsOf } from "./words.ts";

let words = minesWordsOf(addressLocale());

async function start(): Promise<void> {
  speak(addressLocale());
  if (replayedRound !== null) {
    const replay = await untilReached(() => askMinesReplay(replayedRound ?? ""));
    writeFacts(words, { game: replay.game, mode: "real" });
    await applyTheme(replay.game.code);
    wireSound(new Sound(), words);
    await showMinesAgain(replay, words);
    return;
  }
  const api = minesApi(await enter());
  const state = await untilReached(() => api.state());
  speak(state.locale);
  writeFacts(words, state);
  await applyTheme(gameCode);
  const sound = new Sound();
  wireSound(sound, words);
  wirePanels(api, state);
  const onOver = () => sayOver(words, "overTitle", "overText", state.returnUrl);
  await new MinesGame({ api, state, words, sound, onOver }).begin();
}

function speak(locale: string): void {
  words = minesWordsOf(locale);
  writeTexts(words);
}

async function applyTheme(code: string): Promise<void> {
  const game = findInstantGame(code);
  if (game === undefined) throw new Error(`no game ${code}`);
  paintScene(game.theme);
  await showGame(words);
}

function wirePanels(api: MinesApi, state: MinesStateView): void {
  panel("sheet", words, (body) => fillMinesSheet(body, state, words));
  panel("history", words, (body) => fillMinesHistory(body, api, words));
  panel("fairness", words, (body) => fillMinesFairness(body, api, words));
}

begin(() => words, start);
