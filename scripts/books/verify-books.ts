import { checkPromises } from "#scripts/books/audit-books.ts";
import type { OpenBooks } from "#scripts/books/open-books.ts";
import { ledgerChecks } from "#server/ledger/checks.ts";
import { verifySheets } from "#server/ledger/closing/closing.ts";
import {
  verifySeals,
  type KeptCheckpoint,
  type Verification,
} from "#server/ledger/seals/verify.ts";

/**
 * Compares postings with their signed seals, and balances, keys and sheets with the postings.
 * @param now the moment of the books: entries that are much older must be sealed
 */
export async function verifyBooks(
  books: OpenBooks,
  trusted: ReadonlyMap<string, Buffer>,
  kept: readonly KeptCheckpoint[],
  now = new Date(),
): Promise<Verification & { sheets: number }> {
  const seals = await verifySeals(books, trusted, kept, now);
  const sheets = await verifySheets(books, trusted);
  const faults = [...seals.faults, ...sheets.faults];
  for await (const looked of checkPromises(books, ledgerChecks)) faults.push(...looked.faults);
  return { ...seals, sheets: sheets.sheets, faults };
}
