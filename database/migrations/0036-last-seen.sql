-- The day on which a member was last seen, for choosing and counting whom a mailing reaches.

alter table members add column last_seen_on date;
comment on column members.last_seen_on is
  'The newest day, of the house''s time zone, on which a session of the member was used; null before the first.';
update members m set last_seen_on = s.day
from (select member_id, max((last_active_at at time zone site.time_zone)::date) as day
      from member_sessions cross join settings_sites site where site.host = '*' group by 1) s
where s.member_id = m.id;
create index members_audience on members (status, level, id) include (site_id);
create index members_last_seen on members (last_seen_on) include (status, level, site_id);
-- Counting reads these indexes alone, as far as the table's pages were vacuumed.
alter table members set (autovacuum_vacuum_scale_factor = 0.02);

create function members_seen() returns trigger
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
comment on function members_seen is 'Notes the day of a session on its member: one write a day.';
create trigger member_sessions_seen after insert or update of last_active_at on member_sessions
  for each row execute function members_seen();

-- Who shares a bank account is found by its digits, and who shares an address by sightings.
drop index members_of_bank_number;
drop index member_sign_ins_of_address;
