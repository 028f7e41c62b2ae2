import type { Books } from "./books.ts";

/**
 * Stores the players' contribution to a round's seed, once: from then on the result is fixed,
 * independent of the wagers.
 */
export function closeTableRound(books: Books, id: string, clientSeed: string, now: number): void {
  books
    .prepare("insert or ignore into table_rounds (id, client_seed, closed_at) values (?, ?, ?)")
    .run(id, clientSeed, now);
}

/** The players' contribution to a closed round's seed; undefined without a stake. */
export function findClientSeed(books: Books, id: string): string | undefined {
  const row = books.prepare("select client_seed from table_rounds where id = ?").get(id);
  return row === undefined ? undefined : String(row.client_seed);
}
