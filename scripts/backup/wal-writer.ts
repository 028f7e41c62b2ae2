import { existsSync, fsyncSync, openSync, closeSync, renameSync, rmSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BackupKeys } from "#scripts/backup/keys.ts";
import { BackupFault, SealedWriter } from "#scripts/backup/sealed-file.ts";
import { isPartial, PARTIAL, walFolder, segmentsOf } from "#scripts/backup/wal-chain.ts";
import { segmentName, startOfSegment, type Lsn } from "#scripts/backup/wal-names.ts";
import {
  inWal,
  readSegment,
  writeBytes,
  writeMoment,
  type Moment,
} from "#scripts/backup/wal-segment.ts";

type WalPlace = { folder: string; keys: BackupKeys; segmentBytes: number; timeline: number };

/**
 * Writes the log into the backup, a sealed file for each segment. The segment that grows has
 * `.partial` in its name. All calls are synchronous: nothing else runs between a byte and its sync.
 */
export class WalWriter {
  readonly #place: WalPlace;
  #file: SealedWriter | null = null;
  #name = "";
  #waiting: Buffer[] = [];
  #moment: Moment | null = null;
  /** The next byte that it takes. */
  position: Lsn;
  /** Everything before it survives a power failure of this machine. */
  synced: Lsn;

  /**
   * Continues where the archive of this timeline ends; at the start of `from`'s segment when there
   * is none, or when the server no longer has what follows it.
   */
  constructor(place: WalPlace, from: Lsn, { leavesGap = false } = {}) {
    this.#place = place;
    mkdirSync(walFolder(place.folder), { recursive: true, mode: 0o700 });
    const last = segmentsOf(place.folder, place.timeline).at(-1);
    const size = BigInt(place.segmentBytes);
    if (last === undefined || leavesGap) this.position = from - (from % size);
    else if (isPartial(last)) this.position = this.#resume(last);
    else this.position = startOfSegment(last, place.segmentBytes) + size;
    this.synced = this.position;
  }

  /** @throws Error when the bytes do not follow those before them */
  append(at: Lsn, bytes: Buffer): void {
    if (at !== this.position) throw new Error("the server sent another part of its log");
    const { segmentBytes } = this.#place;
    for (let done = 0; done < bytes.length;) {
      if (this.#file === null) this.#begin();
      const room = segmentBytes - Number(this.position % BigInt(segmentBytes));
      const part = bytes.subarray(done, done + room);
      this.#waiting.push(part);
      this.position += BigInt(part.length);
      done += part.length;
      if (part.length === room) this.#complete();
    }
  }

  /** Notes that every commit before this moment is before `position`. */
  completeUntil(at: Moment): void {
    if (this.#file === null) this.#begin();
    this.#writeWaiting();
    this.#moment = at;
    if (this.#file !== null) writeMoment(this.#file, at);
  }

  /** Puts on the disk what has come. */
  flush(): void {
    if (this.#file === null || this.synced === this.position) return;
    this.#writeWaiting();
    this.#file.sync();
    this.synced = this.position;
  }

  close(): void {
    try {
      this.flush();
    } finally {
      this.#file?.close();
      this.#file = null;
    }
  }

  #pathOf(name: string): string {
    return join(walFolder(this.#place.folder), name);
  }

  #begin(): void {
    const { timeline, segmentBytes, keys } = this.#place;
    this.#name = segmentName(timeline, this.position, segmentBytes);
    const path = this.#pathOf(this.#name + PARTIAL);
    rmSync(path, { force: true });
    this.#file = new SealedWriter(path, inWal(this.#name), keys.current);
    if (this.#moment !== null) writeMoment(this.#file, this.#moment);
    syncFolder(path);
  }

  #writeWaiting(): void {
    if (this.#file === null || this.#waiting.length === 0) return;
    writeBytes(this.#file, Buffer.concat(this.#waiting));
    this.#waiting = [];
  }

  #complete(): void {
    this.#writeWaiting();
    this.#file?.finish();
    this.#file = null;
    const path = this.#pathOf(this.#name);
    renameSync(path + PARTIAL, path);
    syncFolder(path);
    this.synced = this.position;
  }

  /**
   * Writes the segment that grew when the last writer ended anew, with what can be read of it: its
   * own key would seal two different frames of one number.
   */
  #resume(partial: string): Lsn {
    const { segmentBytes, keys } = this.#place;
    this.#name = partial.slice(0, -PARTIAL.length);
    const path = this.#pathOf(partial);
    const found = readWhole(path, this.#name, keys);
    const renewed = `${path}.new`;
    rmSync(renewed, { force: true });
    this.#file = new SealedWriter(renewed, inWal(this.#name), keys.current);
    this.#moment = found.completeUntil;
    writeBytes(this.#file, found.bytes);
    if (this.#moment !== null) writeMoment(this.#file, this.#moment);
    this.#file.sync();
    renameSync(renewed, path);
    syncFolder(path);
    this.position = startOfSegment(this.#name, segmentBytes) + BigInt(found.bytes.length);
    if (found.bytes.length === segmentBytes) this.#complete();
    return this.position;
  }
}

/** What a growing segment holds; nothing when it was altered, because the server still has it. */
function readWhole(path: string, name: string, keys: BackupKeys) {
  try {
    return readSegment(path, name, keys, { mayGrow: true });
  } catch (error) {
    if (error instanceof BackupFault) return { bytes: Buffer.alloc(0), completeUntil: null };
    throw error;
  }
}

/** Makes new and renamed files of a folder survive a power failure. */
export function syncFolder(path: string): void {
  const folder = dirname(path);
  if (!existsSync(folder)) return;
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}
