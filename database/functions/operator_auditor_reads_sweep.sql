create or replace function operator_auditor_reads_sweep(p_most integer) returns integer
language plpgsql as $$
declare
  swept integer;
begin
  delete from operator_auditor_reads where id in (
    select id from operator_auditor_reads
    where at < now() - make_interval(days => :kept_days_of_auditor_reads)
    order by at limit p_most);
  get diagnostics swept = row_count;
  return swept;
end $$;
comment on function operator_auditor_reads_sweep is
  'Deletes a number of what auditors read that is older than its retention period, by the clock of the database. The only way to delete any.';
