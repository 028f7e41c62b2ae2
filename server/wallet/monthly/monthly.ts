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
    const figures = await figuresOfMonth(act.tx, memberId, run);
    if (!figures) continue;
    await act.emit("wallet.month_ended", { memberId, figures, timeZone: run.timeZone });
    sent++;
  }
  const isOver = members.length < MEMBERS_PER_STEP;
  const memberId = members.at(-1) ?? run.reachedMemberId;
  await store.advanceRun(act.tx, run, { memberId, sent, endedAt: isOver ? now : null });
  return Math.max(members.length, 1);
}

/** The figures of a month that the member's own page shows; null without an entry in it. */
async function figuresOfMonth(
  db: Queryable,
  memberId: bigint,
  { month, timeZone }: store.RunRow,
): Promise<OwnFigures | null> {
  const account = await getAccount(db, memberId, "cash");
  const from = startOfDay(month, timeZone);
  const periods = await sumsByPeriod(db, account, { from, period: "month", timeZone });
  const found = periods.find((period) => period.from === month);
  if (!found) return null;
  const until = firstDay(firstDay(month, "month", 1), "day", -1);
  return { from: month, until, ...totalsOf(found.sums), minutes: found.minutes };
}
