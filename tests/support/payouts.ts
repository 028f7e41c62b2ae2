import type { PayoutLayout } from "#contract/office/payment-files.ts";
import { SYSTEM, type Acts, type Who } from "#server/kit/act.ts";
import type { Queryable } from "#server/kit/database.ts";
import { fromWon } from "#server/kit/money.ts";
import { fileText, lockForFile, makeFile } from "#server/payments/payouts/files/files.ts";
import { settlePayout } from "#server/payments/payouts/payouts.ts";
import { beginReturn } from "#server/payments/statements/returning.ts";
import { placeWithdrawal } from "#server/payments/withdrawals.ts";
import { decideRequest, operator } from "#tests/support/acts.ts";
import type { TestApp } from "#tests/support/app.ts";
import { makeBankLine } from "#tests/support/bank-lines.ts";
import { makeMember, type TestMember } from "#tests/support/members.ts";

/** An approved withdrawal of a new member, or of the given one; answers its payout's id. */
export async function makePayout(
  test: TestApp,
  won = 50_000,
  member?: TestMember,
): Promise<number> {
  const { db, acts } = test.app;
  const { memberId } = member ?? (await makeMember(db, { cash: fromWon(won) }));
  const id = await acts.perform(SYSTEM, (act) =>
    placeWithdrawal(act, memberId, fromWon(won), "Asia/Seoul"),
  );
  await decideRequest(acts, id, "approved");
  const [row] = await db.query<{ id: bigint }>(
    "select id from payment_payouts where request_id = $1",
    [id],
  );
  return Number(row?.id);
}

/** A payment file with payouts, made by the first operator; answers its id. */
export const fileOf = async (
  test: TestApp,
  layout: string,
  ...payouts: readonly number[]
): Promise<number> =>
  Number(
    await test.app.acts.perform(operator(1n), async (act) =>
      makeFile(
        act,
        { accountId: 1, layout: layout as PayoutLayout },
        await lockForFile(act, payouts),
      ),
    ),
  );

/** A payout in a file of its own; answers its id. */
export async function makeFiledPayout(test: TestApp, won?: number): Promise<number> {
  const payout = await makePayout(test, won);
  await fileOf(test, "names", payout);
  return payout;
}

/** A payout that the bank paid; answers its id. */
export async function makePaidPayout(test: TestApp, won: number): Promise<number> {
  const payout = await makeFiledPayout(test, won);
  await settle(test.app, BigInt(payout), won);
  return payout;
}

type Product = { db: Pick<Queryable, "query">; acts: Acts };

/** The bank pays a payout, as an outgoing line shows. */
async function settle({ db, acts }: Product, payout: bigint, won: number): Promise<void> {
  const lineId = await makeBankLine(db, won, null, true);
  await acts.perform(operator(1n), (act) => settlePayout(act, payout, BigInt(lineId)));
}

/** The bank pays an approved withdrawal. */
export async function payByBank({ db, acts }: Product, requestId: bigint): Promise<void> {
  const [payout] = await db.query<{ id: bigint; won: bigint }>(
    "select id, amount / 100000 as won from payment_payouts where request_id = $1",
    [requestId],
  );
  if (!payout) throw new Error(`the request ${requestId} has no payout`);
  await acts.perform(operator(1n), async (act) =>
    makeFile(act, { accountId: 1, layout: "names" }, await lockForFile(act, [payout.id])),
  );
  await settle({ db, acts }, payout.id, Number(payout.won));
}

/** The account to which tests return transfers. */
export const receiver = { bankName: "별빛은행", bankNumber: "110-222-333444", bankOwner: "박사기" };

/** A transfer on its way back to its sender, agreed by two operators; answers its payout's id. */
export async function makeReturn(test: TestApp, won: number): Promise<number> {
  const lineId = await makeBankLine(test.app.db, won);
  const two: Who = { kind: "operator", operatorId: 1n, checkerId: 2n };
  const { payoutId } = await test.app.acts.perform(two, (act) =>
    beginReturn(act, BigInt(lineId), receiver),
  );
  return Number(payoutId);
}

/** A payment file that was downloaded; answers its id. */
export async function makeDownloadedFile(test: TestApp): Promise<number> {
  const id = await fileOf(test, "names", await makePayout(test));
  await test.app.acts.perform(operator(1n), (act) => fileText(act, BigInt(id), "csv"));
  return id;
}
