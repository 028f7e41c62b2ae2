import { localeCodes } from "#contract/locales.ts";
import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { fromWon } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { lockedStudio } from "#server/games/catalogue-release/differences.ts";
import { findStudio } from "#server/games/certificates/store.ts";
import { shownFaults } from "#server/games/game-files/imported.ts";
import { readSheets, type SheetLine } from "#server/games/sheets/sheet-files/reading.ts";
import * as files from "#server/games/sheets/sheet-files/store.ts";

type File = Pick<OfficeInput<"preview-info-sheet-file">, "provider" | "content">;

/** What a file says, and how many info sheets it changes. Throws Refusal `not_found`. */
export async function previewSheets(
  db: Queryable,
  { provider, content }: File,
): Promise<OfficeOutput<"preview-info-sheet-file">> {
  const providerId = await findStudio(db, provider);
  if (providerId === undefined) throw new Refusal("not_found");
  const { columns, lines, faults } = readSheets(Buffer.from(content, "base64"));
  const { changes, awaited, told } = await comparedWith(db, providerId, lines);
  const counts = { lines: lines.length, changed: changes.length, awaited, told };
  return { columns, ...counts, ...shownFaults(faults) };
}

/**
 * Writes the info sheets of a file, all or none; that of a game which is not in the catalogue yet is
 * kept until the game comes. Throws Refusal `not_found` for an unknown studio, `file_unreadable` for a
 * file with a fault, `already_decided` when it changes none.
 */
export async function importSheets(
  tx: Transaction,
  { provider, content }: File,
): Promise<{ lines: number; changed: number }> {
  const { id } = await lockedStudio(tx, provider);
  await files.lockGames(tx, id);
  const { lines, faults } = readSheets(Buffer.from(content, "base64"));
  if (faults.length > 0) throw new Refusal("file_unreadable");
  const { changes } = await comparedWith(tx, id, lines);
  if (changes.length === 0) throw new Refusal("already_decided");
  await files.saveSheets(
    tx,
    changes.filter(({ gameId }) => gameId !== null),
  );
  await files.saveAwaited(
    tx,
    id,
    changes.filter(({ gameId }) => gameId === null),
  );
  return { lines: lines.length, changed: changes.length };
}

/** Which sheets the lines change, and to what. */
async function comparedWith(db: Queryable, providerId: number, lines: readonly SheetLine[]) {
  const codes = lines.map(({ game }) => game);
  const rows = await files.listStored(db, providerId, codes);
  const stored = new Map(rows.map((row) => [row.code, row]));
  const changes: files.StoredSheet[] = [];
  const counts = { awaited: 0, told: 0 };
  for (const line of lines) {
    const before = stored.get(line.game);
    if (!before) throw new Error(`the game ${line.game} was not compared`);
    if (before.gameId === null) counts.awaited += 1;
    if (before.isTold && line.stakes) counts.told += 1;
    const after = mergedWith(before, line);
    if (isChanged(before, after)) changes.push(after);
  }
  return { changes, ...counts };
}

/** What a line leaves empty is kept, and so are stakes that the provider's feed tells. */
function mergedWith(before: files.StoredSheet, { stakes, rules }: SheetLine): files.StoredSheet {
  const written = before.isTold ? null : stakes;
  return {
    ...before,
    least: written ? fromWon(written.least) : before.least,
    most: written ? fromWon(written.most) : before.most,
    rules: { ...before.rules, ...rules },
  };
}

const isChanged = (before: files.StoredSheet, after: files.StoredSheet): boolean =>
  before.least !== after.least ||
  before.most !== after.most ||
  localeCodes.some((locale) => before.rules[locale] !== after.rules[locale]);
