import type { Locale } from "#contract/locales.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";

export type Rules = { [language in Locale]?: string };

export type SheetRow = {
  gameId: number;
  writtenLeast: Money | null;
  writtenMost: Money | null;
  writtenRules: Rules | null;
  toldLeast: Money | null;
  toldMost: Money | null;
  toldRules: Rules | null;
  /** The pinned version; null while none is pinned. */
  build: string | null;
};

/** What staff wrote about a game and what the feed of its connection tells. */
export async function findSheet(
  db: Queryable,
  provider: string,
  game: string,
): Promise<SheetRow | undefined> {
  const [row] = await db.query<SheetRow>(
    `select g.id as "gameId", s.stake_least as "writtenLeast", s.stake_most as "writtenMost",
       s.rules as "writtenRules", f.stake_least as "toldLeast", f.stake_most as "toldMost",
       f.rules as "toldRules", b.version as build
     from games g join game_providers p on p.id = g.provider_id
     left join game_sheets s on s.game_id = g.id
     left join game_builds b on b.game_id = g.id
     left join game_feed f on f.connection = p.connection and f.code = g.code
       and f.withdrawn_at is null
     where p.code = $1 and g.code = $2`,
    [provider, game],
    "games-sheet",
  );
  return row;
}

/** Locks a game until the transaction ends, so that its sheet is changed by one at a time. */
export async function lockGame(db: Queryable, provider: string, game: string): Promise<void> {
  await db.query(
    `select from games g join game_providers p on p.id = g.provider_id
     where p.code = $1 and g.code = $2 for update of g`,
    [provider, game],
  );
}

export async function saveSheet(
  db: Queryable,
  gameId: number,
  sheet: { least: Money | null; most: Money | null; rules: Rules },
): Promise<void> {
  await db.query(
    `insert into game_sheets (game_id, stake_least, stake_most, rules) values ($1, $2, $3, $4)
     on conflict (game_id) do update set stake_least = excluded.stake_least,
       stake_most = excluded.stake_most, rules = excluded.rules`,
    [gameId, sheet.least, sheet.most, JSON.stringify(sheet.rules)],
  );
}
