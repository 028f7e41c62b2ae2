import "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css";
import { drawScene } from "../art/scene.ts";
import { findSlotGame, type SlotGame } from "../catalogue/slot-games.ts";
import type { StateView } from "../play/wire.ts";
import { gameApi, GameRefusal, openGame, Unreachable, type GameApi } from "./api.ts";
import { element, make } from "./dom.ts";
import { Game } from "./game.ts";
import { fillHistory } from "./panels/history.ts";
import { panel } from "./panels/panel.ts";
import { fillSheet } from "./panels/sheet.ts";
import { wait } from "./reels/motion.ts";
import { Stage } from "./reels/stage.ts";
import { drawTextures } from "./reels/textures.ts";
import { Sound } from "./sound.ts";
import { loadLetters, wordsOf, type TextKey } from "./words.ts";

const code = location.pathname.split("/")[2] ?? "";
const storedSession = `session:${code}`;
let words = wordsOf(new URLSearchParams(location.search).get("lang") ?? navigator.language);

/** Exchanges the launch token of the address once; after that the session is kept by this tab. */
async function enter(): Promise<string> {
  const token = location.hash.slice(1);
  if (token !== "") {
    try {
      const { session } = await untilReached(() => openGame(token));
      sessionStorage.setItem(storedSession, session);
    } catch (error) {
      if (!(error instanceof GameRefusal)) throw error;
    }
    history.replaceState(null, "", location.pathname + location.search);
  }
  return sessionStorage.getItem(storedSession) ?? "";
}

async function untilReached<T>(call: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof Unreachable) || attempt === 5) throw error;
      await wait(400 * attempt);
    }
  }
}

async function start(): Promise<void> {
  document.documentElement.lang = words.language;
  writeTexts();
  const game = findSlotGame(code);
  if (game === undefined) throw new Error(`no game ${code}`);
  const api = gameApi(await enter());
  const state = await untilReached(() => api.state());
  words = wordsOf(state.locale);
  document.documentElement.lang = words.language;
  writeTexts();
  writeFacts(state);
  paintScene(game);
  const progress = element("progress", HTMLProgressElement);
  const [textures] = await Promise.all([
    drawTextures(game.theme, (share) => (progress.value = share)),
    loadLetters(words.language),
  ]);
  const stage = await Stage.open(element("reels", HTMLElement), game.theme, textures);
  document.body.dataset.phase = "playing";
  element("loading", HTMLElement).remove();
  const sound = new Sound();
  const onOver = () => over("overTitle", "overText", state.returnUrl);
  const play = new Game({ api, state, words, stage, sound, onOver });
  wireSound(sound);
  wirePanels(api, state, game, play);
  await play.begin();
}

function paintScene(game: SlotGame): void {
  const lying = window.matchMedia("(min-aspect-ratio: 1/1)");
  const paint = () => {
    const scene = encodeURIComponent(drawScene(game.theme, lying.matches));
    element("scene", HTMLElement).style.backgroundImage = `url("data:image/svg+xml,${scene}")`;
  };
  lying.addEventListener("change", paint);
  paint();
}

function writeTexts(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-text]")) {
    place.textContent = words.text(place.dataset.text as TextKey);
  }
  element("menu", HTMLElement).setAttribute("aria-label", words.text("menu"));
  element("progress", HTMLElement).setAttribute("aria-label", words.text("loading"));
  element("reels", HTMLElement).setAttribute("aria-label", words.text("reels", { rows: "–" }));
}

function writeFacts(state: StateView): void {
  const title = words.language === "ko" ? state.game.nameKo : state.game.nameEn;
  document.title = title;
  element("title", HTMLElement).textContent = title;
  if (words.language !== "ko") element("title", HTMLElement).lang = "en";
  const mode = element("mode", HTMLElement);
  mode.hidden = state.mode === "real";
  mode.textContent = words.text("demo");
  mode.title = words.text("demoAbout");
}

function wireSound(sound: Sound): void {
  const button = element("sound", HTMLButtonElement);
  const draw = () => {
    button.setAttribute("aria-pressed", String(sound.isOn));
    button.setAttribute("aria-label", words.text(sound.isOn ? "soundOff" : "soundOn"));
    button.querySelector("use")?.setAttribute("href", sound.isOn ? "#icon-sound" : "#icon-silent");
  };
  button.addEventListener("click", () => void sound.set(!sound.isOn).then(draw));
  draw();
}

function wirePanels(api: GameApi, state: StateView, game: SlotGame, play: Game): void {
  const log = element("log", HTMLElement);
  panel("sheet", element("open-sheet", HTMLButtonElement), words.text("info"), words, (body) =>
    fillSheet(body, {
      state,
      theme: game.theme,
      words,
      stake: play.stake,
      roundId: play.lastRound?.id ?? null,
      readsAloud: log.ariaLive === "polite",
      onReadAloud: (on) => (log.ariaLive = on ? "polite" : "off"),
    }),
  );
  panel(
    "history",
    element("open-history", HTMLButtonElement),
    words.text("history"),
    words,
    (body) => fillHistory(body, api, words),
  );
}

/** The game cannot go on in this window. */
function over(title: TextKey, text: TextKey, returnUrl: string | null): void {
  document.body.dataset.phase = "over";
  document.getElementById("loading")?.remove();
  element("over-title", HTMLElement).textContent = words.text(title);
  element("over-text", HTMLElement).textContent = words.text(text);
  const actions: HTMLElement[] = [];
  if (returnUrl !== null) {
    actions.push(make("a", { class: "button", href: returnUrl }, words.text("overReturn")));
  }
  if (title === "failedTitle") {
    const again = make("button", { type: "button", class: "button" }, words.text("retry"));
    again.addEventListener("click", () => location.reload());
    actions.push(again);
  }
  element("over-actions", HTMLElement).replaceChildren(...actions);
  const dialog = element("over", HTMLDialogElement);
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  if (!dialog.open) dialog.showModal();
}

start().catch((error: unknown) => {
  if (error instanceof GameRefusal) over("overTitle", "overText", null);
  else over("failedTitle", "failedText", null);
  if (!(error instanceof GameRefusal || error instanceof Unreachable)) throw error;
});
