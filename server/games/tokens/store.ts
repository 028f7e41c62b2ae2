import type { Queryable } from "#server/kit/database.ts";

export type TokenRow = {
  gameSessionId: string;
  memberRef: string;
  gameCode: string;
  swapSalt: Buffer;
  isReplaced: boolean;
  isEnded: boolean;
};

export async function insertToken(
  db: Queryable,
  row: { hash: Buffer; connection: string; gameSessionId: string; swapSalt: Buffer },
): Promise<void> {
  await db.query(
    `insert into game_tokens (token_hash, connection, game_session_id, swap_salt)
     values ($1, $2, $3, $4) on conflict (token_hash) do nothing`,
    [row.hash, row.connection, row.gameSessionId, row.swapSalt],
    "game-tokens-insert",
  );
}

export async function findToken(
  db: Queryable,
  connection: string,
  hash: Buffer,
): Promise<TokenRow | undefined> {
  const [row] = await db.query<TokenRow>(
    `select t.game_session_id as "gameSessionId", m.public_ref as "memberRef", g.code as "gameCode",
       t.swap_salt as "swapSalt", t.replaced_at is not null as "isReplaced",
       s.ended_at is not null as "isEnded"
     from game_tokens t join game_sessions s on s.id = t.game_session_id
     join members m on m.id = s.member_id join games g on g.id = s.game_id
     where t.token_hash = $1 and t.connection = $2`,
    [hash, connection],
    "game-tokens-find",
  );
  return row;
}

export async function replaceToken(db: Queryable, hash: Buffer): Promise<void> {
  await db.query(
    `update game_tokens set replaced_at = coalesce(replaced_at, now()) where token_hash = $1`,
    [hash],
  );
}
