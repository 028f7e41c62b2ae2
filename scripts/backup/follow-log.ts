import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { claimFolder } from "#scripts/backup/cluster-name.ts";
import {
  connectReplication,
  identifySystem,
  type Copy,
  type Replication,
  type System,
} from "#scripts/backup/replication.ts";
import { parseHistory } from "#scripts/backup/lineage.ts";
import { dropSlot, ensureSlot, SLOT } from "#scripts/backup/slot.ts";
import { writeSmallFile } from "#scripts/backup/small-file.ts";
import { connectTo, type BackupPlace } from "#scripts/backup/source.ts";
import { walFolder } from "#scripts/backup/wal-chain.ts";
import { formatLsn, historyName, parseLsn, type Lsn } from "#scripts/backup/wal-names.ts";
import { WalWriter } from "#scripts/backup/wal-writer.ts";
import { inWal, type Moment } from "#scripts/backup/wal-segment.ts";

const FLUSH_EVERY_MS = 200;
const FLUSH_AFTER_BYTES = 1_000_000n;
const ASK_EVERY_MS = 500;
/** While nothing is written, a moment is noted this rarely. */
const QUIET_MOMENT_MS = 2_000;
/** Milliseconds from 1970 to 2000, from which PostgreSQL counts. */
const EPOCH_MS = 946_684_800_000;
const [DATA, KEEPALIVE] = [0x77, 0x6b];

export type Following = {
  url: string;
  place: BackupPlace;
  /** Called whenever the archive has every commit until a later moment. */
  onComplete: (until: Moment, position: Lsn) => void;
  say: (line: string) => void;
};

/**
 * Receives the server's log and writes it into the backup until the signal. The server keeps what
 * has not been written to this machine's disk.
 * @throws Error when the connection ends
 */
export async function followLog(following: Following, signal: AbortSignal): Promise<void> {
  // The server says that it removed the log at the start, or when it reads the first segment.
  await followFrom(following, { leavesGap: false }, signal).catch(async (error: Error) => {
    if (!isLogGone(error)) throw error;
    following.say("The server no longer has the log that follows the backup: a gap begins.");
    await followFrom(following, { leavesGap: true }, signal);
  });
}

async function followFrom(
  following: Following,
  { leavesGap }: { leavesGap: boolean },
  signal: AbortSignal,
): Promise<void> {
  const { url, place } = following;
  const replication = await connectReplication(url);
  const clock = await connectTo(url);
  try {
    const system = await identifySystem(replication);
    claimFolder(place, system.id);
    const beganAt = await keepHistory(replication, system, place);
    if (leavesGap) await dropSlot(replication);
    await ensureSlot(replication);
    const { segmentBytes, timeline } = system;
    const from = leavesGap ? (await identifySystem(replication)).flushed : beganAt;
    const writer = new WalWriter({ ...place, segmentBytes, timeline }, from, { leavesGap });
    try {
      const copy = await startCopy(replication, writer, timeline);
      await receive({ ...following, copy, writer, clock }, signal);
    } finally {
      writer.close();
    }
  } finally {
    await Promise.allSettled([replication.end(), clock.end()]);
  }
}

/** No such file; a slot whose log was taken away; no such slot. */
const GONE = new Set(["58P01", "55000", "42704"]);

/**
 * Whether the server removed the segment, or took the slot's log away. A segment that is removed
 * while the server reads it has any code: PostgreSQL takes it from the last call of the system.
 */
export const isLogGone = (error: Error & { code?: string }): boolean =>
  GONE.has(error.code ?? "") || /WAL segment \w+ has already been removed/.test(error.message);

/** Begins to stream; a refusal of the server is thrown here. */
async function startCopy(replication: Replication, writer: WalWriter, timeline: number) {
  const copy = replication.copy(
    `START_REPLICATION SLOT ${SLOT} PHYSICAL ${formatLsn(writer.position)} TIMELINE ${timeline}`,
  );
  await copy.started;
  return copy;
}

