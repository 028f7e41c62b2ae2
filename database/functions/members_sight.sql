create or replace function members_sight() returns trigger
language plpgsql as $$
begin
  insert into member_sightings as s (kind, value, member_id, first_at, last_at)
  select place.kind, place.value, new.member_id, new.started_at, new.started_at
  from (values ('address', members_network(new.address)), ('device', encode(new.device_hash, 'hex')))
    as place(kind, value)
  where place.value is not null
  on conflict (kind, value, member_id)
  do update set last_at = excluded.last_at, times = s.times + 1;
  return null;
end $$;
comment on function members_sight is
  'Notes the places of a new session. A trigger, so that every new session does it.';

create or replace trigger member_sessions_sight after insert on member_sessions
  for each row execute function members_sight();
