import type { Clock } from "#server/kit/clock.ts";
import type { Database, Queryable } from "#server/kit/database.ts";
import { seal, sealHead, sealKeyName, unseal, type AppSecret } from "#server/kit/sealed.ts";
import { sealedColumns, type SealedColumn } from "#server/kit/seal-keys/columns.ts";
import { sealNumbers } from "#server/kit/seal-keys/number-rows.ts";
import * as store from "#server/kit/seal-keys/store.ts";

/** How many rows one transaction reseals; a column of large values names a smaller number. */
const BATCH = 100;
/** A head that no seal has, so that every seal counts as different. */
const NO_HEAD = Buffer.alloc(1);

/**
 * Throws Error unless this process has the secret of the database: seals made with another one
 * could not be opened by the other processes.
 */
export async function refuseForeignSecret(db: Queryable, appSecret: AppSecret): Promise<void> {
  const name = await store.findCurrentKey(db);
  if (name === undefined)
    throw new Error("This database has no sealing key yet: `npm start` writes its name down.");
  const own = [appSecret.current, ...appSecret.previous].map(sealKeyName);
  if (own.includes(name)) return;
  throw new Error(
    `This database is sealed with the secret ${name}, and this process has ${own.join(" and ")}. ` +
      "Give every process on one database the same APP_SECRET (with play money: the same " +
      "secrets.json): see docs/operating.md.",
  );
}

/**
 * Stores the name of the database's secret at the first start, and at later starts refuses another
 * secret. @param db the database as its owner @throws Error when there are seals that this secret
 * does not open
 */
export async function claimSealKey(
  db: Database,
  clock: Clock,
  appSecret: AppSecret,
): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await store.findCurrentKey(tx)) !== undefined) return;
    for (const column of sealedColumns) await assertOpens(tx, column, appSecret);
    await store.changeCurrentKey(tx, sealKeyName(appSecret.current), clock.now());
  });
  await refuseForeignSecret(db, appSecret);
}

async function assertOpens(
  db: Queryable,
  column: SealedColumn,
  appSecret: AppSecret,
): Promise<void> {
  const most = 1_000_000;
  const rows = await store.listSealedOtherwise(db, column, { after: 0n, head: NO_HEAD, most });
  for (const { id, sealed } of rows) {
    try {
      unseal(sealed, appSecret, column.purpose);
    } catch (error) {
      throw new Error(
        `APP_SECRET does not open ${column.what} ${id}: this database was sealed with another. ` +
          "Start with the secret that it was used with before.",
        { cause: error },
      );
    }
  }
}

/**
 * Reseals with the current secret everything that a previous one sealed, in transactions of a
 * hundred rows, while the product runs. Answers how many seals it made; afterwards no previous
 * secret is needed. @param db the database as its owner @throws Error when a seal opens with none
 * of the secrets; earlier transactions stay committed
 */
export async function sealAnew(db: Database, clock: Clock, appSecret: AppSecret): Promise<number> {
  await refuseForeignSecret(db, appSecret);
  let count = 0;
  for (const column of sealedColumns) {
    for (let after: bigint | undefined = 0n; after !== undefined;) {
      const ids: bigint[] = await sealBatch(db, column, appSecret, after);
      count += ids.length;
      after = ids.at(-1);
    }
  }
  count += await sealNumbers(db, appSecret);
  await db.transaction((tx) =>
    store.changeCurrentKey(tx, sealKeyName(appSecret.current), clock.now()),
  );
  return count;
}

const sealBatch = (
  db: Database,
  column: SealedColumn,
  appSecret: AppSecret,
  after: bigint,
): Promise<bigint[]> =>
  db.transaction(async (tx) => {
    const head = sealHead(appSecret.current);
    const rows = await store.listSealedOtherwise(tx, column, {
      after,
      head,
      most: column.atOnce ?? BATCH,
    });
    for (const { id, sealed } of rows) {
      const opened = unseal(sealed, appSecret, column.purpose);
      const anew = seal(opened, appSecret, column.purpose);
      await store.replaceSeal(tx, column, { id, sealed: anew });
    }
    return rows.map(({ id }) => id);
  });
