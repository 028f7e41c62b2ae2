import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/games/catalogue-release/store.ts";

/**
 * With real money refuses to release games whose members would see no rules or no stakes before they
 * open them; null means every game of the studio that is in use. Throws Refusal `sheet_missing`.
 */
export async function assertDescribed(
  db: Queryable,
  { mode }: { mode: "play" | "real" },
  provider: string,
  games: readonly string[] | null,
): Promise<void> {
  if (mode === "play") return;
  if ((await store.listUndescribed(db, provider, games)).length > 0)
    throw new Refusal("sheet_missing");
}
