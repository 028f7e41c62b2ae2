import type { OpenBooks } from "#scripts/books/open-books.ts";
import { roundChecks } from "#server/games/checks.ts";
import { faultsIn, type Checks } from "#server/kit/checks.ts";
import { ledgerChecks } from "#server/ledger/checks.ts";
import { NO_MOVEMENT } from "#server/ledger/movements.ts";
import { checkApprovals } from "#server/operators/approvals/verifying.ts";
import { checkTrail } from "#server/operators/audit/audit.ts";
import { paymentChecks } from "#server/payments/checks.ts";
import { balanceChecks } from "#server/reports/balances/checks.ts";

const MOST_NAMED = 20;

export type AuditResult = {
  faults: string[];
  figures: [name: string, value: string][];
  /** Each promise that was checked, its number of faults, and the time the check took. */
  promises: { promise: string; faults: number; ms: number }[];
};

/** Checks every promise of the books in one snapshot and counts their rows. */
export async function auditBooks(books: OpenBooks): Promise<AuditResult> {
  const promises = { ...ledgerChecks, ...roundChecks, ...paymentChecks, ...balanceChecks };
  const result: AuditResult = { faults: [], figures: [], promises: [] };
  for await (const { faults, ...looked } of checkPromises(books, promises)) {
    result.promises.push({ ...looked, faults: faults.length });
    result.faults.push(...faults);
  }
  for (const [name, sql] of Object.entries(figures)) {
    const [row] = await books.query<{ value: string }>(sql);
    result.figures.push([name, row?.value ?? "–"]);
  }
  return result;
}

/** Checks promises one by one, and finally the chain of the audit trail and the signed approvals. */
export async function* checkPromises(
  books: OpenBooks,
  promises: Checks,
): AsyncGenerator<{ promise: string; faults: string[]; ms: number }> {
  // These joins read whole tables, which the statistics of a new table understate.
  await books.query("set local enable_nestloop = off");
  const timed = async (promise: string, find: () => Promise<string[]>) => {
    const startedAt = performance.now();
    const faults = await find();
    return { promise, faults, ms: Math.round(performance.now() - startedAt) };
  };
  for (const [promise, sql] of Object.entries(promises))
    yield await timed(promise, () => faultsIn(books.client, promise, sql, { most: MOST_NAMED }));
  yield await timed("the audit trail is unchanged", async () => {
    let after = 0;
    for (;;) {
      const { reached, fault, isEnd } = await checkTrail(books, after);
      if (fault !== null) return [`audit row ${fault} was changed after it was written`];
      if (isEnd) return [];
      after = reached;
    }
  });
  yield await timed("signed approvals are what their approvers signed", () =>
    checkApprovals(books, MOST_NAMED),
  );
}

const won = (sum: string): string =>
  `select to_char(${sum} / 100000.0, 'FM999,999,999,999,990.00000') as value`;

/** Figures for the operator beside the verdict. */
const figures: Record<string, string> = {
  accounts: "select count(*)::text as value from ledger_accounts",
  entries: "select count(*)::text as value from ledger_entries",
  "entries between house accounts": "select count(*)::text as value from ledger_house_entries",
  "idempotency keys": "select count(*)::text as value from ledger_keys",
  "keys rolled back before they came (tombstones)": `select count(*)::text as value from ledger_keys where movement = ${NO_MOVEMENT}`,
  "members' cash, won": `${won("coalesce(sum(balance), 0)")} from ledger_accounts where kind = 'cash'`,
  "members' comp, won": `${won("coalesce(sum(balance), 0)")} from ledger_accounts where kind = 'comp'`,
  "set aside for withdrawals, won": `${won("coalesce(sum(balance), 0)")} from ledger_accounts where kind = 'hold'`,
  "open withdrawals":
    "select count(*)::text as value from payment_requests where kind = 'withdrawal' and status in ('waiting', 'taken')",
  "open rounds": "select count(*)::text as value from game_rounds where state = 'open'",
  "  of those older than a day":
    "select count(*)::text as value from game_rounds where state = 'open' and changed_at < now() - interval '1 day'",
  "closed months": "select count(*)::text as value from ledger_balance_sheets",
  "months prepared ahead": `select count(*)::text as value from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'ledger_entries'::regclass
       and right(c.relname, 6) > to_char(now() at time zone 'UTC', 'YYYYMM')`,
};
