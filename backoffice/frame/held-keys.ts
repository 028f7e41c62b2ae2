/** The screen is ready when no sheet is open and nothing is loading. */
const READY_CHECK_MS = 50;
/** Keys that were pressed longer ago are forgotten. */
const KEPT_MS = 5_000;

/** The operator's acts that are under way. */
let acting = 0;
let held: { key: string; at: number }[] = [];
let press: (key: string) => unknown = () => undefined;

/** Names the function that handles a key; held keys are passed to it. */
export const handleHeldKeysWith = (handle: (key: string) => unknown): void => {
  press = handle;
};

/**
 * Keeps a key that is pressed while an act of the operator is under way, for when the screen shows
 * its result. Answers false for a key that nothing holds, and for text outside of the act's sheet.
 */
export function holdKey(key: string, target: EventTarget | null, isTyping: boolean): boolean {
  if ((acting === 0 && held.length === 0) || key.length !== 1) return false;
  const sheet = target instanceof HTMLElement ? target.closest("dialog") : null;
  if (isTyping && !sheet?.querySelector("[aria-busy=true]")) return false;
  held.push({ key, at: performance.now() });
  return true;
}

export const beginAct = (): void => void (acting += 1);

/** After an act that was refused the held keys are dropped, because the operator has to look. */
export function endAct(isDone: boolean): void {
  acting -= 1;
  if (!isDone) held = [];
  if (acting === 0 && held.length > 0) setTimeout(pressOnceReady, READY_CHECK_MS);
}

function pressOnceReady(): void {
  if (acting > 0) return;
  const isReady = !document.querySelector("dialog[open], .frame[aria-busy=true]");
  held = held.filter(({ at }) => performance.now() - at < KEPT_MS);
  const [first] = held;
  if (!first) return;
  if (isReady) {
    held = held.slice(1);
    press(first.key);
  }
  if (held.length > 0) setTimeout(pressOnceReady, READY_CHECK_MS);
}
