import type { RuleVersion } from "#contract/office/rule-versions.ts";
import type { Queryable } from "#server/kit/database.ts";
import { toWon } from "#server/kit/money.ts";
import * as store from "#server/games/rule-versions/store.ts";

/**
 * The rules that a game's info sheet showed at a moment; null for a moment before the first kept
 * version. The database adds a version with each change of a build, a declared return, stakes or rules.
 * Source: GLI-19 A.5.1 (d) and (e).
 */
export async function rulesAt(
  db: Queryable,
  gameId: number,
  at: Date,
): Promise<RuleVersion | null> {
  const row = await store.findAt(db, gameId, at);
  if (!row) return null;
  const { since, build, returnBasisPoints, stakeLeast, stakeMost, texts } = row;
  return {
    since: since.toISOString(),
    build,
    returnBasisPoints,
    stakes:
      stakeLeast === null || stakeMost === null
        ? null
        : { least: toWon(stakeLeast), most: toWon(stakeMost) },
    texts,
  };
}
