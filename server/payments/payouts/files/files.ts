import type { OfficeInput } from "#contract/office/calls.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import { units, type Money } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { lockFrozen } from "#server/ledger/freezing/freezing.ts";
import { csvOf } from "#server/payments/payouts/formats/csv.ts";
import { pain001Of } from "#server/payments/payouts/formats/pain-001.ts";
import * as files from "#server/payments/payouts/files/store.ts";
import { lockPayouts } from "#server/payments/payouts/payouts.ts";
import * as store from "#server/payments/payouts/store.ts";
import { assertUnsuspected } from "#server/payments/suspicions/suspicions.ts";
import { moneyRules } from "#server/settings/money-rules.ts";

/** What one operator puts into files is summed over this time, so that splitting does not help. */
const SUMMED_OVER_MS = 24 * 3_600_000;

/** The object name of a payment file in the audit trail. */
export const fileObject = (id: bigint): string => `payment-file:${id}`;

/**
 * Whether a file of this sum needs a second operator: at the threshold, alone or with what the
 * operator put into files within a day. The operator's files are made one after the other.
 */
export async function needsSecond(act: Act, sum: Money): Promise<boolean> {
  const { operatorId } = operatorOf(act);
  await files.lockFilesOf(act.tx, operatorId);
  const { secondOperatorFrom } = await moneyRules(act.tx);
  const since = new Date(act.clock.now().getTime() - SUMMED_OVER_MS);
  return sum + (await files.sumOfFiles(act.tx, operatorId, since)) >= secondOperatorFrom;
}

/**
 * Locks the payouts of a file to be made. Throws Refusal `not_found`, `stale`, and
 * `account_not_active` while the money of one of the members is frozen, `suspected` while one of them
 * is suspected of money laundering.
 */
export async function lockForFile(
  act: Act,
  ids: readonly (bigint | number)[],
): Promise<{ ids: bigint[]; sum: Money }> {
  const rows = await lockPayouts(act, ids, ["ready"]);
  const payees = rows.flatMap(({ requestId, memberId }) => (requestId === null ? [] : memberId));
  if ((await lockFrozen(act.tx, payees)).length > 0) throw new Refusal("account_not_active");
  await assertUnsuspected(act.tx, payees);
  return {
    ids: rows.map(({ id }) => id),
    sum: units(rows.reduce((sum, { amount }) => sum + amount, 0n)),
  };
}

/**
 * Puts locked payouts, whose sum is in ledger units, into a file. Throws Refusal `not_found` for an
 * unknown account.
 */
export async function makeFile(
  act: Act,
  { accountId, layout }: Pick<OfficeInput<"make-payment-file">, "accountId" | "layout">,
  { ids, sum }: { ids: readonly bigint[]; sum: Money },
): Promise<bigint> {
  const { operatorId: by, checkerId = null } = operatorOf(act);
  const at = act.clock.now();
  const id = await files.insertFile(act.tx, {
    accountId,
    layout,
    payments: ids.length,
    amount: sum,
    by,
    checkerId,
    at,
  });
  if (id === undefined) throw new Refusal("not_found");
  await store.setFiled(act.tx, ids, id);
  return id;
}

/**
 * Notes that a file was given to the bank, and tells the members whose withdrawals have no end yet;
 * the bank may have paid some before. Throws Refusal `not_found`, `stale` when it was before, or
 * was taken back.
 */
export async function sendFile(act: Act, id: bigint): Promise<void> {
  await lockUnsent(act, id);
  await store.setSent(act.tx, id, { at: act.clock.now(), by: operatorOf(act).operatorId });
  for (const { memberId, requestId, state } of await store.listOfFile(act.tx, id))
    if (requestId !== null && state === "sent")
      await act.emit("payment.paying", { memberId, requestId, kind: "withdrawal" });
}

/** Locks a file that the bank does not have. Throws Refusal `not_found`, `stale`. */
export async function lockUnsent(act: Act, id: bigint): Promise<files.LockedFile> {
  const file = await files.lockFile(act.tx, id);
  if (!file) throw new Refusal("not_found");
  if (file.sentAt !== null || file.takenBackAt !== null) throw new Refusal("stale");
  return file;
}

/**
 * Whether taking a file back needs a second operator: two made it, or it was downloaded, so that one
 * alone could give it to the bank and let it be paid a second time.
 */
export const needsSecondToTakeBack = ({ isChecked, downloadedAt }: files.LockedFile): boolean =>
  isChecked || downloadedAt !== null;

/**
 * Takes a file back before the bank has it: its payments wait for another one. Throws Refusal
 * `not_found`; `stale` when it was given to the bank, taken back, or a payment of it has an end, by
 * which the bank has the file.
 */
export async function takeFileBack(act: Act, id: bigint): Promise<files.LockedFile> {
  const file = await lockUnsent(act, id);
  const ids = (await store.listOfFile(act.tx, id)).map((payout) => payout.id);
  const payouts = await store.lockPayouts(act.tx, ids);
  if (payouts.some(({ state }) => state !== "filed")) throw new Refusal("stale");
  await store.setUnfiled(act.tx, ids);
  const by = operatorOf(act).operatorId;
  await files.setTakenBack(act.tx, id, { by, at: act.clock.now() });
  return file;
}

/**
 * The text of a file that is downloaded. Throws Refusal `not_found`, also for a file of the other
 * format and for one that was taken back.
 */
export async function fileText(
  { tx, clock }: Act,
  id: bigint,
  format: "csv" | "xml",
): Promise<{ text: string; count: number }> {
  const locked = await files.lockFile(tx, id);
  const file = locked && locked.takenBackAt === null ? await files.findFile(tx, id) : undefined;
  const isXml = file?.layout === "pain.001";
  if (!file || isXml !== (format === "xml")) throw new Refusal("not_found");
  await files.setDownloaded(tx, id, clock.now());
  const payouts = await store.listOfFile(tx, id);
  const text = file.layout === "pain.001" ? pain001Of(file, payouts) : csvOf(file.layout, payouts);
  return { text, count: payouts.length };
}
