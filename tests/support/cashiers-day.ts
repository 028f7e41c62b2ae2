import type { Database } from "#server/kit/database.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { expireDeposits, placeDeposit } from "#server/payments/deposits.ts";
import { placeWithdrawal } from "#server/payments/withdrawals.ts";
import { actsOn } from "#tests/support/acts.ts";
import { makeMember, setNumbers } from "#tests/support/members.ts";

/** What became of a deposit's money at the bank, and what was asked for, in won. */
const deposits = {
  exact: { count: 118, asked: 50_000, came: 50_000 },
  partial: { count: 8, asked: 70_000, came: 65_000 },
  over: { count: 6, asked: 60_000, came: 61_000 },
  late: { count: 6, asked: 90_000, came: 90_000 },
  stranger: { count: 4, asked: 80_000, came: 80_000 },
  missing: { count: 6, asked: 40_000, came: 0 },
  large: { count: 2, asked: 3_500_000, came: 3_500_000 },
} as const;
type DepositKind = keyof typeof deposits;

/** Withdrawals in the order in which they are asked for, in won. */
const withdrawals = {
  related: { count: 4, asked: 40_000 },
  otherAccount: { count: 2, asked: 40_000 },
  clean: { count: 42, asked: 40_000 },
  large: { count: 2, asked: 3_200_000 },
} as const;

export type SeededDeposit = { kind: DepositKind; reference: string; came: number };

let numbers = 0;
async function memberWith(db: Database, won: number, hasOwnNumbers: boolean): Promise<bigint> {
  const { memberId } = await makeMember(db, { cash: fromWon(won) });
  const tail = String(++numbers).padStart(4, "0");
  if (hasOwnNumbers)
    await setNumbers(db, memberId, { phone: `+8210777${tail}0`, bankNumber: `220-77-${tail}00` });
  return memberId;
}

/** Two hundred requests of two hundred members; answers the deposits with their references. */
export async function seedRequests(db: Database): Promise<SeededDeposit[]> {
  const acts = actsOn(db);
  const seeded: SeededDeposit[] = [];
  for (const [kind, { count, asked, came }] of Object.entries(deposits))
    for (let at = 0; at < count; at++) {
      const memberId = await memberWith(db, 0, true);
      const reference = `D-${String(numbers)
        .padStart(6, "0")
        .replace(/\d/g, (digit) => "ABCDEFGHJK".charAt(Number(digit)))}`;
      await db.query(
        `insert into payment_account_questions
           (member_id, receiving_account_id, reference, asked_at, expires_at)
         values ($1, 1, $2, now(), now() + interval '30 minutes')`,
        [memberId, reference],
      );
      await acts.perform(SYSTEM, (act) =>
        placeDeposit(act, memberId, { amount: fromWon(asked), reference }),
      );
      seeded.push({ kind: kind as DepositKind, reference, came });
    }
  const late = seeded.filter(({ kind }) => kind === "late").map(({ reference }) => reference);
  // A second ago: the process counts milliseconds, and the database microseconds.
  await db.query(
    "update payment_requests set expires_at = now() - interval '1 second' where reference = any($1)",
    [late],
  );
  await acts.perform(SYSTEM, expireDeposits);
  for (const [kind, { count, asked }] of Object.entries(withdrawals))
    for (let at = 0; at < count; at++) {
      const memberId = await memberWith(db, asked, kind !== "related");
      await acts.perform(SYSTEM, (act) =>
        placeWithdrawal(act, memberId, fromWon(asked), "Asia/Seoul"),
      );
      if (kind === "otherAccount")
        await db.query("update members set bank_owner = 'another' where id = $1", [memberId]);
    }
  return seeded;
}
