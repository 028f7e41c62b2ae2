import {
  BackupFault,
  FRAME_BYTES,
  readSealed,
  type SealedWriter,
} from "#scripts/backup/sealed-file.ts";
import type { BackupKeys } from "#scripts/backup/keys.ts";

/** What a frame of a segment holds: a moment until which nothing is missing, or bytes of the log. */
const MOMENT = 1;
const BYTES = 2;
/** PostgreSQL's largest, with the moments. */
const LARGEST_SEGMENT_BYTES = 2 ** 30 + 2 ** 24;

/** Until when a reader of the archive has every commit, in milliseconds since 1970. */
export type Moment = number;

export function writeMoment(file: SealedWriter, at: Moment): void {
  const frame = Buffer.alloc(9);
  frame.writeUInt8(MOMENT);
  frame.writeBigInt64BE(BigInt(at), 1);
  file.write(frame);
}

export function writeBytes(file: SealedWriter, bytes: Buffer): void {
  const most = FRAME_BYTES - 1;
  for (let at = 0; at < bytes.length; at += most)
    file.write(Buffer.concat([Buffer.of(BYTES), bytes.subarray(at, at + most)]));
}

/** A segment's name in the backup. */
export const inWal = (name: string): string => `wal/${name}`;

export type Segment = {
  bytes: Buffer;
  /** The last moment that it names, or null. */
  completeUntil: Moment | null;
};

/**
 * Reads a segment; one that is still written ends where it ends.
 * @throws BackupFault that names it
 */
export function readSegment(
  path: string,
  name: string,
  keys: BackupKeys,
  { mayGrow = false } = {},
): Segment {
  const parts: Buffer[] = [];
  let completeUntil: Moment | null = null;
  let length = 0;
  for (const frame of readSealed(path, inWal(name), keys, { mayGrow })) {
    if (frame.length === 0) continue;
    if (frame[0] === MOMENT) completeUntil = Number(frame.readBigInt64BE(1));
    else parts.push(frame.subarray(1));
    length += frame.length;
    if (length > LARGEST_SEGMENT_BYTES)
      throw new BackupFault(`${inWal(name)} is longer than a segment.`);
  }
  return { bytes: Buffer.concat(parts), completeUntil };
}
