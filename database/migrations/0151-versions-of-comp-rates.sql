-- Each accepted change of comp rates is a version of the rule by which comp is earned, and a round's
-- earning keeps the version and the rate with which it was earned.
create table settings_comp_changes (
  version integer primary key check (version > 1),
  category text not null check (category in ('casino', 'slot', 'sport')),
  before integer[] not null,
  after integer[] not null,
  made_by bigint not null references operators (id) on delete restrict,
  checked_by bigint not null references operators (id) on delete restrict,
  changed_at timestamptz not null,
  check (cardinality(before) = cardinality(after) and before <> after)
);
comment on table settings_comp_changes is
  'The changes of comp rates by which the rule rose to each version; without one it is version 1. before and after are a category''s basis points, level 1 first.';
alter table game_comp_earnings add rule_version integer check (rule_version > 0);
comment on column game_comp_earnings.rule_version is
  'The version of the comp rates of which basis_points is one; null for what was earned before versions were counted.';
