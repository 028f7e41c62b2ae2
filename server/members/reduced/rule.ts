/**
 * SQL for the reason why the session of a member (`members m`) is reduced; null for a whole session.
 * `b.stakes` is true when all accounts of the member take stakes: most do, and then no break and no
 * closing is looked up. Freezing money changes nothing about stakes, so a break, a closing or a bar
 * of a member with frozen money reduces the session too.
 */
export const REDUCTION = `case when m.status <> 'active' then 'suspended'
    when not b.stakes then case when exists (
      select from member_breaks k where k.member_id = m.id and k.ended_at is null)
      then 'break'
      when exists (
        select from member_closings c where c.member_id = m.id and c.ended_at is null)
      then 'closing'
      when exists (select from member_identity_holds i where i.member_id = m.id)
      then 'identity' else 'barred' end end`;
