import { owedParts, type OwedPart } from "#contract/office/funds.ts";
import type { Queryable } from "#server/kit/database.ts";
import { nextDay } from "#server/kit/days.ts";
import { effectOf } from "#server/reports/balances/effects.ts";
import * as store from "#server/reports/funds/store.ts";
import type { Period } from "#server/reports/periods.ts";

/** Balances that are not owed to members and explain a difference. */
const apartKinds = ["jackpot", "awaited"] as const;
type ApartKind = (typeof apartKinds)[number];
type Kind = OwedPart | ApartKind;
/** Signed as in the ledger, in ledger units. */
export type Held = Record<Kind, bigint>;

const kinds: ReadonlySet<string> = new Set([...owedParts, ...apartKinds]);
const isKind = (name: string): name is Kind => kinds.has(name);

const nothingHeld = (): Held => ({
  cash: 0n,
  hold: 0n,
  comp: 0n,
  in_transit: 0n,
  provider_float: 0n,
  unallocated: 0n,
  returning: 0n,
  jackpot: 0n,
  awaited: 0n,
});

function addTo(held: Held, { movement, amount }: store.MovedOnDay): void {
  const { to, from } = effectOf(movement);
  if (isKind(to)) held[to] += BigInt(amount);
  if (isKind(from)) held[from] -= BigInt(amount);
}

/** The accounts at the end of each day of a period, from the daily sums, without test accounts. */
export async function heldByDay(db: Queryable, period: Period): Promise<Map<string, Held>> {
  const moved = Map.groupBy(await store.listMovedByDay(db, period), ({ day }) => day);
  const held = nothingHeld();
  for (const row of moved.get(null) ?? []) addTo(held, row);
  const days = new Map<string, Held>();
  for (let day = period.from; day <= period.until; day = nextDay(day)) {
    for (const row of moved.get(day) ?? []) addTo(held, row);
    days.set(day, { ...held });
  }
  return days;
}

/** What members are owed of it, without the stakes of running rounds. */
export const owedOf = (held: Held): bigint => owedParts.reduce((sum, part) => sum + held[part], 0n);
