import { closeSync, existsSync, fstatSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import type { Readable } from "node:stream";

export type LogLimits = {
  /** A file of this size is rotated at the next line end. */
  largestBytes: number;
  /** Files besides the current one: `web.log.1` is the newest of them. */
  kept: number;
};

/** At most 5 × 16 MiB for each log. */
const logLimits: LogLimits = { largestBytes: 16 * 1024 * 1024, kept: 4 };

const longestLineBytes = 1024 * 1024;
const newline = 10;

/**
 * A log that is turned over by its size: a start adds to what is there, and only the oldest file
 * goes. On a full disk lines are counted instead of kept, and the log says how many bytes are missing.
 */
export class LogFile {
  readonly #path: string;
  readonly #limits: LogLimits;
  #file: number;
  #size: number;
  #lostBytes = 0;

  constructor(path: string, limits: LogLimits = logLimits) {
    this.#path = path;
    this.#limits = limits;
    this.#file = openSync(path, "a", 0o600);
    this.#size = fstatSync(this.#file).size;
  }

  /** Writes the whole lines of a stream until it ends; lines of two streams never mix. */
  take(stream: Readable): void {
    let rest = Buffer.alloc(0);
    stream.on("data", (chunk: Buffer) => {
      const all = Buffer.concat([rest, chunk]);
      const end = all.length > longestLineBytes ? all.length : all.lastIndexOf(newline) + 1;
      if (end > 0) this.write(all.subarray(0, end));
      rest = all.subarray(end);
    });
    stream.on("end", () => {
      if (rest.length > 0) this.write(Buffer.concat([rest, Buffer.of(newline)]));
    });
  }

  /** Adds whole lines. */
  write(lines: Buffer): void {
    try {
      if (this.#size >= this.#limits.largestBytes) this.turnOver();
      if (this.#lostBytes > 0) this.#append(Buffer.from(`${lostLine(this.#lostBytes)}\n`));
      this.#lostBytes = 0;
      this.#append(lines);
    } catch {
      // The disk is full: the product continues, and the next line that fits reports the lost
      // bytes.
      this.#lostBytes += lines.length;
    }
  }

  /** Begins a new file; what was written until now is `web.log.1`. */
  turnOver(): void {
    const { kept } = this.#limits;
    // First, so that a disk that takes no new file costs no older one.
    const next = openSync(`${this.#path}.new`, "a", 0o600);
    rmSync(`${this.#path}.${kept}`, { force: true });
    for (let age = kept - 1; age >= 1; age--)
      if (existsSync(`${this.#path}.${age}`))
        renameSync(`${this.#path}.${age}`, `${this.#path}.${age + 1}`);
    renameSync(this.#path, `${this.#path}.1`);
    renameSync(`${this.#path}.new`, this.#path);
    closeSync(this.#file);
    this.#file = next;
    this.#size = fstatSync(next).size;
  }

  close(): void {
    closeSync(this.#file);
  }

  #append(bytes: Buffer): void {
    for (let at = 0; at < bytes.length;) at += writeSync(this.#file, bytes, at);
    this.#size += bytes.length;
  }
}

const lostLine = (bytes: number): string =>
  JSON.stringify({
    level: 50,
    time: Date.now(),
    lostBytes: bytes,
    msg: "log lines were lost on a full disk",
  });
