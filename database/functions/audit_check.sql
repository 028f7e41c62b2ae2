create or replace function audit_check(p_after bigint, p_most integer)
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
  'Checks the links of a number of audit rows after one that was checked before (0 for the beginning). Answers the last row it reached, and the first row that was altered or follows a gap, or null.';
