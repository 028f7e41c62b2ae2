-- Members who register from now on are shown the tools of protection before their first stake.
create table member_tools (
  member_id bigint primary key references members on delete restrict,
  due_at timestamptz not null,
  version text check (char_length(version) between 1 and 32),
  locale text,
  acknowledged_at timestamptz,
  check ((acknowledged_at is null) = (version is null)),
  check ((acknowledged_at is null) = (locale is null))
);
comment on table member_tools is
  'Since when a registered member is to be shown the tools of protection, and when they acknowledged which version in which language. Members without a row registered before and are not asked.';

alter table member_play_times add column tools_due_at timestamptz;
comment on column member_play_times.tools_due_at is
  'From when on stakes are held because the member has not acknowledged the tools of protection; null when they have.';
