-- What a member could read about a game at the moment of a bet, also after it has changed.
create table game_rule_versions (
  id bigint generated always as identity primary key,
  game_id integer not null references games on delete cascade,
  since timestamptz not null,
  build text,
  declared_return integer,
  stake_least bigint,
  stake_most bigint,
  texts jsonb not null,
  check ((stake_least is null) = (stake_most is null))
);
comment on table game_rule_versions is
  'The rules of each game by date: one row for each change of its pinned build, its declared return (in hundredths of a percent), its stakes (in ledger units) or its rules by language, as the info sheet shows them. A row holds from since on until the next row of the game. Rows are neither changed nor deleted.';
create index game_rule_versions_by_date on game_rule_versions (game_id, since, id);

insert into game_rule_versions (game_id, since, build, declared_return, stake_least, stake_most, texts)
select g.id, now(), b.version, g.declared_return, coalesce(f.stake_least, s.stake_least),
  coalesce(f.stake_most, s.stake_most), coalesce(f.rules, '{}') || coalesce(s.rules, '{}')
from games g join game_providers p on p.id = g.provider_id
left join game_builds b on b.game_id = g.id
left join game_sheets s on s.game_id = g.id
left join game_feed f on f.connection = p.connection and f.code = g.code and f.withdrawn_at is null;
