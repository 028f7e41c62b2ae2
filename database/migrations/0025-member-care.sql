-- What operators need to find members, to see who belongs together, and to look after accounts.

create index members_by_login_id on members (login_id collate "C");
create index members_by_nick on members (nick_folded collate "C");
create index members_by_phone_tail on members (reverse(phone) collate "C");
create index members_by_bank_tail on members (reverse(regexp_replace(bank_number, '\D', '', 'g')) collate "C");
create index members_by_status on members (status, id);
create index members_by_level on members (level, id);

alter table member_sessions add column device_hash bytea check (length(device_hash) = 32);
comment on column member_sessions.device_hash is
  'SHA-256 of the random name that the browser keeps in a cookie of its own; null for sessions of before.';

create table member_sightings (
  kind text not null check (kind in ('address', 'device')),
  value text not null check (length(value) between 2 and 64),
  member_id bigint not null references members on delete cascade,
  first_at timestamptz not null,
  last_at timestamptz not null,
  times integer not null default 1 check (times > 0),
  primary key (kind, value, member_id)
);
comment on table member_sightings is
  'Where members have signed in from: network addresses (of IPv6 the first 64 bits, which a home keeps) and devices (the hash of the device''s name). One row per member and place, so that members who share one are found without reading sessions.';
create index member_sightings_of_member on member_sightings (member_id, last_at desc);
create index member_sightings_latest on member_sightings (kind, value, last_at desc);

create function members_network(address inet) returns text
language sql immutable as $$
  select case family(address) when 4 then host(address) else text(network(set_masklen(address, 64))) end
$$;
comment on function members_network is 'What of an address stays the same for one home.';

insert into member_sightings (kind, value, member_id, first_at, last_at, times)
select 'address', members_network(address), member_id, min(started_at), max(started_at), count(*)
from member_sessions group by 2, 3;

create function members_sight() returns trigger
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
  'Notes the places of a new session. A trigger, so that nobody who starts a session can forget it.';
create trigger member_sessions_sight after insert on member_sessions
  for each row execute function members_sight();

create table member_remarks (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  operator_id bigint not null references operators on delete restrict,
  text text not null check (char_length(text) between 3 and 500),
  written_at timestamptz not null
);
comment on table member_remarks is 'What staff wrote about a member for each other. Never changed, never deleted, never shown to the member.';
create index member_remarks_of_member on member_remarks (member_id, id desc);
create trigger member_remarks_stay before update or delete on member_remarks
  for each row execute function audit_refuse();

create table member_reset_links (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  token_hash bytea not null unique check (length(token_hash) = 32),
  operator_id bigint not null references operators on delete restrict,
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > made_at),
  used_at timestamptz,
  replaced_at timestamptz,
  check (used_at is null or replaced_at is null)
);
comment on table member_reset_links is
  'Links with which a member sets a new password once. Only the hash of the token is kept; a new link replaces the one before.';
create unique index member_reset_links_one_open on member_reset_links (member_id)
  where used_at is null and replaced_at is null;

alter table member_events drop constraint member_events_event_check;
alter table member_events add constraint member_events_event_check check (event in (
  'password_changed', 'password_change_refused', 'withdrawal_password_changed',
  'withdrawal_password_change_refused', 'withdrawal_password_wrong', 'session_ended',
  'password_reset'));
