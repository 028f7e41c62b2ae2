-- The idle time and the checks of a member's place come from the jurisdiction of the member's site.
alter table member_sessions
  add column idle_minutes smallint not null default 30 check (idle_minutes between 5 and 30),
  add column place_minutes smallint not null default 30 check (place_minutes between 5 and 60),
  add column place_checked_at timestamptz;
comment on column member_sessions.idle_minutes is
  'The idle time that the jurisdiction of the member''s site named at the sign-in.';
comment on column member_sessions.place_minutes is
  'How long the games of the session take stakes after the newest call from where the site is offered, as the jurisdiction named it at the sign-in.';
comment on column member_sessions.place_checked_at is
  'The newest stored call of the session from where its site is offered, a minute late at most; null without a file of countries or networks.';

insert into settings_profile_rules (profile_id, rule, number, source, read_on) values
  ('us-pa', 'idleMinutes', 15, '58 Pa. Code § 812a.3(a)(6): 15 minutes', '2026-11-29')
on conflict do nothing;