type Receiving = Following & { copy: Copy; writer: WalWriter; clock: pg.Client };

async function receive(receiving: Receiving, signal: AbortSignal): Promise<void> {
  const { copy, writer } = receiving;
  const moments = watchClock(receiving);
  const flush = (): void => {
    moments.note();
    writer.flush();
    copy.answer(statusOf(writer.synced));
  };
  // Thrown in a timer, the error of a full disk would end the process.
  const tryFlush = (): void => {
    try {
      flush();
    } catch (error) {
      copy.destroy(error as Error);
    }
  };
  const timer = setInterval(tryFlush, FLUSH_EVERY_MS);
  const stop = (): void => void copy.destroy();
  signal.addEventListener("abort", stop);
  try {
    if (!signal.aborted)
      for await (const message of copy as AsyncIterable<Buffer>) {
        if (message[0] === DATA) writer.append(message.readBigUInt64BE(1), message.subarray(25));
        else if (message[0] !== KEEPALIVE) throw new Error("the server sent an unknown message");
        const isAsked = message[0] === KEEPALIVE && message[17] === 1;
        if (isAsked || writer.position - writer.synced > FLUSH_AFTER_BYTES) flush();
      }
    if (!signal.aborted) throw new Error("The server ended its log.");
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener("abort", stop);
    clearInterval(timer);
    moments.end();
  }
}

/**
 * Asks the server for its time and then for the end of its log: when the archive has reached that
 * end, it has every commit until that time.
 */
function watchClock({ clock, writer, onComplete, copy }: Receiving) {
  let asked: { at: Moment; lsn: Lsn } | null = null;
  let noted = { at: 0, position: -1n };
  const ask = async (): Promise<void> => {
    if (asked !== null) return;
    const { rows } = await clock.query<{ at: string; lsn: string }>(
      `with now as materialized (select floor(extract(epoch from clock_timestamp()) * 1000) as at)
       select at::text, pg_current_wal_flush_lsn()::text as lsn from now`,
    );
    asked = { at: Number(rows[0]?.at), lsn: parseLsn(String(rows[0]?.lsn)) };
  };
  const run = (): void => void ask().catch((error: Error) => copy.destroy(error));
  const timer = setInterval(run, ASK_EVERY_MS);
  run();
  return {
    note: (): void => {
      if (asked === null || writer.position < asked.lsn) return;
      const { at } = asked;
      asked = null;
      onComplete(at, writer.position);
      if (writer.position === noted.position && at - noted.at < QUIET_MOMENT_MS) return;
      writer.completeUntil(at);
      noted = { at, position: writer.position };
    },
    end: () => clearInterval(timer),
  };
}

/** What a standby tells the primary: everything before this is on its disk. */
function statusOf(synced: Lsn): Buffer {
  const status = Buffer.alloc(34);
  status.write("r");
  for (const at of [1, 9, 17]) status.writeBigUInt64BE(synced, at);
  status.writeBigInt64BE(BigInt(Date.now() - EPOCH_MS) * 1_000n, 25);
  return status;
}

/**
 * Keeps the history of a timeline: a restore follows it, and a restored server finds by it a number
 * that is not used yet. Answers where the log of a new archive begins: where the timeline began, or,
 * on the first one, at the end of the server's log.
 */
async function keepHistory(
  replication: Replication,
  { timeline, flushed }: System,
  place: BackupPlace,
): Promise<Lsn> {
  if (timeline === 1) return flushed;
  const row = await replication.one(`TIMELINE_HISTORY ${timeline}`);
  const content = Buffer.from(String(row?.["content"]));
  const name = historyName(timeline);
  const path = join(walFolder(place.folder), name);
  mkdirSync(walFolder(place.folder), { recursive: true, mode: 0o700 });
  if (!existsSync(path)) writeSmallFile(path, inWal(name), content, place);
  return parseHistory(content).at(-1)?.endsAt ?? flushed;
}
