import type { Queryable } from "#server/kit/database.ts";

type Rows = Promise<Record<string, unknown>[]>;

export const listOwnLaunches = (db: Queryable, memberId: bigint, most: number): Rows =>
  db.query(
    `select g.code as game, p.code as provider, s.opened_at as "openedAt", s.ended_at as "endedAt"
     from game_sessions s join games g on g.id = s.game_id join game_providers p on p.id = g.provider_id
     where s.member_id = $1 order by s.opened_at desc limit $2`,
    [memberId, most],
  );

export const listOwnFavourites = (db: Queryable, memberId: bigint, most: number): Rows =>
  db.query(
    `select f.code as game, p.code as provider, f.marked_at as "markedAt"
     from game_favourites f join game_providers p on p.id = f.provider_id
     where f.member_id = $1 order by f.marked_at desc limit $2`,
    [memberId, most],
  );
