import type { ContactEffect } from "#contract/office/contact-effects.ts";
import { toWon } from "#server/kit/money.ts";
import type { EffectSums } from "#server/members/cases/effects/store.ts";

/** What was done before and after a contact, or several, as staff read it. */
export const effectOf = (sums: Omit<EffectSums, "contacts">): ContactEffect => ({
  staked: { before: toWon(sums.stakedBefore), after: toWon(sums.stakedAfter) },
  deposited: { before: toWon(sums.depositedBefore), after: toWon(sums.depositedAfter) },
  minutes: { before: Number(sums.minutesBefore), after: Number(sums.minutesAfter) },
});
