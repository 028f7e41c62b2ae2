import { call, GameRefusal, Unreachable } from "./api.ts";
import { element, make } from "./dom.ts";
import { loadLetters, type CommonKey, type Words } from "./words.ts";

const tries = 5;

/** Waits; a signal ends the wait early. */
export const pause = (durationMs: number, signal?: AbortSignal): Promise<void> =>
  new Promise((done) => {
    if (signal?.aborted === true) return done();
    const waiting = setTimeout(done, durationMs);
    signal?.addEventListener("abort", () => {
      clearTimeout(waiting);
      done();
    });
  });

/** The game in the address. */
export const gameCode = location.pathname.split("/")[2] ?? "";
/** The round in the address of a replay. */
export const replayedRound = location.pathname.startsWith("/replay/") ? gameCode : null;
export const addressLocale = (): string =>
  new URLSearchParams(location.search).get("lang") ?? navigator.language;

/** Shows the game in place of what is shown while it loads, once its letters are there. */
export async function showGame({ language }: Words): Promise<void> {
  await loadLetters(language);
  document.body.dataset.phase = "playing";
  document.getElementById("loading")?.remove();
}

/** Exchanges the launch token of the address once; then this tab keeps the session. */
export async function enter(): Promise<string> {
  const stored = `session:${gameCode}`;
  const token = location.hash.slice(1);
  if (token !== "") {
    try {
      const opened = await untilReached(() =>
        call<{ session: string }>("POST", "/game/open", "", { token }),
      );
      sessionStorage.setItem(stored, opened.session);
    } catch (error) {
      if (!(error instanceof GameRefusal)) throw error;
    }
    history.replaceState(null, "", location.pathname + location.search);
  }
  return sessionStorage.getItem(stored) ?? "";
}

export async function untilReached<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Unreachable) || attempt === tries) throw error;
      await pause(400 * attempt);
    }
  }
}

/** Writes every `data-text` of the page in its language. */
export function writeTexts<Key extends string>(words: Words<Key>): void {
  document.documentElement.lang = words.language;
  for (const place of document.querySelectorAll<HTMLElement>("[data-text]")) {
    place.textContent = words.text(place.dataset.text as Key);
  }
  element("menu", HTMLElement).setAttribute("aria-label", words.text("menu"));
}

/** Name of the game and whether it is played for practice. */
export function writeFacts(
  words: Words,
  state: { game: { nameKo: string; nameEn: string }; mode: "real" | "demo" },
): void {
  const name = words.language === "ko" ? state.game.nameKo : state.game.nameEn;
  const title = element("title", HTMLElement);
  document.title = name;
  title.textContent = name;
  if (words.language !== "ko") title.lang = "en";
  const mode = element("mode", HTMLElement);
  mode.hidden = state.mode === "real";
  mode.textContent = words.text("demo");
  mode.title = words.text("demoAbout");
}

/** Shows that the game cannot continue in this window. */
export function sayOver(
  words: Words,
  title: CommonKey,
  text: CommonKey,
  returnUrl: string | null,
): void {
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

/** Starts a page; an error on the way is shown instead of the game. */
export function begin(words: () => Words, start: () => Promise<void>): void {
  start().catch((error: unknown) => {
    if (error instanceof GameRefusal) {
      const missing = error.code === "not_found";
      sayOver(words(), "overTitle", missing ? "replayMissing" : "overText", null);
    } else sayOver(words(), "failedTitle", "failedText", null);
    if (!(error instanceof GameRefusal || error instanceof Unreachable)) throw error;
  });
}
