import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { openBooks } from "#scripts/books/open-books.ts";
import { verifyBooks } from "#scripts/books/verify-books.ts";
import { systemClock } from "#server/kit/clock.ts";
import { openDatabase, type Database, type Queryable } from "#server/kit/database.ts";
import { fromWon } from "#server/kit/money.ts";
import { houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import { postEach } from "#server/ledger/post.ts";
import { createSealer, type Sealer } from "#server/ledger/seals/sealing.ts";
import { sealKeyOf, type SealKey } from "#server/ledger/seals/signing.ts";
import type { Finder } from "#server/ledger/seals/waiting/waiting.ts";
import type { KeptCheckpoint, Verification } from "#server/ledger/seals/verify.ts";
import { useTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import type { TestMember } from "#tests/support/members.ts";

export type Seals = {
  database: TestDatabase;
  key: SealKey;
  checkpointsFile: string;
  /** The database with the application's own login. */
  readonly app: Database;
  newSealer(finder?: Finder): Sealer;
  /** Seals until nothing waits, like a newly started worker. */
  sealAll(): Promise<void>;
  /** A stake of ten won, with a pool's share. */
  bet(member: TestMember, db?: Queryable): Promise<void>;
  verify(
    kept?: readonly KeptCheckpoint[],
    keys?: ReadonlyMap<string, Buffer>,
  ): Promise<Verification>;
};

/**
 * The file's own database, whose postings are sealed and verified. Call it where `useTestDatabase`
 * is called.
 */
export function useSeals(): Seals {
  const database = useTestDatabase();
  const key = sealKeyOf(Buffer.alloc(32, 9).toString("base64url"));
  const folder = mkdtempSync(join(tmpdir(), "dalbit-seals-"));
  const checkpointsFile = join(folder, "checkpoints");
  let app: Database;
  let bets = 0;

  beforeAll(async () => {
    app = openDatabase(database.appUrl, { size: 4 });
    await database.db.query(
      "insert into ledger_share_schemes select 1, id, 10 from ledger_house_accounts where code = 'jackpot:mega'",
    );
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  const newSealer = (finder?: Finder) =>
    createSealer({ db: app, clock: systemClock, key, checkpointsFile, ...(finder && { finder }) });
  return {
    database,
    key,
    checkpointsFile,
    get app() {
      return app;
    },
    newSealer,
    async sealAll() {
      const sealer = newSealer();
      do await sealer.step();
      while ((await app.query("select from ledger_unsealed limit 1")).length > 0);
    },
    async bet(member, db = app) {
      const stake = {
        account: member.cash,
        houseAccountId: await houseAccountId(db, "provider:seals"),
        scopeId: await scopeId(db, "seals"),
        key: `bet-${bets++}|with\na line`,
        movement: "bet",
        amount: fromWon(10),
        shareSchemeId: 1,
      } as const;
      await postEach(db, [[stake]]);
    },
    async verify(kept = [], keys = new Map([[key.id, key.publicKey]])) {
      const books = await openBooks(database.url);
      try {
        return await verifyBooks(books, keys, kept);
      } finally {
        await books.close();
      }
    },
  };
}
