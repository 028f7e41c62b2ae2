import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { databaseUrl, ensureDatabase } from "#scripts/databases.ts";
import { startPostgres, type Postgres } from "#scripts/postgres.ts";
import { openDatabase, type Database } from "#server/kit/database.ts";
import { logOptions } from "#server/kit/log.ts";
import { openReader, type Reader } from "#server/kit/replica/reader.ts";
import { MOST_BEHIND_MS } from "#server/kit/replica/watch.ts";
import { askServer } from "#tests/support/backup-commands.ts";
import { makeTestFolder } from "#tests/support/folders.ts";
import { startStandby, type Standby } from "#tests/support/standby.ts";
import { APP_SECRET } from "#tests/support/template.ts";

const PATIENCE = { timeout: 20_000, interval: 100 };
const log = pino({ ...logOptions, level: "silent" });

/** One server with a streaming standby; each test leaves it read from. */
describe("reads that may be late", () => {
  const ends = new AsyncDisposableStack();
  let postgres: Postgres;
  let standby: Standby;
  let primary: Database;
  let reader: Reader;

  const open = (url: string) => openReader({ primary, url, size: 4, appSecret: APP_SECRET, log });
  /** Which server answers. */
  const source = async () => {
    const [row] = await reader.db.query<{ isStandby: boolean }>(
      `select pg_is_in_recovery() as "isStandby"`,
    );
    return row?.isStandby ? "replica" : "primary";
  };
  const untilFrom = (wanted: "replica" | "primary") =>
    vi.waitFor(async () => expect(await source()).toBe(wanted), PATIENCE);
  const untilUsed = (of: Reader, isUsed: boolean) =>
    vi.waitFor(() => expect(of.replica?.watch.isUsed).toBe(isUsed), PATIENCE);
  const write = () => primary.query("insert into written default values");
  const seen = async () => {
    const [row] = await reader.db.query<{ count: bigint }>("select count(*) from written");
    return Number(row?.count);
  };

  beforeAll(async () => {
    const [folder, copy] = [makeTestFolder(), makeTestFolder()];
    ends.defer(() => Promise.all([folder.remove(), copy.remove()]).then(() => undefined));
    postgres = await startPostgres({ dataDir: folder.path, say: () => {} });
    ends.defer(() => postgres.stop());
    const url = await ensureDatabase(postgres.url, "house");
    await askServer(url, ["create table written (id serial)"]);
    await ensureDatabase(postgres.url, "other");
    standby = await startStandby(postgres, copy.path);
    ends.defer(() => standby.stop());
    primary = openDatabase(url, { appSecret: APP_SECRET });
    ends.defer(() => primary.close());
    reader = await open(standby.urlOf("house"));
    ends.defer(() => reader.close());
    await untilFrom("replica");
  });
  afterAll(() => ends.disposeAsync());

  it("are answered by the standby, statements and transactions, in a pool of its own", async () => {
    expect(await source()).toBe("replica");
    const inTransaction = await reader.db.transaction(async (tx) => {
      await tx.query("set transaction isolation level repeatable read, read only");
      return tx.query<{ isStandby: boolean }>(`select pg_is_in_recovery() as "isStandby"`);
    });
    expect(inTransaction).toEqual([{ isStandby: true }]);
    const many = await Promise.all(Array.from({ length: 20 }, () => source()));
    expect(new Set(many)).toEqual(new Set(["replica"]));
    expect(reader.replica?.pool.pool.totalCount).toBe(4);
    await expect(reader.db.query("insert into written default values")).rejects.toThrow(
      "read-only",
    );
  });

  it("show what pages were told of, at once", async () => {
    const before = await seen();
    await standby.pause();
    await write();
    expect(await seen()).toBe(before);
    reader.changed();
    expect(await seen()).toBe(before + 1);
    expect(await source()).toBe("primary");
    await standby.resume();
    await untilFrom("replica");
    expect(await seen()).toBe(before + 1);
  });

  it("leave a standby that is behind by more than the bound, and come back", async () => {
    await standby.pause();
    await write();
    expect(await source()).toBe("replica");
    await sleep(MOST_BEHIND_MS + 1_500);
    expect(await source()).toBe("primary");
    expect(reader.replica?.watch.behindMs).toBeGreaterThan(MOST_BEHIND_MS);
    await standby.resume();
    await untilFrom("replica");
    expect(reader.replica?.watch.behindMs).toBeLessThan(MOST_BEHIND_MS);
  });

  it("do not leave a standby while nothing is written", async () => {
    await sleep(MOST_BEHIND_MS + 1_500);
    expect(await source()).toBe("replica");
  });

  it("of a standby that is killed or hangs are answered by the primary, without an error", async () => {
    for (const signal of ["SIGKILL", "SIGSTOP"] as const) {
      const answers = Array.from({ length: 3 }, () =>
        reader.db.query<{ isStandby: boolean }>(
          `select pg_is_in_recovery() as "isStandby" from pg_sleep(0.5)`,
        ),
      );
      await sleep(100);
      standby.signal(signal);
      expect(await Promise.all(answers)).toEqual(answers.map(() => [{ isStandby: false }]));
      for (let asked = 0; asked < 20; asked++) expect(await source()).toBe("primary");
      if (signal === "SIGSTOP") standby.signal("SIGCONT");
      else await standby.start();
      await untilFrom("replica");
    }
  });

  it("of one call stay with the primary once it has answered one", async () => {
    const sources = await reader.inOneCall(async () => {
      const first = await source();
      standby.signal("SIGKILL");
      const second = await source();
      await standby.start();
      await untilUsed(reader, true);
      return [first, second, await source()];
    });
    expect(sources).toEqual(["replica", "primary", "primary"]);
    await untilFrom("replica");
  });

  it("refuse an address that is no standby of the same database", async () => {
    await expect(open(databaseUrl(postgres.url, "house"))).rejects.toThrow("is a primary server");
    await expect(open(standby.urlOf("other"))).rejects.toThrow("another database of the cluster");
    await expect(open(inject("postgresUrl"))).rejects.toThrow("server of another cluster");
  });

  it("start without a standby that is away, and use it once it answers", async () => {
    await standby.stop();
    const late = await open(standby.urlOf("house"));
    expect(late.replica?.watch.isUsed).toBe(false);
    await standby.start();
    await untilUsed(late, true);
    await late.close();
    await untilFrom("replica");
  });

  it("leave a standby that became a primary", async () => {
    await standby.promote();
    await untilUsed(reader, false);
    await write();
    const [row] = await primary.query<{ count: bigint }>("select count(*) from written");
    expect(await seen()).toBe(Number(row?.count));
  });
});
