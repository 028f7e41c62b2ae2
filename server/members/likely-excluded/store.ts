import { plainArray, type Queryable } from "#server/kit/database.ts";

type ExcludedRow = { memberId: bigint; bankOwner: string; sealedBirthDate: Buffer };

/** Self-excluded members with ids above one, in the order of their ids. */
export const listExcluded = (db: Queryable, after: bigint, most: number): Promise<ExcludedRow[]> =>
  db.query<ExcludedRow>(
    `select m.id as "memberId", m.bank_owner as "bankOwner", m.birth_date as "sealedBirthDate"
     from (
       select distinct member_id from member_breaks
       where is_exclusion and ended_at is null and member_id > $1
       order by member_id limit $2) b
     join members m on m.id = b.member_id order by m.id`,
    [after, most],
    "members-likely-excluded",
  );

export async function insertLikely(
  db: Queryable,
  memberId: bigint,
  excluded: readonly bigint[],
  at: Date,
): Promise<void> {
  await db.query(
    `insert into member_likely_exclusions (member_id, excluded_id, found_at)
     select $1, id, $3 from unnest($2::bigint[]) id`,
    [memberId, plainArray(excluded), at],
  );
}
