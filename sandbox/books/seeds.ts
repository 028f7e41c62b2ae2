import { randomUUID } from "node:crypto";
import { newClientSeed, newServerSeed } from "../fairness/seeds.ts";
import { inTransaction, type Books } from "./books.ts";
import type { Session } from "./sessions.ts";

/** The seeds of a player's rounds in a game; each round uses the next nonce. */
export type Seeds = {
  id: string;
  serverSeed: string;
  clientSeed: string;
  /** Nonce of the next round; the first is 1. */
  nextNonce: number;
  /** When the server seed was revealed; null while it is in use. */
  revealedAt: number | null;
};

/** The seeds in use, created on first use. */
export function activeSeeds(books: Books, session: Session, now: number): Seeds {
  const row = books
    .prepare(
      "select * from seeds where mode = ? and account = ? and game = ? and revealed_at is null",
    )
    .get(session.mode, session.account, session.game);
  return row === undefined ? insertSeeds(books, session, newClientSeed(), now) : toSeeds(row);
}

/** Uses up the next nonce. To be called in the transaction that writes the round. */
export function takeNonce(books: Books, id: string): number {
  const row = books
    .prepare("update seeds set next_nonce = next_nonce + 1 where id = ? returning next_nonce")
    .get(id);
  if (row === undefined) throw new Error(`unknown seeds ${id}`);
  return Number(row.next_nonce) - 1;
}

/** Reveals the server seed in use and starts new seeds with the player's own client seed. */
export function renewSeeds(books: Books, session: Session, clientSeed: string, now: number): Seeds {
  return inTransaction(books, () => {
    const { id } = activeSeeds(books, session, now);
    books.prepare("update seeds set revealed_at = ? where id = ?").run(now, id);
    return insertSeeds(books, session, clientSeed, now);
  });
}

export function getSeeds(books: Books, id: string): Seeds {
  const row = books.prepare("select * from seeds where id = ?").get(id);
  if (row === undefined) throw new Error(`unknown seeds ${id}`);
  return toSeeds(row);
}

function insertSeeds(books: Books, session: Session, clientSeed: string, now: number): Seeds {
  const id = randomUUID();
  books
    .prepare(
      `insert into seeds (id, mode, account, game, server_seed, client_seed, next_nonce, created_at)
       values (?, ?, ?, ?, ?, ?, 1, ?)`,
    )
    .run(id, session.mode, session.account, session.game, newServerSeed(), clientSeed, now);
  return getSeeds(books, id);
}

const toSeeds = (row: Record<string, unknown>): Seeds => ({
  id: String(row.id),
  serverSeed: String(row.server_seed),
  clientSeed: String(row.client_seed),
  nextNonce: Number(row.next_nonce),
  revealedAt: row.revealed_at === null ? null : Number(row.revealed_at),
});
