create or replace function member_quiet_times_keep() returns trigger
language plpgsql as $$
begin
  if tg_op in ('DELETE', 'TRUNCATE') then
    perform ledger_count_refused('quiet');
    raise exception 'quiet times are never deleted' using errcode = 'restrict_violation';
  end if;
  if tg_op = 'UPDATE' then
    if (new.member_id, new.kind) is distinct from (old.member_id, old.kind)
      or new.changed_at < old.changed_at then
      perform ledger_count_refused('quiet');
      raise exception 'quiet times stay with their member' using errcode = 'restrict_violation';
    end if;
    if not new.closed @> old.closed
      and (old.loosen_asked_at is null or new.closed <> old.loosen_to
        or new.loosen_asked_at is not null
        or new.changed_at < old.loosen_ready_at or new.changed_at >= old.loosen_lapses_at
        or exists (select from member_breaks b where b.member_id = new.member_id and b.ended_at is null)) then
      perform ledger_count_refused('quiet');
      raise exception 'quiet times are loosened as their member asked, after the wait'
        using errcode = 'restrict_violation';
    end if;
  end if;
  if new.loosen_asked_at is not null
    and (tg_op = 'INSERT'
      or (new.loosen_to, new.loosen_asked_at, new.loosen_ready_at, new.loosen_lapses_at)
        is distinct from (old.loosen_to, old.loosen_asked_at, old.loosen_ready_at, old.loosen_lapses_at))
    and new.loosen_asked_at < clock_timestamp() - interval '1 hour' then
    perform ledger_count_refused('quiet');
    raise exception 'the wait begins when it is asked for' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
comment on function member_quiet_times_keep is
  'Lets quiet times be set and extended at any time, and loosened only as their member asked, after the wait and without a break.';

create or replace trigger member_quiet_times_stay before insert or delete or update on member_quiet_times
  for each row execute function member_quiet_times_keep();

create or replace trigger member_quiet_times_stay_whole before truncate on member_quiet_times
  for each statement execute function member_quiet_times_keep();
