import { EFFECT_DAYS } from "#contract/office/contact-effects.ts";
import type { Act } from "#server/kit/act.ts";
import { MOST_APART_MS } from "#server/kit/clock.ts";
import * as store from "#server/members/cases/effects/store.ts";

const DAY_MS = 86_400_000;
const AT_ONCE = 50;

/**
 * Compares the 28 days before a contact with the 28 days after it, once they are over: stakes and
 * deposits by the ledger's entries, and the time signed in. Answers of how many contacts. Source:
 * LCCP 3.4.3, requirements 13 and 14: interactions are evaluated.
 */
export async function compareContacts({ tx, clock }: Act): Promise<number> {
  const at = clock.now();
  // A posting that has not committed yet is counted by the next step.
  const over = new Date(at.getTime() - EFFECT_DAYS * DAY_MS - MOST_APART_MS);
  return store.insertEffects(tx, { at, over, days: EFFECT_DAYS, most: AT_ONCE });
}
