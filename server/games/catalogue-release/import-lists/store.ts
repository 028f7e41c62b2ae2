import type { CatalogueDifference } from "#contract/office/catalogue.ts";
import type { Queryable } from "#server/kit/database.ts";

type Kind = CatalogueDifference["kind"];
/** A game as the first operator saw it: in our catalogue, and in the feed. */
export type ListedGame = Omit<CatalogueDifference, "kind">;

/** Stores a list, unless one with this hash is stored. */
export async function insertList(
  db: Queryable,
  row: { hash: Buffer; providerId: number; kind: Kind; games: readonly ListedGame[]; at: Date },
): Promise<void> {
  await db.query(
    `insert into game_import_lists (hash, provider_id, kind, games, made_at)
     values ($1, $2, $3, $4, $5) on conflict (hash) do nothing`,
    [row.hash, row.providerId, row.kind, JSON.stringify(row.games), row.at],
  );
}

export type ListRow = { provider: string; kind: Kind; count: number };

export async function findList(db: Queryable, hash: Buffer): Promise<ListRow | undefined> {
  const [row] = await db.query<ListRow>(
    `select p.code as provider, l.kind, jsonb_array_length(l.games) as count
     from game_import_lists l join game_providers p on p.id = l.provider_id where l.hash = $1`,
    [hash],
  );
  return row;
}

/** The games of a list after a place, each with its own place, which begins at 1. */
export const listGames = (
  db: Queryable,
  hash: Buffer,
  { after, most }: { after: number; most: number },
): Promise<{ place: number; game: ListedGame }[]> =>
  db.query<{ place: number; game: ListedGame }>(
    `select g.place::integer as place, g.game
     from game_import_lists l
     cross join lateral jsonb_array_elements(l.games) with ordinality g(game, place)
     where l.hash = $1 and g.place > $2 order by g.place limit $3`,
    [hash, after, most],
  );
