-- What members see of a game before they open it.
alter table game_feed add column stake_least bigint;
alter table game_feed add column stake_most bigint;
alter table game_feed add column rules jsonb;
alter table game_feed add check ((stake_least is null) = (stake_most is null)
  and (stake_least is null or (stake_least > 0 and stake_least <= stake_most)));
alter table game_feed add check (rules <> '{}' and rules - array['ko', 'en', 'vn', 'jp', 'th', 'cn'] = '{}');
comment on column game_feed.rules is
  'The rules that the provider tells, by language, one in a line; null without any.';

create table game_sheets (
  game_id integer primary key references games on delete cascade,
  stake_least bigint,
  stake_most bigint,
  rules jsonb not null check (rules - array['ko', 'en', 'vn', 'jp', 'th', 'cn'] = '{}'),
  check ((stake_least is null) = (stake_most is null)
    and (stake_least is null or (stake_least > 0 and stake_least <= stake_most)))
);
comment on table game_sheets is
  'What staff wrote for the info sheet of a game: the smallest and the largest stake in ledger units, which count where the provider''s feed tells none, and the rules by language, which count before those of the feed.';
