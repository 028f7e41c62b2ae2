import type { Queryable } from "#server/kit/database.ts";

export type QuickGame = {
  provider: string;
  code: string;
  name: string;
  shortestMs: number;
  leastMs: number;
};

/** Games with rounds since a moment that began too soon after the ones before. */
export const listQuickGames = (db: Queryable, since: Date, most: number): Promise<QuickGame[]> =>
  db.query<QuickGame>(
    `select p.code as provider, g.code, g.name_ko as name, q."shortestMs", q."leastMs"
     from (
       select game_id, min(shortest_ms) as "shortestMs",
         max(least_ms) as "leastMs"
       from game_quick_starts where last_at >= $1 group by game_id) q
     join games g on g.id = q.game_id join game_providers p on p.id = g.provider_id
     order by g.id limit $2`,
    [since, most],
  );

/** Reviews of members' play that were opened since a moment. */
export const listOpenedReviews = (
  db: Queryable,
  since: Date,
  skip: number,
  most: number,
): Promise<{ id: bigint; loginId: string }[]> =>
  db.query<{ id: bigint; loginId: string }>(
    `select v.id, m.login_id as "loginId"
     from game_play_reviews v join members m on m.id = v.member_id
     where v.opened_at >= $1 order by v.opened_at, v.id limit $2 offset $3`,
    [since, most, skip],
  );
