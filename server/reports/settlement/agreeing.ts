import { createHash } from "node:crypto";
import type { OfficeInput } from "#contract/office/calls.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import type { Queryable } from "#server/kit/database.ts";
import { fromWon } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import type { Facts } from "#server/operators/office-handler.ts";
import { decimal, shownFigures } from "#server/reports/settlement/figures.ts";
import {
  firstOf,
  monthState,
  settledIn,
  type Settled,
} from "#server/reports/settlement/settled.ts";
import { lineOf } from "#server/reports/settlement/statement.ts";
import * as store from "#server/reports/settlement/store.ts";

export const settlementObject = (connection: string, month: string): string =>
  `settlement:${connection}/${month}`;

type Wanted = Omit<OfficeInput<"agree-settlement">, "reason">;

/**
 * Checks that a month can be agreed, and answers it with the facts of the act. Throws Refusal
 * `not_found`, `already_decided`, `not_ready` before the ledger has closed the month or without a
 * rate, `stale` when the share is another one than the operator saw, `amount_outside_limits` when
 * the correction takes more than the share.
 */
export async function assertAgreeable(
  act: Act,
  { connection, month, share, correction }: Wanted,
): Promise<{ settled: Settled & { share: bigint }; after: Facts }> {
  const { tx, clock } = act;
  await store.lockSettlement(tx, connection);
  const [settled] = await settledIn(tx, month, connection);
  if (!settled || (await store.listStudios(tx, connection)).length === 0)
    throw new Refusal("not_found");
  if (settled.agreed) throw new Refusal("already_decided");
  const { state } = await monthState(tx, clock, month);
  if (state !== "closed" || settled.share === null) throw new Refusal("not_ready");
  await assertAsSigned(tx, month, settled);
  if (decimal(settled.share) !== share)
    throw new Refusal("stale", { now: { share: decimal(settled.share) } });
  if (settled.share + fromWon(correction) < 0n) throw new Refusal("amount_outside_limits");
  const { differing } = lineOf(settled);
  const net = decimal(settled.total.net);
  const after = { share, correction, net, differing, file: settled.file?.name ?? null };
  return { settled: { ...settled, share: settled.share }, after };
}

/**
 * Throws Error unless every studio's net result is the change of its account in the ledger's signed
 * sheet of the month.
 */
async function assertAsSigned(db: Queryable, month: string, { studios }: Settled): Promise<void> {
  const sheet = JSON.parse((await store.findSheet(db, firstOf(month))) ?? "{}") as {
    house?: Record<string, { change: string }>;
  };
  for (const { row, figures } of studios) {
    const signed = sheet.house?.[row.account]?.change ?? "0";
    if (signed !== String(figures.net))
      throw new Error(
        `${row.account} in ${month}: the sheet has ${signed}, the sums ${figures.net}`,
      );
  }
}

/** Keeps the statement as two operators agreed it; answers its SHA-256, hexadecimal. */
export async function agree(
  act: Act,
  { connection, month, correction }: Wanted,
  { studios, total, rate, share, file, theirs }: Settled & { share: bigint },
): Promise<string> {
  const { operatorId, checkerId } = operatorOf(act);
  if (checkerId === undefined) throw new Error("a settlement is agreed by two operators");
  const statement = JSON.stringify({
    format: "dalbit-settlement-1",
    connection,
    month,
    rate,
    studios: studios.map(({ row, figures }) => ({ code: row.code, ...shownFigures(figures) })),
    total: shownFigures(total),
    share: decimal(share),
    correction: decimal(fromWon(correction)),
    file: file && {
      name: file.name,
      lines: theirs.map(({ studio, figure, amount }) => [studio, figure, decimal(amount)]),
    },
  });
  const hash = createHash("sha256").update(statement).digest();
  await store.insertAgreed(act.tx, {
    connection,
    month: firstOf(month),
    statement,
    hash,
    share,
    correction: fromWon(correction),
    at: act.clock.now(),
    by: operatorId,
    checkedBy: checkerId,
  });
  return hash.toString("hex");
}
