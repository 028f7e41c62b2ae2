import type { HelpCategory } from "#contract/help-kinds.ts";
import type { Role } from "#contract/office/permissions.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";

type ColleagueRow = { id: bigint; name: string };

export const listColleagues = (db: Queryable, roles: readonly Role[]): Promise<ColleagueRow[]> =>
  db.query<ColleagueRow>(
    `select id, name from operators where status = 'active' and role = any($1)
     order by name, id limit 500`,
    [roles],
  );

export async function findColleague(
  db: Queryable,
  id: bigint,
  roles: readonly Role[],
): Promise<ColleagueRow | undefined> {
  const [row] = await db.query<ColleagueRow>(
    "select id, name from operators where id = $1 and status = 'active' and role = any($2)",
    [id, roles],
  );
  return row;
}

type FilingRow = {
  memberId: bigint;
  caseId: bigint | null;
  writtenAt: Date;
  isHidden: boolean;
  version: number;
  category: HelpCategory;
  assignedId: bigint | null;
  assignedTo: string | null;
  followUpOn: string | null;
};

export async function lockFiling(tx: Transaction, id: bigint): Promise<FilingRow | undefined> {
  const [row] = await tx.query<FilingRow>(
    `select member_id as "memberId", case_id as "caseId", written_at as "writtenAt", hidden_at is not null as "isHidden",
       version, category, assigned_to as "assignedId",
       (select name from operators where id = assigned_to) as "assignedTo",
       to_char(follow_up_on, 'YYYY-MM-DD') as "followUpOn"
     from message_helps where id = $1 for update`,
    [id],
  );
  return row;
}

export async function updateFiling(
  tx: Transaction,
  id: bigint,
  filing: { category: HelpCategory; assignedTo: bigint | null; followUpOn: string | null },
): Promise<void> {
  await tx.query(
    `update message_helps set category = $2, assigned_to = $3, follow_up_on = $4::date,
       version = version + 1 where id = $1`,
    [id, filing.category, filing.assignedTo, filing.followUpOn],
  );
}
