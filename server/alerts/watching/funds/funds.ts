import type { AlertRuleName } from "#contract/office/alerts.ts";
import type { Finder } from "#server/alerts/watching/finder.ts";
import { toWon, units, UNITS_PER_WON } from "#server/kit/money.ts";
import { daysNotEntered, shortDays } from "#server/reports/funds/watching.ts";

const roundedUp = (amount: bigint): bigint =>
  ((amount + UNITS_PER_WON - 1n) / UNITS_PER_WON) * UNITS_PER_WON;

/** The rules about members' funds; each lasts until the day is covered, entered, or 31 days old. */
export const fundsFinders = {
  funds_short: {
    isState: true,
    find: async (db, { now }) =>
      (await shortDays(db, now)).map(({ day, missing }) => ({
        subject: `funds-day:${day}`,
        // Whole won, rounded up: a part of a won is missing too.
        facts: { day, amount: toWon(units(roundedUp(missing))) },
      })),
  },
  funds_not_entered: {
    isState: true,
    find: async (db, { now, limit }) =>
      (await daysNotEntered(db, now, Number(limit))).map(({ id, ...facts }) => ({
        subject: `segregated-account:${id}`,
        facts,
      })),
  },
} as const satisfies Partial<Record<AlertRuleName, Finder>>;
