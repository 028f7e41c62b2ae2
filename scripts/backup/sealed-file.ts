import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { closeSync, fdatasyncSync, openSync, readSync, statSync, writeSync } from "node:fs";
import { constants, crc32, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { derive, type BackupKey, type BackupKeys } from "#scripts/backup/keys.ts";

/**
 * A sealed file is a header (form, name of the key, salt) and frames. Each frame is compressed and
 * sealed by AES-256-GCM under a key of its own file, whose name in the backup is part of the key:
 * a file in another's place does not open. The nonce counts the frames and marks the last one, so
 * that frames cannot be exchanged, repeated or cut off.
 */
const FORM = Buffer.from("dalbit backup 1\n");
const NAME_BYTES = 8;
const SALT_BYTES = 32;
const HEADER_BYTES = FORM.length + NAME_BYTES + SALT_BYTES;
/** Length with the mark of the last frame, and its CRC: a length that was altered is no cut. */
const FRAME_HEAD_BYTES = 8;
const TAG_BYTES = 16;
const LAST = 0x8000_0000;
/** The most plain bytes of a frame: what reading and writing keep in memory. */
export const FRAME_BYTES = 2 ** 20;
const LARGEST_FRAME_BYTES = FRAME_BYTES + 65_536;

/** A file of the backup that cannot be used; the message names it. */
export class BackupFault extends Error {}

/** Writes one sealed file, frame by frame. What it wrote before `sync` survives a power failure. */
export class SealedWriter {
  readonly #file: number;
  readonly #key: Buffer;
  readonly #hash = createHash("sha256");
  #frames = 0n;
  /** Bytes in the file. */
  bytes = 0;

  /**
   * @param name its name in the backup, with which alone it opens
   * @throws Error when the file exists
   */
  constructor(path: string, name: string, key: BackupKey) {
    const salt = randomBytes(SALT_BYTES);
    this.#key = fileKey(key, name, salt);
    this.#file = openSync(path, "wx", 0o600);
    this.#put(Buffer.concat([FORM, Buffer.from(key.name, "hex"), salt]));
  }

  /** Adds a frame of at most `FRAME_BYTES`. */
  write(plain: Buffer): void {
    this.#frame(plain, false);
  }

  sync(): void {
    fdatasyncSync(this.#file);
  }

  /** Marks the end; a file without that mark is unfinished. Answers the file's SHA-256. */
  finish(): string {
    this.#frame(Buffer.alloc(0), true);
    this.sync();
    closeSync(this.#file);
    return this.#hash.digest("hex");
  }

  /** Leaves the file unfinished. */
  close(): void {
    closeSync(this.#file);
  }

  #frame(plain: Buffer, isLast: boolean): void {
    if (plain.length > FRAME_BYTES) throw new Error("a frame is longer than its limit");
    const packed = zstdCompressSync(plain, { params: { [constants.ZSTD_c_compressionLevel]: 1 } });
    const head = Buffer.alloc(FRAME_HEAD_BYTES);
    head.writeUInt32BE(((packed.length + TAG_BYTES) | (isLast ? LAST : 0)) >>> 0);
    head.writeUInt32BE(crc32(head.subarray(0, 4)), 4);
    const nonce = nonceOf(this.#frames, isLast);
    const cipher = createCipheriv("aes-256-gcm", this.#key, nonce).setAAD(head);
    const sealed = [cipher.update(packed), cipher.final(), cipher.getAuthTag()];
    this.#put(Buffer.concat([head, ...sealed]));
    this.#frames++;
  }

  #put(bytes: Buffer): void {
    for (let at = 0; at < bytes.length;) at += writeSync(this.#file, bytes, at);
    this.#hash.update(bytes);
    this.bytes += bytes.length;
  }
}

/**
 * The plain frames of a sealed file.
 * @param mayGrow true for a file that is written now: it may end without its last frame
 * @throws BackupFault that names the file: missing, cut off, altered, or sealed by another key
 */
export function* readSealed(
  path: string,
  name: string,
  keys: BackupKeys,
  { mayGrow = false } = {},
): Generator<Buffer> {
  if (statSync(path, { throwIfNoEntry: false }) === undefined)
    throw new BackupFault(`${name} is missing in the backup.`);
  const file = openSync(path, "r");
  try {
    const header = readUpTo(file, HEADER_BYTES);
    if (header.length < HEADER_BYTES && mayGrow) return;
    const key = fileKey(keyOfHeader(header, name, keys), name, header.subarray(-SALT_BYTES));
    for (let index = 0n; ; index++) {
      const frame = readFrame(file, name);
      if (frame === null && mayGrow) return;
      if (frame === null) throw new BackupFault(`${name} is cut off.`);
      yield openFrame(frame, key, index, name);
      if (frame.isLast) break;
    }
    if (readUpTo(file, 1).length > 0) throw new BackupFault(`${name} has more than was written.`);
  } finally {
    closeSync(file);
  }
}

type Frame = { head: Buffer; body: Buffer; isLast: boolean };

/** The next frame, or null when the file ends within it or before it. */
function readFrame(file: number, name: string): Frame | null {
  const head = readUpTo(file, FRAME_HEAD_BYTES);
  if (head.length < FRAME_HEAD_BYTES) return null;
  const length = head.readUInt32BE() & ~LAST;
  const isWhole = crc32(head.subarray(0, 4)) === head.readUInt32BE(4);
  if (!isWhole || length < TAG_BYTES || length > LARGEST_FRAME_BYTES) throw altered(name);
  const body = readUpTo(file, length);
  const isLast = (head.readUInt32BE() & LAST) !== 0;
  return body.length < length ? null : { head, body, isLast };
}

function openFrame(
  { head, body, isLast }: Frame,
  key: Buffer,
  index: bigint,
  name: string,
): Buffer {
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(index, isLast)).setAAD(head);
    decipher.setAuthTag(body.subarray(-TAG_BYTES));
    const packed = [decipher.update(body.subarray(0, -TAG_BYTES)), decipher.final()];
    return zstdDecompressSync(Buffer.concat(packed), { maxOutputLength: FRAME_BYTES });
  } catch {
    throw altered(name);
  }
}

function keyOfHeader(header: Buffer, name: string, keys: BackupKeys): BackupKey {
  if (header.length < HEADER_BYTES) throw new BackupFault(`${name} is cut off.`);
  if (!header.subarray(0, FORM.length).equals(FORM)) throw altered(name);
  const wanted = header.subarray(FORM.length, FORM.length + NAME_BYTES).toString("hex");
  const key = keys.byName.get(wanted);
  if (key) return key;
  throw new BackupFault(
    `${name} is sealed by the key ${wanted}, and BACKUP_KEY is ${keys.current.name}. Name the ` +
      "other one in BACKUP_KEY_PREVIOUS.",
  );
}

const altered = (name: string): BackupFault =>
  new BackupFault(`${name} was altered: it does not open with its key.`);

const fileKey = (key: BackupKey, name: string, salt: Buffer): Buffer =>
  derive(key.secret, `file ${name}`, 32, salt);

function nonceOf(index: bigint, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(isLast ? 1 : 0);
  nonce.writeBigUInt64BE(index, 4);
  return nonce;
}

function readUpTo(file: number, length: number): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(length);
  let at = 0;
  for (;;) {
    const count = at < length ? readSync(file, bytes, at, length - at, null) : 0;
    if (count === 0) return bytes.subarray(0, at);
    at += count;
  }
}
