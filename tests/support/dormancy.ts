import { SYSTEM } from "#server/kit/act.ts";
import { makeDormant } from "#server/members/administration/dormant-accounts.ts";
import { tellInactive } from "#server/members/dormancy/dormancy.ts";
import type { TestApp } from "#tests/support/app.ts";
import { makeMember } from "#tests/support/members.ts";

/** Every turn of both jobs of the worker. */
export async function lookForInactive({ app: { acts } }: TestApp): Promise<void> {
  while ((await acts.perform(SYSTEM, tellInactive)) > 0) continue;
  while ((await makeDormant(acts)) > 0) continue;
}

/** The account of a member that is not used for days. */
export function inactivity(test: TestApp, memberId: bigint) {
  const run = (sql: string, value: number) => test.owner.query(sql, [memberId, value]);
  /** Days pass for the member's account, in which nothing happens. */
  const pass = async (days: number) => {
    await run("update members set last_seen_on = last_seen_on - $2::integer where id = $1", days);
    await run(
      `update member_dormancies set inactive_since = inactive_since - $2::integer,
         noticed_at = noticed_at - make_interval(days => $2),
         due_at = due_at - make_interval(days => $2),
         dormant_at = dormant_at - make_interval(days => $2),
         ended_at = ended_at - make_interval(days => $2)
       where member_id = $1`,
      days,
    );
  };
  const unusedFor = async (days: number) => {
    await run(
      `update members set last_seen_on = (now() - make_interval(days => $2))::date where id = $1`,
      days,
    );
  };
  return {
    pass,
    /** The member used the account last before so many days. */
    unusedFor,
    status: async () =>
      (
        await test.owner.query<{ status: string }>("select status from members where id = $1", [
          memberId,
        ])
      )[0]?.status,
    /** The newest notice of the member. */
    newest: async () =>
      (
        await test.owner.query<{
          outcome: string | null;
          noticedAt: Date;
          dueAt: Date;
          verifiedBy: string | null;
        }>(
          `select outcome, noticed_at as "noticedAt", due_at as "dueAt", verified_by as "verifiedBy"
           from member_dormancies where member_id = $1 order by id desc limit 1`,
          [memberId],
        )
      )[0],
    becomeDormant: async () => {
      await unusedFor(800);
      await lookForInactive(test);
      await pass(31);
      await lookForInactive(test);
    },
  };
}

/** The acts on a dormant account, on a member of their own. */
export const dormancyActs = (test: TestApp) => ({
  "reopen-dormant-account": async () => {
    const { memberId } = await makeMember(test.app.db);
    await inactivity(test, memberId).becomeDormant();
    return { id: Number(memberId), verifiedBy: "document" as const };
  },
});
