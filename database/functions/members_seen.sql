create or replace function members_seen() returns trigger
language plpgsql as $$
declare
  today date;
begin
  select (new.last_active_at at time zone time_zone)::date into today
  from settings_sites where host = '*';
  update members set last_seen_on = today
  where id = new.member_id and (last_seen_on is null or last_seen_on < today);
  return null;
end $$;
comment on function members_seen is
  'Notes the day of a session on its member: one write a day.';

create or replace trigger member_sessions_seen after insert or update of last_active_at on member_sessions
  for each row
  execute function members_seen();
