import type { OwnQuietTimes, QuietChange } from "#contract/quiet-times.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { daysOf, hoursOf } from "#server/members/quiet-times/closed.ts";
import { looseningOf } from "#server/members/quiet-times/quiet-times.ts";
import * as store from "#server/members/quiet-times/store.ts";

/** A member's no-play hours and deposit-free days, as the member and operators read them. */
export async function ownQuietTimes(
  db: Queryable,
  clock: Clock,
  memberId: bigint,
): Promise<OwnQuietTimes> {
  const rows = await store.list(db, memberId);
  const now = clock.now();
  const of = <Read>(kind: store.QuietRow["kind"], read: (closed: string) => Read) => {
    const row = rows.find((each) => each.kind === kind);
    const asked = looseningOf(row, now);
    return {
      own: read(row?.closed ?? "{}"),
      loosening: asked && {
        to: read(asked.to),
        readyAt: asked.readyAt.toISOString(),
        isReady: asked.readyAt <= now,
        lapsesAt: asked.lapsesAt.toISOString(),
      },
    };
  };
  const until = rows.length > 0 ? await store.findOpening(db, memberId) : null;
  const isToday = rows.length > 0 && (await store.isDepositFree(db, memberId));
  return {
    hours: { ...of("hours", hoursOf), until: until?.toISOString() ?? null },
    days: { ...of("days", daysOf), isToday },
  };
}

/** The changes of a member's own, newest first, in words of the contract. */
export const quietChangesOf = async (
  db: Queryable,
  memberId: bigint,
  most: number,
): Promise<QuietChange[]> =>
  (await store.listChanges(db, memberId, most)).map(({ kind, change, closed, changedAt }) => ({
    kind,
    change,
    hours: kind === "hours" ? hoursOf(closed) : null,
    days: kind === "days" ? daysOf(closed) : [],
    changedAt: changedAt.toISOString(),
  }));
