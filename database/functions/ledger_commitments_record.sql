create or replace function ledger_commitments_record() returns trigger
language plpgsql as $$
declare
  what text;
  now_is jsonb;
  recorded bigint;
begin
  if tg_table_name = 'member_breaks' then
    what := 'break:' || new.id;
    now_is := jsonb_build_object(
      'member', new.member_id, 'term', new.term,
      'startedAt', extract(epoch from new.started_at) * 1000000,
      'endsAt', extract(epoch from new.ends_at) * 1000000,
      'returnAskedAt', extract(epoch from new.return_asked_at) * 1000000,
      'returnsAt', extract(epoch from new.returns_at) * 1000000,
      'endedAt', extract(epoch from new.ended_at) * 1000000);
  elsif tg_table_name = 'member_quiet_times' then
    what := 'quiet:' || new.member_id || '/' || new.kind;
    now_is := jsonb_build_object(
      'closed', new.closed::text, 'changedAt', extract(epoch from new.changed_at) * 1000000,
      'loosenTo', new.loosen_to::text,
      'loosenAskedAt', extract(epoch from new.loosen_asked_at) * 1000000,
      'loosenReadyAt', extract(epoch from new.loosen_ready_at) * 1000000,
      'loosenLapsesAt', extract(epoch from new.loosen_lapses_at) * 1000000);
  else
    what := concat_ws('/', 'limit:' || new.bucket, new.account_id, new.kind, new.period,
                      nullif(new.product, 'all'));
    now_is := jsonb_build_object(
      'amount', new.amount, 'changedAt', extract(epoch from new.changed_at) * 1000000,
      'raiseTo', new.raise_to, 'raiseAskedAt', extract(epoch from new.raise_asked_at) * 1000000,
      'raiseReadyAt', extract(epoch from new.raise_ready_at) * 1000000,
      'raiseLapsesAt', extract(epoch from new.raise_lapses_at) * 1000000)
      -- Records of limits that staff never imposed keep the text that they had.
      || case when new.imposed_by is null then '{}'::jsonb else jsonb_build_object(
           'imposed', new.imposed, 'imposedAt', extract(epoch from new.imposed_at) * 1000000,
           'imposedBy', new.imposed_by, 'imposedCheckedBy', new.imposed_checked_by) end;
  end if;
  insert into ledger_commitments (subject, state) values (what, now_is) returning id into recorded;
  insert into ledger_unsealed_commitments (id) values (recorded);
  return null;
end
$$;
comment on function ledger_commitments_record is
  'Records each state of a member''s break, limit or quiet times, which the seals sign.';

create or replace trigger member_breaks_recorded after insert or update on member_breaks
  for each row execute function ledger_commitments_record();

create or replace trigger ledger_limits_recorded
  after insert or update of amount, changed_at, raise_to, raise_asked_at, raise_ready_at,
    raise_lapses_at, imposed, imposed_at, imposed_by, imposed_checked_by on ledger_limits
  for each row execute function ledger_commitments_record();

create or replace trigger member_quiet_times_recorded after insert or update on member_quiet_times
  for each row execute function ledger_commitments_record();
