-- Germany demands a break after a reality check: the stakes stay held after the answer.
alter table member_play_times
  add column held_from timestamptz,
  add column held_until timestamptz,
  add constraint member_play_times_held check (
    (held_from is null) = (held_until is null) and held_until > held_from);
comment on column member_play_times.held_until is
  'The end of the break that began at held_from, with the answer to a reality check; null without one.';
create index member_play_times_held_until on member_play_times (held_until) where held_until is not null;

insert into settings_profile_rules (profile_id, rule, number, choices, source, read_on) values
  ('de', 'breakMinutes', 5, null, 'GlüStV 2021, section 6h: five minutes after sixty (secondary source)', '2026-11-24'),
  ('de', 'checkMinutes', 60, null, 'GlüStV 2021, section 6h: after sixty minutes (secondary source)', '2026-11-24'),
  ('gb', 'checkMinutes', 60, null, 'Gambling Commission, RTS 13B: members choose; 60 is our own value', '2026-11-24')
on conflict do nothing;
