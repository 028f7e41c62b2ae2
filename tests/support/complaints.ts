import type { Acts } from "#tests/support/act-inputs.ts";
import type { Queryable } from "#server/kit/database.ts";

/** A complaint of demo1 that has no decision; answers its number. */
async function openComplaint(db: Queryable): Promise<number> {
  const [row] = await db.query<{ id: bigint }>(
    `with asked as (
       insert into message_helps (member_id, title, contents, category, written_at)
       select id, '불만', '출금이 늦습니다', 'complaint', now() from members where login_id = 'demo1'
       returning id, member_id, written_at)
     insert into message_complaints (help_id, member_id, lodged_at, answer_by, decide_by)
     select id, member_id, written_at, written_at + interval '10 days', written_at + interval '56 days'
     from asked returning help_id as id`,
  );
  if (!row) throw new Error("insert answered no row");
  return Number(row.id);
}

/** Acts on complaints. */
export const complaintActs = (
  db: Queryable,
): Pick<Acts, "decide-complaint" | "export-complaint-months"> => ({
  "decide-complaint": async () => ({
    id: await openComplaint(db),
    outcome: "not_upheld",
    decision: "결정",
  }),
  "export-complaint-months": () => ({}),
});
