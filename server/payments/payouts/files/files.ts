import type { OfficeInput } from "#contract/office/calls.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import { units, type Money } from "#server/kit/money.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { csvOf } from "#server/payments/payouts/formats/csv.ts";
import { pain001Of } from "#server/payments/payouts/formats/pain-001.ts";
import * as files from "#server/payments/payouts/files/store.ts";
import { lockPayouts } from "#server/payments/payouts/payouts.ts";
import * as store from "#server/payments/payouts/store.ts";
import { moneyRules } from "#server/settings/money-rules.ts";

/** What one operator puts into files is summed over this time, so that splitting does not help. */
const SUMMED_OVER_MS = 24 * 3_600_000;

/** The object name of a payment file in the audit trail. */
export const fileObject = (id: bigint): string => `payment-file:${id}`;

/**
 * Whether a file of this sum needs a second operator: at the threshold, alone or with what the
 * operator put into files within a day.
 */
export async function needsSecond(act: Act, sum: Money): Promise<boolean> {
  const { operatorId } = operatorOf(act);
  const { secondOperatorFrom } = await moneyRules(act.tx);
  const since = new Date(act.clock.now().getTime() - SUMMED_OVER_MS);
  return sum + (await files.sumOfFiles(act.tx, operatorId, since)) >= secondOperatorFrom;
}

/** Locks the payouts of a file to be made. Throws Refusal `not_found`, `stale`. */
export async function lockForFile(
  act: Act,
  ids: readonly number[],
): Promise<{ ids: bigint[]; sum: Money }> {
  const rows = await lockPayouts(act, ids, ["ready"]);
  return {
    ids: rows.map(({ id }) => id),
    sum: units(rows.reduce((sum, { amount }) => sum + amount, 0n)),
  };
}

/** Puts locked payouts into a file. Throws Refusal `not_found` for an unknown account. */
export async function makeFile(
  act: Act,
  { accountId, layout }: Pick<OfficeInput<"make-payment-file">, "accountId" | "layout">,
  ids: readonly bigint[],
): Promise<bigint> {
  const { operatorId: by, checkerId = null } = operatorOf(act);
  const at = act.clock.now();
  const id = await files.insertFile(act.tx, { accountId, layout, by, checkerId, at });
  if (id === undefined) throw new Refusal("not_found");
  await store.setFiled(act.tx, ids, id);
  return id;
}

/** Notes that a file was given to the bank. Throws Refusal `not_found`, `stale` when it was before. */
export async function sendFile(act: Act, id: bigint): Promise<void> {
  const file = await files.lockFile(act.tx, id);
  if (!file) throw new Refusal("not_found");
  if (file.sentAt !== null) throw new Refusal("stale");
  await store.setSent(act.tx, id, act.clock.now());
  for (const { memberId, requestId } of await store.listOfFile(act.tx, id))
    await act.emit("payment.paying", { memberId, requestId, kind: "withdrawal" });
}

/** The text of a file. Throws Refusal `not_found`, also for a file of the other format. */
export async function fileText(
  db: Queryable,
  id: bigint,
  format: "csv" | "xml",
): Promise<{ text: string; count: number }> {
  const file = await files.findFile(db, id);
  const isXml = file?.layout === "pain.001";
  if (!file || isXml !== (format === "xml")) throw new Refusal("not_found");
  const payouts = await store.listOfFile(db, id);
  const text = file.layout === "pain.001" ? pain001Of(file, payouts) : csvOf(file.layout, payouts);
  return { text, count: payouts.length };
}
