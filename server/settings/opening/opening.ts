import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/settings/opening/store.ts";

export const openedAt = store.findOpening;

/** Lets members in from the commit on; it cannot be taken back. Throws Refusal `already_decided`. */
export async function openHouse(db: Queryable, at: Date): Promise<void> {
  if (!(await store.insertOpening(db, at))) throw new Refusal("already_decided");
}

export type IsOpen = () => Promise<boolean>;

/** Whether members are let in: always with play money, and once opened for ever. */
export function openingOf(db: Queryable, mode: "play" | "real"): IsOpen {
  let isKnown = mode === "play";
  return async () => {
    isKnown ||= (await store.findOpening(db)) !== null;
    return isKnown;
  };
}
