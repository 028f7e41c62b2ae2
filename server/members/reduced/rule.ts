/**
 * Why the session of a member of `members m` is reduced; null when it is not. `b.stakes` says whether
 * none of their accounts refuses stakes, which most do not, and then no break is looked for. Frozen
 * money leaves the hold as it was, so that a break or a bar reduces the session of its member too.
 */
export const REDUCTION = `case when m.status <> 'active' then 'suspended'
    when not b.stakes then case when exists (
      select from member_breaks k where k.member_id = m.id and k.ended_at is null)
      then 'break' else 'barred' end end`;
