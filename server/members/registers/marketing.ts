import type { Queryable } from "#server/kit/database.ts";
import type { Register } from "#server/members/registers/register.ts";
import { askAboutMany } from "#server/members/registers/due.ts";
import type { Asking } from "#server/members/registers/registers.ts";
import * as store from "#server/members/registers/store.ts";

/** An answer for marketing counts for a day. */
const LASTS_MS = 86_400_000;

const lastsSince = (now: Date): Date => new Date(now.getTime() - LASTS_MS);

/** Whether registers were asked about all of these members, and whom they keep from promotion. */
export async function marketingOf(
  db: Queryable,
  memberIds: readonly bigint[],
  now: Date,
): Promise<{ areAsked: boolean; held: ReadonlySet<bigint> }> {
  const rows = await store.listForMarketing(db, memberIds, lastsSince(now));
  return {
    areAsked: rows.every(({ isAsked }) => isAsked),
    held: new Set(rows.flatMap(({ memberId, isClear }) => (isClear ? [] : memberId))),
  };
}

const absent: Register = {
  moments: ["marketing"],
  sweepDays: null,
  check: async () => ({ kind: "unknown", because: "not_connected" }),
};

/** Asks each register about those of these members who were not asked about; answers how many. */
export async function askForMarketing(
  asking: Asking,
  memberIds: readonly bigint[],
): Promise<number> {
  const { db, clock } = asking.acts;
  const rows = await store.listForMarketing(db, memberIds, lastsSince(clock.now()));
  const due = rows.filter(({ isAsked }) => !isAsked);
  for (const [register, own] of Map.groupBy(due, (row) => row.register)) {
    const port = asking.registers.get(register) ?? absent;
    const questions = own.map(({ memberId }) => ({
      memberId,
      register,
      moment: "marketing" as const,
    }));
    await askAboutMany(asking, port, questions, "marketing");
  }
  return due.length;
}
