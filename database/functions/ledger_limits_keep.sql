create or replace function ledger_limits_keep() returns trigger
language plpgsql as $$
begin
  if tg_op in ('DELETE', 'TRUNCATE') then
    perform ledger_count_refused('limit');
    raise exception 'a limit is never deleted' using errcode = 'restrict_violation';
  end if;
  if tg_op = 'UPDATE' then
    if (new.bucket, new.account_id, new.kind, new.period, new.product)
        is distinct from (old.bucket, old.account_id, old.kind, old.period, old.product)
      or new.changed_at < old.changed_at or new.imposed_at < old.imposed_at then
      perform ledger_count_refused('limit');
      raise exception 'a limit stays with its account' using errcode = 'restrict_violation';
    end if;
    -- Without an amount there is no limit, which is more than any amount.
    if old.amount is not null and (new.amount is null or new.amount > old.amount)
      and (old.raise_asked_at is null or new.amount is distinct from old.raise_to
        or new.raise_asked_at is not null
        or new.changed_at < old.raise_ready_at or new.changed_at >= old.raise_lapses_at
        or exists (select from ledger_accounts a join member_breaks b on b.member_id = a.member_id
                   where a.bucket = new.bucket and a.id = new.account_id and b.ended_at is null)) then
      perform ledger_count_refused('limit');
      raise exception 'a limit is raised as its member asked, after the wait'
        using errcode = 'restrict_violation';
    end if;
    if old.imposed is not null and (new.imposed is null or new.imposed > old.imposed)
      and (new.imposed_checked_by is null
        or (new.imposed_at, new.imposed_by, new.imposed_checked_by)
          is not distinct from (old.imposed_at, old.imposed_by, old.imposed_checked_by)) then
      perform ledger_count_refused('limit');
      raise exception 'a limit that staff impose is raised or ended by two operators'
        using errcode = 'restrict_violation';
    end if;
  end if;
  if new.raise_asked_at is not null
    and (tg_op = 'INSERT' or (new.raise_to, new.raise_asked_at, new.raise_ready_at, new.raise_lapses_at)
         is distinct from (old.raise_to, old.raise_asked_at, old.raise_ready_at, old.raise_lapses_at))
    and new.raise_asked_at < clock_timestamp() - interval '1 hour' then
    perform ledger_count_refused('limit');
    raise exception 'the wait of a raise begins when it is asked for' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
comment on function ledger_limits_keep is
  'Lets a limit be set and lowered at any time, and raised only as its member asked, after the wait and without a break; what staff impose is raised and ended by two.';

create or replace trigger ledger_limits_stay
  before insert or delete or update of bucket, account_id, kind, period, product, amount, changed_at,
    raise_to, raise_asked_at, raise_ready_at, raise_lapses_at, imposed, imposed_at, imposed_by, imposed_checked_by
    on ledger_limits
  for each row execute function ledger_limits_keep();

create or replace trigger ledger_limits_stay_whole before truncate on ledger_limits
  for each statement execute function ledger_limits_keep();
