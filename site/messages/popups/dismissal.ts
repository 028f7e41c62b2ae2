import { forget, keep, keptKeys, readKept } from "#site/app/browser-storage.ts";

/** Source: specification, section 9 ("a constant of 28,800,000 ms"). */
export const hideForMs = 28_800_000;

const hideKey = (id: number) => `popup.hide.${id}`;
const closePrefix = "popup.close.";

/**
 * Until when "don't show again today" holds (ms since 1970): the later of eight hours from now and
 * the next local midnight, so that the label is always true.
 */
export function hiddenUntil(now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.max(now.getTime() + hideForMs, midnight.getTime());
}

/** What was dismissed since the page loaded, for browsers without storage too. */
const dismissed = new Set<number>();

/** A closed popup appears again with the next load (specification, section 4). */
export function forgetClosed(): void {
  for (const key of keptKeys("local", closePrefix)) forget("local", key);
}

export function hideToday(id: number): void {
  dismissed.add(id);
  keep("local", hideKey(id), String(hiddenUntil(new Date())));
}

export function closeUntilNextLoad(id: number): void {
  dismissed.add(id);
  keep("local", `${closePrefix}${id}`, String(Date.now()));
}

export const isDismissed = (id: number): boolean =>
  dismissed.has(id) || Number(readKept("local", hideKey(id))) > Date.now();
