import type { OfficeInput } from "#contract/office/calls.ts";
import { MOST_ROUNDS_READ } from "#contract/office/round-filter.ts";
import type { Queryable } from "#server/kit/database.ts";
import { fromWon, type Money } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/games/round-search/filters/store.ts";

type Asked = Omit<OfficeInput<"find-rounds">, "after">;
type Order = NonNullable<Asked["order"]>;
type TimeOrder = Extract<Order, "newest" | "oldest">;

/** Whether an index serves the order; the others sort the whole period. */
export const isTimeOrder = (order: Order): order is TimeOrder =>
  order === "newest" || order === "oldest";

/** Filters that no index serves. */
const READ_FOR = [
  "provider",
  "game",
  "category",
  "stakeAtLeast",
  "stakeAtMost",
  "payoutAtLeast",
  "payoutAtMost",
] as const;

/**
 * Refuses a list for which more than `MOST_ROUNDS_READ` rounds are read: one by amount, or with a
 * filter that no index serves, of a longer period or of more rounds of the member. Throws Refusal
 * `too_many`.
 */
export async function assertReadable(db: Queryable, wanted: Asked): Promise<void> {
  if (wanted.round !== undefined || wanted.launch !== undefined) return;
  const isByTime = wanted.order === undefined || isTimeOrder(wanted.order);
  if (isByTime && READ_FOR.every((field) => wanted[field] === undefined)) return;
  const most = MOST_ROUNDS_READ + 1;
  if ((await store.countUpTo(db, memberOf(wanted), periodOf(wanted), most)) === most)
    throw new Refusal("too_many");
}

export const memberOf = ({ loginId }: Asked): string | null => loginId?.toLowerCase() ?? null;

const momentOf = (text: string | undefined): Date | null =>
  text === undefined ? null : new Date(text);

export const periodOf = ({ from, before, state }: Asked): store.Period => ({
  from: momentOf(from),
  before: momentOf(before),
  state: state ?? null,
});

const moneyOf = (won: number | undefined): Money | null =>
  won === undefined ? null : fromWon(won);

/** Those of the filters that no index serves. */
export async function pickedOf(db: Queryable, wanted: Asked): Promise<store.Picked> {
  const { provider, category, game } = wanted;
  const providerIds =
    provider === undefined && category === undefined
      ? null
      : await store.listProviderIds(db, provider ?? null, category ?? null);
  return {
    providerIds,
    gameIds: game === undefined ? null : await store.listGameIds(db, game, providerIds),
    stakeAtLeast: moneyOf(wanted.stakeAtLeast),
    stakeAtMost: moneyOf(wanted.stakeAtMost),
    payoutAtLeast: moneyOf(wanted.payoutAtLeast),
    payoutAtMost: moneyOf(wanted.payoutAtMost),
  };
}
