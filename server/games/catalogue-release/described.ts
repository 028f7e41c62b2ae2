import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/games/catalogue-release/store.ts";

/**
 * Which of these games of a studio cannot be released with real money, because members would see no
 * rules or no stakes before they open them; null means every game of the studio that is in use.
 */
export async function undescribedOf(
  db: Queryable,
  { mode }: { mode: "play" | "real" },
  provider: string,
  games: readonly string[] | null,
): Promise<string[]> {
  if (mode === "play") return [];
  return (await store.listUndescribed(db, provider, games)).map(({ code }) => code);
}

/**
 * With real money refuses to release games whose members would see no rules or no stakes before they
 * open them; null means every game of the studio that is in use. Throws Refusal `sheet_missing`.
 */
export async function assertDescribed(
  db: Queryable,
  about: { mode: "play" | "real" },
  provider: string,
  games: readonly string[] | null,
): Promise<void> {
  if ((await undescribedOf(db, about, provider, games)).length > 0)
    throw new Refusal("sheet_missing");
}
