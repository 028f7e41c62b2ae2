import type { BenchMember } from "#bench/ledger/members.ts";
import { openDatabase } from "#server/kit/database.ts";
import { fromWon } from "#server/kit/money.ts";

/** Too much for any figure to reach. */
const AMOUNT_WON = 9_000_000_000;

/** Gives each member three limits that every stake is compared with and none reaches. */
export async function giveLimits(
  databaseUrl: string,
  members: readonly BenchMember[],
): Promise<void> {
  const db = openDatabase(databaseUrl, { size: 1, statementTimeoutMs: 120_000 });
  try {
    await db.query(
      `insert into ledger_limits (bucket, account_id, kind, period, amount, changed_at)
       select a.bucket, a.id, l.kind, l.period, $2, now()
       from ledger_accounts a
       cross join (values ('loss', 'day'), ('loss', 'month'), ('stake', 'week')) as l(kind, period)
       where a.id = any($1::bigint[])`,
      [members.map(({ accountId }) => accountId), fromWon(AMOUNT_WON)],
    );
    await db.query("vacuum (analyze) ledger_accounts, ledger_limits");
  } finally {
    await db.close();
  }
}
