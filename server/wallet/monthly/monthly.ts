import type { OwnFigures } from "#contract/wallet.ts";
import type { Act } from "#server/kit/act.ts";
import type { Queryable } from "#server/kit/database.ts";
import { startOfDay } from "#server/kit/days.ts";
import { getAccount } from "#server/ledger/accounts.ts";
import { sumsByPeriod } from "#server/ledger/filtered/filtered.ts";
import { firstDay } from "#server/wallet/figures.ts";
import * as store from "#server/wallet/monthly/store.ts";
import { totalsOf } from "#server/wallet/statement.ts";

const MEMBERS_PER_STEP = 100;
/** Half a year, with the month that is over. */
const MONTHS_SHOWN = 6;

/**
 * Sends members of a site the figures of its last whole month, a bounded number; answers how many
 * it looked at, 0 when none is left. The batch, its notes and the position are one transaction, so
 * that each member is sent a month once. Members without an entry in it are sent nothing.
 */
export async function sendMonthlyStatements(act: Act): Promise<number> {
  const now = act.clock.now();
  await store.beginRuns(act.tx, now);
  const run = await store.lockRun(act.tx);
  if (!run) return 0;
  const members = await store.nextMembers(act.tx, {
    siteId: run.siteId,
    after: run.reachedMemberId,
    most: MEMBERS_PER_STEP,
  });
  let sent = 0;
  for (const memberId of members) {
    const halfYear = await figuresOfMonths(act.tx, memberId, run);
    const figures = halfYear?.at(-1);
    if (!halfYear || !figures) continue;
    await act.emit("wallet.month_ended", { memberId, figures, halfYear, timeZone: run.timeZone });
    sent++;
  }
  const isOver = members.length < MEMBERS_PER_STEP;
  const memberId = members.at(-1) ?? run.reachedMemberId;
  await store.advanceRun(act.tx, run, { memberId, sent, endedAt: isOver ? now : null });
  return Math.max(members.length, 1);
}

/**
 * The figures of a month and of those before it, the oldest first, as the member's own page shows
 * them; null without an entry in the month itself.
 */
async function figuresOfMonths(
  db: Queryable,
  memberId: bigint,
  { month, timeZone }: store.RunRow,
): Promise<OwnFigures[] | null> {
  const account = await getAccount(db, memberId, "cash");
  const months = Array.from({ length: MONTHS_SHOWN }, (_, index) =>
    firstDay(month, "month", index + 1 - MONTHS_SHOWN),
  );
  const from = startOfDay(months[0] ?? month, timeZone);
  const periods = await sumsByPeriod(db, account, { from, period: "month", timeZone });
  const found = new Map(periods.map((period) => [period.from, period]));
  if (!found.has(month)) return null;
  return months.map((first) => {
    const until = firstDay(firstDay(first, "month", 1), "day", -1);
    const { sums, minutes } = found.get(first) ?? { sums: new Map(), minutes: 0 };
    return { from: first, until, ...totalsOf(sums), minutes };
  });
}
