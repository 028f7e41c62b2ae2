import "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css";
import "virtual:letters/slot.css";
import {
  findSlotGame,
  type Mechanic,
  type SlotGame,
  type Theme,
} from "../../catalogue/slot-games.ts";
import { element } from "../dom.ts";
import {
  addressLocale,
  begin,
  enter,
  gameCode,
  replayedRound,
  sayOver,
  untilReached,
  writeFacts,
  writeTexts,
} from "../entry.ts";
import { panel } from "../panels/panel.ts";
import { paintScene } from "../scene.ts";
import { Sound } from "../sound.ts";
import { wireSound } from "../sound-button.ts";
import { loadLetters } from "../words.ts";
import { askReplay, gameApi, type GameApi } from "./api.ts";
import { fillFairness } from "./fairness.ts";
import { Game } from "./game.ts";
import { fillHistory } from "./history.ts";
import type { Stage } from "./reels/stage.ts";
import { playAgain } from "./replay.ts";
import { fillSheet } from "./sheet.ts";
import { sayWays } from "./show.ts";
import { slotWordsOf } from "./words.ts";
import type { StateView } from "../../play/wire.ts";

let words = slotWordsOf(addressLocale());

function speak(locale: string): void {
  words = slotWordsOf(locale);
  writeTexts(words);
  element("progress", HTMLProgressElement).setAttribute("aria-label", words.text("loading"));
}

async function start(): Promise<void> {
  speak(addressLocale());
  if (replayedRound !== null) {
    const replay = await untilReached(() => askReplay(replayedRound ?? ""));
    writeFacts(words, { game: replay.game, mode: "real" });
    const game = gameOf(replay.game.code);
    const stage = await openStage(game.theme, replay.round.mechanic);
    const sound = await showStage(stage, replay.round.mechanic);
    await playAgain({ replay, words, stage, sound });
    return;
  }
  const game = gameOf(gameCode);
  // The player enters while the reels are loaded and drawn.
  const [stage, { api, state }] = await Promise.all([
    openStage(game.theme, game.mechanic),
    enterGame(),
  ]);
  const sound = await showStage(stage, game.mechanic);
  const onOver = () => sayOver(words, "overTitle", "overText", state.returnUrl);
  const play = new Game({ api, state, words, stage, sound, onOver });
  wirePanels(api, state, game, play);
  await play.begin();
}

async function enterGame(): Promise<{ api: GameApi; state: StateView }> {
  const api = gameApi(await enter());
  const state = await untilReached(() => api.state());
  speak(state.locale);
  writeFacts(words, state);
  return { api, state };
}

function gameOf(code: string): SlotGame {
  const game = findSlotGame(code);
  if (game === undefined) throw new Error(`no game ${code}`);
  return game;
}

/** The drawing library is large, so the page begins without it. */
async function openStage(theme: Theme, mechanic: Mechanic): Promise<Stage> {
  paintScene(theme);
  const progress = element("progress", HTMLProgressElement);
  const { Stage } = await import("./reels/stage.ts");
  const onProgress = (share: number) => (progress.value = share);
  return Stage.open(element("reels", HTMLElement), theme, mechanic, onProgress);
}

async function showStage(stage: Stage, mechanic: Mechanic): Promise<Sound> {
  await loadLetters(words.language);
  const count = stage.window.length;
  sayWays({ stage, words }, mechanic, stage.window);
  const reels = element("reels", HTMLElement);
  reels.setAttribute("aria-label", words.text("reels", { count, columns: "–" }));
  document.body.dataset.phase = "playing";
  element("loading", HTMLElement).remove();
  const sound = new Sound();
  wireSound(sound, words);
  return sound;
}

function wirePanels(api: GameApi, state: StateView, game: SlotGame, play: Game): void {
  const log = element("log", HTMLElement);
  // The space key spins again as soon as a panel is closed.
  const spin = element("spin", HTMLButtonElement);
  const sheet = (body: HTMLElement) =>
    fillSheet(body, {
      state,
      theme: game.theme,
      words,
      stake: play.stake,
      roundId: play.lastRound?.id ?? null,
      readsAloud: log.ariaLive === "polite",
      onReadAloud: (on) => (log.ariaLive = on ? "polite" : "off"),
    });
  panel("sheet", words, sheet, spin);
  const past = (body: HTMLElement) =>
    fillHistory(body, api, words, (round) => {
      history.close();
      void play.replay(round);
    });
  const history = panel("history", words, past, spin);
  const fairness = (body: HTMLElement) => fillFairness(body, api, words);
  panel("fairness", words, fairness, spin);
}

begin(() => words, start);
