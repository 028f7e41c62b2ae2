import { hostname } from "node:os";
import type { Clock } from "#server/kit/clock.ts";
import { readClocks, type Clocks } from "#server/kit/clocks.ts";
import type { Database, Queryable, Transaction } from "#server/kit/database.ts";
import type { Log } from "#server/kit/log.ts";
import { keptSince, SWEPT_AT_ONCE } from "#server/kit/retention.ts";
import { databaseEvent, gapOf, noticed, type Look } from "#server/components/lives/noticing.ts";
import * as store from "#server/components/lives/store.ts";

/** The last sign of a process that dies is no older than this. */
const SIGN_MS = 5_000;

/**
 * Looks at something that is recorded with each sign of a life, before the transaction of the sign,
 * and answers what writes it there. It is recorded for as long as the life gives signs.
 */
export type Recording = () => Promise<
  (tx: Transaction, sign: { life: bigint; at: string }) => Promise<void>
>;

type Living = {
  db: Database;
  process: "web" | "worker";
  /** Which parts members cannot use. */
  status?: Recording;
  clocks?: Clocks;
  host?: string;
};

/** A process's life in the table of lives. */
export type Life = {
  /** Gives a sign of life, with what happened since the one before. */
  sign(): Promise<void>;
  /** Notes that the process was stopped. */
  end(): Promise<void>;
};

/**
 * Begins the life of a process that serves from now on. The gap to the lives before is downtime
 * (source: GLI-19 2.8.8 (c)).
 */
export async function beginLife({
  db,
  process,
  status,
  clocks = readClocks,
  host = hostname(),
}: Living): Promise<Life> {
  const begins = await status?.();
  let last = await lookAt(db, clocks);
  await compareDatabase(db, last);
  const { at } = last.answer;
  const id = await db.transaction(async (tx) => {
    const recordsStatus = status !== undefined;
    const life = await store.insertLife(tx, { process, host, recordsStatus, at, ...gapOf(last) });
    await begins?.(tx, { life, at });
    return life;
  });
  return {
    async sign() {
      const record = await status?.();
      const look = await lookAt(db, clocks);
      await compareDatabase(db, look);
      const events = noticed(`${process} ${host}`, last, look);
      await db.transaction(async (tx) => {
        for (const event of events) await store.insertEvent(tx, event);
        await store.signLife(tx, { id, at: look.answer.at, ...gapOf(look) });
        await record?.(tx, { life: id, at: look.answer.at });
      });
      // Only after the commit, so that what a lost database kept from being written comes again.
      last = look;
    },
    end: () => store.endLife(db, id),
  };
}

async function lookAt(db: Queryable, clocks: Clocks): Promise<Look> {
  const before = clocks();
  const answer = await store.askDatabase(db);
  return { before, after: clocks(), answer };
}

/** Notes a database that is another one, or began anew, once, whichever process sees it first. */
const compareDatabase = (db: Database, { answer }: Look): Promise<void> =>
  db.transaction(async (tx) => {
    const known = await store.lockDatabase(tx);
    const event = known ? databaseEvent(known, answer) : null;
    if (event) await store.insertEvent(tx, event);
    await store.saveDatabase(tx, answer);
  });

/** Begins a life and gives signs of it until it is stopped. A sign that fails is logged. */
export async function keepLife(living: Living, log: Log): Promise<{ stop(): Promise<void> }> {
  const life = await beginLife(living);
  let isStopping = false;
  let underWay = Promise.resolve();
  let timer: NodeJS.Timeout;
  const turn = async () => {
    await life.sign().catch((error: unknown) => log.warn({ err: error }, "gave no sign of life"));
    if (!isStopping) timer = setTimeout(begin, SIGN_MS);
  };
  function begin() {
    underWay = turn();
  }
  timer = setTimeout(begin, SIGN_MS);
  return {
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await underWay;
      await life
        .end()
        .catch((error: unknown) =>
          log.warn({ err: error }, "could not note the end of this process"),
        );
    },
  };
}

/** Deletes a bounded number of lives and events whose retention period is over; answers how many. */
export const sweepLives = (db: Queryable, clock: Clock): Promise<number> =>
  store.deleteOld(db, keptSince(clock.now(), "significantEvents"), SWEPT_AT_ONCE);
