import { SYSTEM, type Acts } from "#server/kit/act.ts";
import { faultsAtOneMoment } from "#server/kit/checks.ts";
import { roundChecks } from "#server/games/checks.ts";
import { ledgerChecks } from "#server/ledger/checks.ts";
import { paymentChecks } from "#server/payments/checks.ts";
import { balanceChecks } from "#server/reports/balances/checks.ts";
import { unexplainedSince } from "#server/reports/balances/comparing.ts";
import { booksCheckedAt } from "#server/reports/differences/differences.ts";
import { recordBooks } from "#server/reports/differences/gathering.ts";

const DAY_MS = 86_400_000;
/**
 * The most rows that a check names for each promise. Accepted rows are named every day too, and leave
 * room for new ones.
 */
const MOST_NAMED = 2_000;

/**
 * Once a day, and once balances are found that no entry explains, checks every promise of the books, as
 * `npm run audit` does, in one snapshot. A broken one becomes a difference on the work list. Answers
 * 0, because it does its whole work.
 */
export async function checkDailyBooks(acts: Acts): Promise<number> {
  const booksAt = await booksCheckedAt(acts.db);
  const now = acts.clock.now();
  const faultAt = await unexplainedSince(acts.db);
  const isChecked = booksAt !== null && now.getTime() - booksAt.getTime() < DAY_MS;
  if (isChecked && (faultAt === null || faultAt <= booksAt)) return 0;
  const promises = { ...ledgerChecks, ...roundChecks, ...paymentChecks, ...balanceChecks };
  const faults = await faultsAtOneMoment(acts.db.pool, promises, {
    most: MOST_NAMED,
    timeout: "30min",
  });
  await acts.perform(SYSTEM, (act) => recordBooks(act, faults, MOST_NAMED));
  return 0;
}
