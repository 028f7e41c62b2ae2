import { textArray, type Queryable } from "#server/kit/database.ts";

export type FiguresRow = {
  id: number;
  returnBasisPoints: number | null;
  volatility: number | null;
  feedReturn: number | null;
  feedVolatility: number | null;
};

/** A game with its figures and those of its connection's feed, locked until the transaction ends. */
export async function lockFigures(
  db: Queryable,
  provider: string,
  game: string,
): Promise<FiguresRow | undefined> {
  const [row] = await db.query<FiguresRow>(
    `select g.id, g.declared_return as "returnBasisPoints", g.volatility,
       f.declared_return as "feedReturn", f.volatility as "feedVolatility"
     from games g join game_providers p on p.id = g.provider_id
     left join game_feed f on f.connection = p.connection and f.code = g.code
       and f.withdrawn_at is null
     where p.code = $1 and g.code = $2 for update of g`,
    [provider, game],
  );
  return row;
}

export async function updateFigures(
  db: Queryable,
  id: number,
  figures: { returnBasisPoints: number | null; volatility: number | null },
): Promise<void> {
  await db.query("update games set declared_return = $2, volatility = $3 where id = $1", [
    id,
    figures.returnBasisPoints,
    figures.volatility,
  ]);
}

export type DeclaredRow = { code: string; hasReturn: boolean; hasVolatility: boolean };

/** Which figures a connection's feed declares, by game. */
export const listDeclared = (db: Queryable, connection: string): Promise<DeclaredRow[]> =>
  db.query<DeclaredRow>(
    `select code, declared_return is not null as "hasReturn",
       volatility is not null as "hasVolatility"
     from game_feed where connection = $1 and withdrawn_at is null
       and (declared_return is not null or volatility is not null)`,
    [connection],
  );

/**
 * Pins what a feed tells to these games of a studio; where it tells no version, that of the game's
 * newest certificate which holds on a day, and otherwise the pin stays as it is.
 */
export async function pinFromFeed(
  db: Queryable,
  providerId: number,
  codes: readonly string[],
  { at, day }: { at: Date; day: string },
): Promise<void> {
  await db.query(
    `insert into game_builds (game_id, version, pinned_at)
     select g.id, coalesce(f.build, c.build), $3
     from unnest($2::text[]) w(code)
     join game_providers p on p.id = $1
     join games g on g.provider_id = $1 and g.code = w.code
     join game_feed f on f.connection = p.connection and f.code = w.code
     left join lateral (
       select build from game_certificates c
       where c.provider_id = p.id and c.code = g.code and c.withdrawn_at is null
         and c.expires_on >= $4::date and not exists (select from game_builds b where b.game_id = g.id)
       order by c.id desc limit 1) c on true
     where coalesce(f.build, c.build) is not null
     on conflict (game_id) do update set version = excluded.version, pinned_at = excluded.pinned_at`,
    [providerId, textArray([...codes]), at, day],
  );
}
