create or replace function member_accesses_sweep(p_most integer) returns integer
language plpgsql as $$
declare
  swept integer;
begin
  delete from member_accesses where id in (
    select id from member_accesses
    where at < now() - make_interval(days => :kept_days_of_member_accesses)
    order by at limit p_most);
  get diagnostics swept = row_count;
  return swept;
end $$;
comment on function member_accesses_sweep is
  'Deletes a number of accesses to members'' data that are older than their retention period, by the clock of the database. The only way to delete any.';
