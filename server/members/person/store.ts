import { plainArray, type Queryable } from "#server/kit/database.ts";

export const listDetails = (
  db: Queryable,
  memberIds: readonly bigint[],
): Promise<{ memberId: bigint; details: Buffer }[]> =>
  db.query(`select id as "memberId", details from member_persons where id = any($1::bigint[])`, [
    plainArray(memberIds),
  ]);

export async function saveDetails(db: Queryable, memberId: bigint, sealed: Buffer): Promise<void> {
  await db.query(
    `insert into member_persons (id, details) values ($1, $2)
     on conflict (id) do update set details = excluded.details`,
    [memberId, sealed],
  );
}

export async function deleteDetails(db: Queryable, memberId: bigint): Promise<void> {
  await db.query("delete from member_persons where id = $1", [memberId]);
}
