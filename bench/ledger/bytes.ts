import type { Print } from "#bench/ledger/figures.ts";
import { addMembers } from "#bench/ledger/members.ts";
import { runBets } from "#bench/ledger/run-bets.ts";
import { settle } from "#bench/ledger/settling.ts";
import { appSecretOf, readSecrets } from "#scripts/secrets.ts";
import { openDatabase, type Database } from "#server/kit/database.ts";
import { openProduct } from "#tests/support/product.ts";

const SECONDS = 30;
const CALLERS = 64;

type Size = { disk: number; log: number };

/**
 * What a bet or win leaves on the disk and in the database's log, with its seal, its comp and the
 * record of its call, and the bytes of its call.
 */
export async function benchBytes({ say, figure }: Print): Promise<void> {
  say(`\nBytes of a bet or win, one call a spin (${SECONDS} s)`);
  const product = await openProduct();
  const { databaseUrl, dataDir, webUrl } = product;
  const db = openDatabase(databaseUrl, { size: 1, statementTimeoutMs: 600_000 });
  try {
    const members = await addMembers(databaseUrl, appSecretOf({ appSecret: null, dataDir }));
    await settle(databaseUrl);
    const before = await sizeOf(db);
    const result = await runBets(
      {
        shape: "together",
        urls: [`${webUrl}/providers/sandbox/betwin`],
        connections: CALLERS,
        seconds: SECONDS,
        warmUpSeconds: 0,
        secret: readSecrets(dataDir).sandboxSecret,
        members: members.map(({ ref }) => ref),
      },
      [],
      { mayFail: true },
    );
    await settle(databaseUrl);
    const after = await sizeOf(db);
    const bets = 2 * result.calls;
    const each = (bytes: number) => Math.round(bytes / bets).toLocaleString("en");
    figure("bets and wins", bets.toLocaleString("en"));
    figure("bytes of each on the disk", each(after.disk - before.disk));
    figure("  in the database's log", each(after.log - before.log));
    figure("  sent to the web process", each(result.sentBytes));
    figure("  and answered", each(result.receivedBytes));
  } finally {
    await db.close();
    await product.stop();
  }
}

async function sizeOf(db: Database): Promise<Size> {
  const [row] = await db.query<Size>(
    `select pg_database_size(current_database())::float8 as disk,
       (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8 as log`,
  );
  if (!row) throw new Error("the database has no size");
  return row;
}
