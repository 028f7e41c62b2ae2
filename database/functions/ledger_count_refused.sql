create or replace function ledger_count_refused(kind text) returns void
language plpgsql as $$
declare
  counter regclass := ('ledger_refused_' || kind)::regclass;
begin
  -- Unlike nextval, setval leaves no gap after a crash.
  perform setval(counter, coalesce(pg_sequence_last_value(counter), 0) + 1);
end
$$;
comment on function ledger_count_refused is
  'Counts a refused change of a break, a limit or quiet times in a sequence, which keeps it when the transaction rolls back.';
