import type { Queryable } from "#server/kit/database.ts";

export async function hasSignInNotes(db: Queryable, memberId: bigint): Promise<boolean> {
  const [row] = await db.query<{ isOn: boolean }>(
    `select has_sign_in_notes as "isOn" from members where id = $1`,
    [memberId],
  );
  if (!row) throw new Error(`no member has the id ${memberId}`);
  return row.isOn;
}

/** Answers whether the choice changed. */
export async function updateSignInNotes(
  db: Queryable,
  memberId: bigint,
  isOn: boolean,
): Promise<boolean> {
  const rows = await db.query(
    `update members set has_sign_in_notes = $2 where id = $1 and has_sign_in_notes <> $2
     returning id`,
    [memberId, isOn],
  );
  return rows.length > 0;
}
