import type { Books } from "./books.ts";

/**
 * Writes what the players of a round added to its seed, once: from then on its result is fixed,
 * whatever happens to the wagers.
 */
export function closeTableRound(books: Books, id: string, clientSeed: string, now: number): void {
  books
    .prepare("insert or ignore into table_rounds (id, client_seed, closed_at) values (?, ?, ?)")
    .run(id, clientSeed, now);
}

/** What the players of a closed round added to its seed; undefined without a stake. */
export function findClientSeed(books: Books, id: string): string | undefined {
  const row = books.prepare("select client_seed from table_rounds where id = ?").get(id);
  return row === undefined ? undefined : String(row.client_seed);
}
