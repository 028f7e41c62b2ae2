import { listeners } from "#server/app/listeners.ts";
import { SYSTEM, performIn, type Act } from "#server/kit/act.ts";
import { systemClock } from "#server/kit/clock.ts";
import type { Transaction } from "#server/kit/database.ts";
import { fromWon } from "#server/kit/money.ts";
import { placeDeposit } from "#server/payments/deposits.ts";
import { placeWithdrawal } from "#server/payments/withdrawals.ts";

const DEPOSIT = fromWon(300_000);
const WITHDRAWAL = fromWon(100_000);

/** The demo's receiving account, and the two waiting requests of demo3. */
export const seedPayments = (tx: Transaction): Promise<void> =>
  performIn(tx, { clock: systemClock, listeners }, SYSTEM, placeRequests);

async function placeRequests(act: Act): Promise<void> {
  const { tx } = act;
  await tx.query(
    `insert into payment_receiving_accounts (bank_name, bank_number, bank_owner, reference_prefix)
     values ('달빛은행', '301-2026-1121-01', '주식회사 달빛', 'D')`,
  );
  const [demo3] = await tx.query<{ id: bigint }>("select id from members where login_id = 'demo3'");
  if (!demo3) throw new Error("demo3 is seeded before the payments");
  const deposit = await placeDeposit(act, demo3.id, { amount: DEPOSIT });
  // Valid for a week, so that a demo that is opened later still has a deposit to decide.
  await tx.query(
    "update payment_requests set expires_at = asked_at + interval '7 days' where id = $1",
    [deposit],
  );
  await placeWithdrawal(act, demo3.id, WITHDRAWAL, "Asia/Seoul");
}
