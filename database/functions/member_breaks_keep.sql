create or replace function member_breaks_keep() returns trigger
language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    perform ledger_count_refused('break');
    raise exception 'a break is never deleted' using errcode = 'restrict_violation';
  end if;
  if (new.id, new.member_id, new.term, new.started_at, new.ends_at)
      is distinct from (old.id, old.member_id, old.term, old.started_at, old.ends_at)
    or old.ended_at is not null
    or new.ended_at is not null
      and new.ended_at is distinct from (case when old.is_exclusion then new.returns_at else new.ends_at end)
    or new.return_asked_at < old.ends_at
    or old.returns_at is not null
      and (new.return_asked_at, new.returns_at)
        is distinct from (old.return_asked_at, old.returns_at) then
    perform ledger_count_refused('break');
    raise exception 'a break is never changed' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
comment on function member_breaks_keep is
  'Refuses to shorten or delete a member''s break. It ends at its end, or as its member asked after the term.';

create or replace trigger member_breaks_stay before delete or update on member_breaks
  for each row execute function member_breaks_keep();

create or replace trigger member_breaks_stay_whole before truncate on member_breaks
  for each statement execute function member_breaks_keep();
