create or replace function audit_append() returns trigger
language plpgsql as $$
declare
  last record;
begin
  -- One row at a time, so that each number and each link belongs to one row.
  perform pg_advisory_xact_lock(7154211);
  select id, chain into last from audit_entries order by id desc limit 1;
  new.id := coalesce(last.id, 0) + 1;
  new.chain := audit_link(coalesce(last.chain, sha256('audit'::bytea)), new);
  return new;
end
$$;
comment on function audit_append is
  'Numbers and links an audit row as it is written.';

create or replace trigger audit_entries_append before insert on audit_entries
  for each row execute function audit_append();
