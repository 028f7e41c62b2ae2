-- Each month members are sent their figures unasked.
create table wallet_statement_runs (
  site_id integer not null references settings_sites on delete cascade,
  month date not null check (extract(day from month) = 1),
  reached_member_id bigint not null default 0,
  sent integer not null default 0,
  ended_at timestamptz,
  primary key (site_id, month)
);
comment on table wallet_statement_runs is
  'The months whose figures the members of a site were sent, and how far a run has come; the month during which a site is first seen is not sent. Months are of the site''s time zone.';
