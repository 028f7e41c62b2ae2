import type { OfficeInput } from "#contract/office/calls.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { firstOf } from "#server/reports/settlement/settled.ts";
import * as store from "#server/reports/settlement/store.ts";

type Wanted = Omit<OfficeInput<"set-share-rate">, "reason">;

/**
 * The rate before and after a change. Throws Refusal `not_found` for a connection without studios,
 * `already_decided` when the rate is the same or a month from then on is agreed.
 */
export async function rateBeforeAndAfter(tx: Act["tx"], { connection, from, rate }: Wanted) {
  await store.lockSettlement(tx, connection);
  if ((await store.listStudios(tx, connection)).length === 0) throw new Refusal("not_found");
  const agreed = await store.findLastAgreed(tx, connection);
  const rates = await store.listRates(tx, connection);
  const present = rates.find((each) => each.from <= from)?.rate ?? null;
  if (present === rate || (agreed !== undefined && agreed >= from))
    throw new Refusal("already_decided");
  return {
    object: `settlement:${connection}`,
    before: { sharePercent: present === null ? null : present / 100 },
    after: { sharePercent: rate / 100, fromMonth: from },
  };
}

/** Stores a rate that `rateBeforeAndAfter` has checked. */
export async function saveRate(act: Act, { connection, from, rate }: Wanted): Promise<void> {
  const { operatorId, checkerId } = operatorOf(act);
  if (checkerId === undefined) throw new Error("a share is set by two operators");
  await store.saveRate(act.tx, {
    connection,
    month: firstOf(from),
    rate,
    at: act.clock.now(),
    by: operatorId,
    checkedBy: checkerId,
  });
}
