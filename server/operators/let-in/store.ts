import type { Queryable } from "#server/kit/database.ts";

export type Bond = { operatorId: bigint; since: Date };

/**
 * The operators one of whom invited the other after `since`, as inviter or as the second operator
 * who made the link, and whom no third has met. An invitation by the only operator has no second
 * operator and creates no such bond.
 */
export const listBonds = (db: Queryable, operatorId: bigint, since: Date): Promise<Bond[]> =>
  db.query<Bond>(
    `select other as "operatorId", max(i.ended_at) as since
     from operator_invitations i,
       lateral (values (i.operator_id, i.made_by), (i.operator_id, i.checked_by),
                       (i.made_by, i.operator_id), (i.checked_by, i.operator_id)) pair (one, other)
     where i.ended_because = 'accepted' and i.checked_by is not null and i.met_at is null
       and i.ended_at > $2 and pair.one = $1 and pair.other is not null
     group by other`,
    [operatorId, since],
  );

/** An operator's newest invitation, locked; undefined for one who was created without. */
export async function lockEntry(
  db: Queryable,
  operatorId: bigint,
): Promise<
  | { id: bigint; madeBy: bigint | null; checkedBy: bigint | null; metAt: Date | null; at: Date }
  | undefined
> {
  const [row] = await db.query<{
    id: bigint;
    madeBy: bigint | null;
    checkedBy: bigint | null;
    metAt: Date | null;
    at: Date;
  }>(
    `select id, made_by as "madeBy", checked_by as "checkedBy", met_at as "metAt", ended_at as at
     from operator_invitations
     where operator_id = $1 and ended_because = 'accepted' and ended_at is not null
     order by ended_at desc, id desc limit 1 for update`,
    [operatorId],
  );
  return row;
}

export async function markMet(db: Queryable, id: bigint, by: bigint, at: Date): Promise<void> {
  await db.query("update operator_invitations set met_by = $2, met_at = $3 where id = $1", [
    id,
    by,
    at,
  ]);
}
