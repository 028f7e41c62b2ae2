-- A second factor made anew for an operator who lost theirs, invitations made at the machine
-- itself, and a proof of the audit trail that goes on piece by piece.

alter table operator_invitations
  alter column made_by drop not null,
  add column renews bigint references operators on delete restrict,
  add check ((made_by is null) <= (role = 'admin' or renews is not null)),
  add check ((renews is null) or (operator_id is null) or (operator_id = renews));
comment on table operator_invitations is
  'Colleagues who may join, and operators whose second factor is made anew. Only the hash of a link''s token is kept, and a new link replaces the one before. password_hash and second_factor wait here until a first code proves them; second_factor is sealed as in operators.';
comment on column operator_invitations.made_by is 'Null when it was made at the machine itself, by the command for it.';
comment on column operator_invitations.renews is 'The operator whose second factor is made anew; null for somebody who joins.';

drop function audit_first_fault();
create function audit_check(p_after bigint, p_most integer)
returns table (reached bigint, fault bigint)
language sql stable as $$
  with piece as (
    select e.entry, e.id, e.chain, p_after + row_number() over (order by e.id) as number,
      lag(e.chain, 1, coalesce(
        (select chain from audit_entries where id = p_after), sha256('audit'::bytea)))
        over (order by e.id) as previous
    from (select entry, entry.id, entry.chain from audit_entries entry
          where entry.id > p_after order by entry.id limit p_most) e)
  select coalesce(max(p.id), p_after),
    min(p.id) filter (where p.id <> p.number or p.chain <> audit_link(p.previous, p.entry))
  from piece p
$$;
comment on function audit_check is
  'Checks the links of at most so many audit rows after one that is known to be whole (0 for the beginning): the last row it reached, and the first that is not as it was written or comes after a gap, or null.';
