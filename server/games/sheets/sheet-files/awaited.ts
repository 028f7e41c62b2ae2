import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { lockedStudio } from "#server/games/catalogue-release/differences.ts";
import { findStudio } from "#server/games/certificates/store.ts";
import * as files from "#server/games/sheets/sheet-files/store.ts";

const AWAITED_SHOWN = 100;

/** The info sheets that wait for games of a studio, the oldest first. Throws Refusal `not_found`. */
export async function awaitedSheets(
  db: Queryable,
  { provider }: OfficeInput<"get-awaited-sheets">,
): Promise<OfficeOutput<"get-awaited-sheets">> {
  const providerId = await findStudio(db, provider);
  if (providerId === undefined) throw new Refusal("not_found");
  const rows = await files.listAwaited(db, providerId, AWAITED_SHOWN);
  return {
    count: await files.countAwaited(db, providerId),
    sheets: rows.map(({ code, since }) => ({ code, since: since?.toISOString() ?? null })),
  };
}

/**
 * Deletes info sheets that wait for games. Throws Refusal `not_found` for an unknown studio, and
 * `stale` when one of them no longer waits; then none is deleted.
 */
export async function dropAwaited(
  tx: Transaction,
  { provider, games }: Pick<OfficeInput<"drop-awaited-sheets">, "provider" | "games">,
): Promise<void> {
  const { id } = await lockedStudio(tx, provider);
  const wanted = [...new Set(games)];
  if ((await files.deleteAwaited(tx, id, wanted)) !== wanted.length) throw new Refusal("stale");
}
