import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NotOnStandby, openDatabase, type Database } from "#server/kit/database.ts";
import { SecondConnection, watchConnections } from "#server/kit/one-connection.ts";
import { QueueFull } from "#server/kit/queue-full.ts";
import { useTestDatabase } from "#tests/support/database.ts";

const database = useTestDatabase();
watchConnections();

describe("callers that wait for a connection", () => {
  let db: Database;
  beforeAll(() => {
    db = openDatabase(database.url, { size: 1, waitAtMostMs: 200, waitingAtMost: 2 });
  });
  afterAll(() => db.close());

  /** Holds the only connection until it is released. */
  const hold = async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: held, resolve: hasBegun } = Promise.withResolvers<void>();
    const done = db.transaction(async () => {
      hasBegun();
      await released;
    });
    await held;
    return async () => {
      release();
      await done;
    };
  };

  it("are refused at once when too many wait already", async () => {
    const letGo = await hold();
    const waiting = [db.query("select 1"), db.ping()];
    await expect(db.query("select 1")).rejects.toBeInstanceOf(QueueFull);
    await expect(db.transaction(async () => undefined)).rejects.toBeInstanceOf(QueueFull);
    await letGo();
    await Promise.all(waiting);
  });

  it("are refused after too long a wait, and later callers are served", async () => {
    const letGo = await hold();
    await expect(db.query("select 1")).rejects.toBeInstanceOf(QueueFull);
    await expect(db.transaction(async () => undefined)).rejects.toBeInstanceOf(QueueFull);
    await letGo();
    expect(await db.query("select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("get the database's own error when the database failed", async () => {
    await expect(db.query("select nothing")).rejects.not.toBeInstanceOf(QueueFull);
  });
});

describe("work inside a transaction", () => {
  it("is refused a second connection of the same pool by every method", async () => {
    const { db } = database;
    const asks = [
      () => db.query("select 1"),
      () => db.transaction(async () => undefined),
      () => db.ping(),
      () => db.notify("channel", "text"),
      async () => Promise.all([1, 2].map(async () => db.query("select 1"))),
    ];
    for (const ask of asks)
      await expect(db.transaction(async () => ask())).rejects.toBeInstanceOf(SecondConnection);
  });

  it("uses its own connection and other pools, and the same pool afterwards", async () => {
    const { db } = database;
    const other = openDatabase(database.url, { size: 1 });
    const { promise: later, resolve } = Promise.withResolvers<unknown>();
    await db.transaction(async (tx) => {
      await tx.query("select 1");
      await other.transaction(async (inner) => inner.query("select 1"));
      setTimeout(() => resolve(db.query("select 1 as one")), 50);
    });
    expect(await later).toEqual([{ one: 1 }]);
    await other.close();
  });
});

describe("a commit that the standby did not confirm", () => {
  it("is no success, in a transaction and alone", async () => {
    // PostgreSQL says it by a notice of its own routine; a statement cannot raise one under its name.
    const db = openDatabase(database.url, { size: 1 });
    const cancelled = { routine: "SyncRepWaitForLSN" };
    try {
      const client = await db.pool.connect();
      client.release();
      client.emit("notice", cancelled);
      await expect(db.transaction(async (tx) => tx.query("select 1"))).rejects.toThrow(
        NotOnStandby,
      );
      const next = await db.pool.connect();
      next.release();
      next.emit("notice", cancelled);
      await expect(db.query("select 1")).rejects.toThrow(NotOnStandby);
      expect(await db.query("select 1 as one")).toEqual([{ one: 1 }]);
    } finally {
      await db.close();
    }
  });
});

describe("a connection to a server that takes no writes", () => {
  it("is closed after the first write that is refused", async () => {
    const db = openDatabase(database.url, { size: 1 });
    const pidOf = async () =>
      (await db.query<{ pid: number }>("select pg_backend_pid() pid"))[0]?.pid;
    try {
      const first = await pidOf();
      const write = db.transaction(async (tx) => {
        await tx.query("set transaction read only");
        await tx.query("create table refused ()");
      });
      await expect(write).rejects.toMatchObject({ code: "25006" });
      expect(await pidOf()).not.toBe(first);
    } finally {
      await db.close();
    }
  });
});
