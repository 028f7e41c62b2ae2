/** How often it is checked whether the screen is ready: no sheet is open and nothing is loading. */
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

/** Whether another screen is on its way. */
const isOpening = (): boolean => document.querySelector(".frame[aria-busy=true]") !== null;

/**
 * An operator who works by key presses the next key before the last act is answered, or before the
 * next screen is there. Such a key is kept and pressed again once the screen shows the result.
 * Answers whether the key was kept: not when nothing is under way, and not while the operator types
 * into another field than those of the act's sheet.
 */
export function holdKey(key: string, target: EventTarget | null, isTyping: boolean): boolean {
  const isFirst = acting === 0 && held.length === 0;
  if ((isFirst && !isOpening()) || key.length !== 1) return false;
  const sheet = target instanceof HTMLElement ? target.closest("dialog") : null;
  if (isTyping && !sheet?.querySelector("[aria-busy=true]")) return false;
  held.push({ key, at: performance.now() });
  if (isFirst) setTimeout(pressOnceReady, READY_CHECK_MS);
  return true;
}

export const beginAct = (): void => void (acting += 1);

/** Whether an act of the operator is under way. */
export const isActing = (): boolean => acting > 0;

/** Ends an act. When it was refused the kept keys are dropped, so that the operator reads why. */
export function endAct(isDone: boolean): void {
  acting -= 1;
  if (!isDone) held = [];
  if (acting === 0 && held.length > 0) setTimeout(pressOnceReady, READY_CHECK_MS);
}

function pressOnceReady(): void {
  if (acting > 0) return;
  const isReady = !isOpening() && document.querySelector("dialog[open]") === null;
  held = held.filter(({ at }) => performance.now() - at < KEPT_MS);
  const [first] = held;
  if (!first) return;
  if (isReady) {
    held = held.slice(1);
    press(first.key);
  }
  if (held.length > 0) setTimeout(pressOnceReady, READY_CHECK_MS);
}
