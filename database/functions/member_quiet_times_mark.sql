create or replace function member_quiet_times_mark() returns trigger
language plpgsql as $$
begin
  perform members_count_quiet_hours(new.member_id);
  if not exists (select from member_play_times p where p.member_id = new.member_id) then
    raise exception 'a member who never signed in has no quiet hours' using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;
comment on function member_quiet_times_mark is
  'Counts the no-play hours of a member whose own ones changed.';

create or replace trigger member_quiet_times_marked
  after insert or update of closed on member_quiet_times
  for each row when (new.kind = 'hours') execute function member_quiet_times_mark();
