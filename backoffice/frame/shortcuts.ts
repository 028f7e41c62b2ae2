import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from "react";
import { handleHeldKeysWith, holdKey } from "#backoffice/frame/held-keys.ts";

/** One key, or two in sequence such as `g d`. Modifier keys are not supported. */
export type Shortcut = {
  keys: string;
  label: string;
  run: () => void;
};

const SEQUENCE_MS = 1_200;

/** The shortcuts of the open screens, which the help sheet lists. */
let sets: readonly (readonly Shortcut[])[] = [];
const listeners = new Set<() => void>();

function change(next: typeof sets): void {
  sets = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** All active shortcuts, those of the frame first. */
export const useActiveShortcuts = (): readonly Shortcut[] =>
  useSyncExternalStore(subscribe, () => sets).flat();

/** Handles these keys as long as the component is shown: a key that is pressed at first sight works. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const labels = shortcuts.map(({ keys, label }) => `${keys}\n${label}`).join("\n");
  const current = useEffectEvent((keys: string) =>
    shortcuts.find((shortcut) => shortcut.keys === keys)?.run(),
  );
  useLayoutEffect(() => {
    const parts = labels === "" ? [] : labels.split("\n");
    const own: Shortcut[] = [];
    for (let at = 0; at < parts.length; at += 2) {
      const keys = parts[at] ?? "";
      own.push({ keys, label: parts[at + 1] ?? "", run: () => current(keys) });
    }
    change([...sets, own]);
    return () => change(sets.filter((set) => set !== own));
  }, [labels]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The Latin letter of the key, also with a Korean, Japanese or Thai keyboard layout. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^[ -~]$/.test(key) ? key : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key);

/** Listens for single keys on the whole page while it is switched on (WCAG 2.1.4). */
export function useShortcutKeys(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const run = runnerOf();
    handleHeldKeysWith(run);
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const key = letterOf(event);
      const isText = isTyping(event.target);
      const isHeld = holdKey(key, event.target, isText);
      if (!isHeld && (isText || document.querySelector("dialog[open]"))) return;
      if (isHeld || run(key)) event.preventDefault();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, [isOn]);
}

/** Runs the shortcut of a key, or of a sequence that it ends; answers whether there is one. */
function runnerOf(): (key: string) => boolean {
  let before = { key: "", at: 0 };
  return (key) => {
    const isSequence = performance.now() - before.at < SEQUENCE_MS;
    const wanted = isSequence ? [`${before.key} ${key}`, key] : [key];
    const all = sets.flat();
    const found = wanted
      .map((keys) => all.findLast((shortcut) => shortcut.keys === keys))
      .find((shortcut) => shortcut !== undefined);
    before = found ? { key: "", at: 0 } : { key, at: performance.now() };
    found?.run();
    return found !== undefined;
  };
}
