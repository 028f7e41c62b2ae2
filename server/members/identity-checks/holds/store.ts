import type { Queryable } from "#server/kit/database.ts";

/** Whether the member's site demands a verified identity that is missing, and whether play is held for it. */
export async function findStanding(
  db: Queryable,
  memberId: bigint,
): Promise<{ isMissing: boolean; isHeld: boolean }> {
  const [row] = await db.query<{ isMissing: boolean; isHeld: boolean }>(
    `select members_identity_missing($1) as "isMissing",
       exists (select from member_identity_holds where member_id = $1) as "isHeld"`,
    [memberId],
    "members-identity-standing",
  );
  if (!row) throw new Error("select answered no row");
  return row;
}

/** Notes that play is held; false when it was held before. */
export async function insertHold(db: Queryable, memberId: bigint, at: Date): Promise<boolean> {
  const rows = await db.query(
    `insert into member_identity_holds (member_id, site_id, held_at)
     select m.id, s.id, $2 from members m
     join settings_sites s on case when m.site_id is null then s.host = '*' else s.id = m.site_id end
     where m.id = $1
     on conflict do nothing returning member_id`,
    [memberId, at],
  );
  return rows.length > 0;
}

export async function deleteHold(db: Queryable, memberId: bigint): Promise<boolean> {
  const rows = await db.query(
    "delete from member_identity_holds where member_id = $1 returning member_id",
    [memberId],
  );
  return rows.length > 0;
}

/**
 * Members who are held at a site that demands no identity any more, and those signed in who are not
 * held and should be. Who is verified is released in the transaction of the decision.
 */
export async function listToSettle(db: Queryable, now: Date, most: number): Promise<bigint[]> {
  const rows = await db.query<{ memberId: bigint }>(
    `(select member_id as "memberId" from member_identity_holds
      where site_id in (
        select s.id from settings_sites s where not exists (
          select from settings_profile_rules r
          where r.profile_id = s.profile_id and r.rule = 'identityChecked'))
      limit $2)
     union
     select playing.member_id
     from (select distinct member_id from member_sessions
           where ended_at is null and idle_ends_at > $1) playing
     -- Evaluated once, before a session is read: the sites of most houses demand no identity.
     where exists (
         select from settings_profile_rules r join settings_sites s on s.profile_id = r.profile_id
         where r.rule = 'identityChecked')
       and not exists (select from member_identity_holds h where h.member_id = playing.member_id)
       and members_identity_missing(playing.member_id)
     order by 1 limit $2`,
    [now, most],
  );
  return rows.map(({ memberId }) => memberId);
}
