import { createHmac, randomBytes } from "node:crypto";
import type { Database, Queryable } from "#server/kit/database.ts";
import { hashToken } from "#server/kit/tokens.ts";
import * as store from "#server/games/tokens/store.ts";

/** 256 random bits, 43 characters: within the ranges of all protocols (10 to 64 the tightest). */
const TOKEN_BYTES = 32;

/** The launch of a token. */
export type LaunchToken = {
  gameSessionId: string;
  /** The provider's reference of the member. */
  memberRef: string;
  /** The opened game; in a lobby the member may play another one. */
  gameCode: string;
  /** Whether stakes may use it: no newer token has replaced it and its launch is open. */
  isCurrent: boolean;
};

/** Makes the token of a launch. It is stored hashed and given to the provider only. */
export async function issueToken(
  db: Queryable,
  connection: string,
  gameSessionId: string,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await insert(db, connection, gameSessionId, token);
  return token;
}

/** The launch of a token of this connection, or undefined; old tokens still belong to theirs. */
export async function findToken(
  db: Queryable,
  connection: string,
  token: string,
): Promise<LaunchToken | undefined> {
  const row = await store.findToken(db, connection, hashToken(token));
  if (!row) return undefined;
  const { gameSessionId, memberRef, gameCode, isReplaced, isEnded } = row;
  return { gameSessionId, memberRef, gameCode, isCurrent: !isReplaced && !isEnded };
}

/**
 * Replaces a token: stakes with the old one are refused from now on. A repeat for the same old
 * token returns the same new one, so that a lost answer can be repeated. Undefined for an unknown
 * token or one whose launch has ended.
 */
export const swapToken = (
  db: Database,
  connection: string,
  token: string,
): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    const hash = hashToken(token);
    const row = await store.findToken(tx, connection, hash);
    if (!row || row.isEnded) return undefined;
    const next = createHmac("sha256", row.swapSalt).update(token).digest("base64url");
    await store.replaceToken(tx, hash);
    await insert(tx, connection, row.gameSessionId, next);
    return next;
  });

const insert = (db: Queryable, connection: string, gameSessionId: string, token: string) =>
  store.insertToken(db, {
    hash: hashToken(token),
    connection,
    gameSessionId,
    swapSalt: randomBytes(16),
  });
