import { Readable } from "node:stream";
import pg from "pg";
import { parseLsn, type Lsn } from "#scripts/backup/wal-names.ts";

/** The parts of the driver's connection that a replication command uses. */
type Wire = {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  once(event: "replicationStart", heard: () => void): void;
  stream: { pause(): void; resume(): void };
};

/** Messages that wait to be read; beyond them the connection is paused. */
const MESSAGES_AHEAD = 64;

/** A replication command that answers by COPY: its messages, and the rows before and after them. */
export class Copy extends Readable {
  /** The rows of its results, as text. */
  readonly rows: (string | null)[][] = [];
  readonly #text: string;
  #wire: Wire | null = null;
  #heardStart = (): void => {};

  constructor(text: string) {
    super({ objectMode: true, highWaterMark: MESSAGES_AHEAD });
    this.#text = text;
    this.started = new Promise((resolve, reject) => {
      this.#heardStart = resolve;
      this.once("error", reject);
    });
    this.started.catch(() => {}); // A base backup does not wait for it, and fails as a stream.
  }

  /** Resolves when the server begins to stream its log; rejects with its refusal. */
  readonly started: Promise<void>;

  /** Sends a message back, as a standby does. */
  answer(message: Buffer): void {
    this.#wire?.sendCopyFromChunk(message);
  }

  override _read(): void {
    this.#wire?.stream.resume();
  }

  // What the driver calls, by its names.
  submit(wire: Wire): void {
    this.#wire = wire;
    wire.once("replicationStart", this.#heardStart);
    wire.query(this.#text);
  }
  handleRowDescription(): void {}
  handleDataRow({ fields }: { fields: (Buffer | string | null)[] }): void {
    this.rows.push(fields.map((field) => (field === null ? null : String(field))));
  }
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // The driver uses its buffer again.
    if (!this.push(Buffer.from(chunk))) this.#wire?.stream.pause();
  }
  handleCommandComplete(): void {}
  handleReadyForQuery(): void {
    this.push(null);
  }
  handleError(error: Error): void {
    this.#wire?.stream.resume();
    this.destroy(error);
  }
}

/** A connection that takes replication commands. */
export type Replication = {
  /** A command with a result of one row; null when it has none. */
  one(command: string): Promise<Record<string, string | null> | null>;
  copy(command: string): Copy;
  end(): Promise<void>;
};

/**
 * Connects as a standby does; the login needs REPLICATION.
 * @throws Error of the server
 */
export async function connectReplication(url: string): Promise<Replication> {
  const address = url + (url.includes("?") ? "&" : "?") + "replication=true";
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: 10_000,
    application_name: "dalbit backup",
  });
  let open: Copy | null = null;
  client.on("error", (error: Error) => open?.destroy(error));
  client.on("end", () => open?.destroy(new Error("The connection to PostgreSQL has ended.")));
  await client.connect();
  return {
    one: async (command) =>
      (await client.query<Record<string, string | null>>(command)).rows[0] ?? null,
    copy: (command) => {
      open = new Copy(command);
      // Its types know COPY from pg-copy-streams alone; the driver calls what `Copy` has.
      client.query(open as unknown as pg.Submittable);
      return open;
    },
    end: () => {
      open = null;
      return client.end();
    },
  };
}

/** Which cluster a server serves, and until where its log is on its disk. */
export type System = { id: string; timeline: number; flushed: Lsn; segmentBytes: number };

export async function identifySystem(replication: Replication): Promise<System> {
  const system = await replication.one("IDENTIFY_SYSTEM");
  const size = await replication.one("SHOW wal_segment_size");
  return {
    id: String(system?.["systemid"]),
    timeline: Number(system?.["timeline"]),
    flushed: parseLsn(String(system?.["xlogpos"])),
    segmentBytes: bytesOf(String(size?.["wal_segment_size"])),
  };
}

function bytesOf(text: string): number {
  const [, count = "", unit = ""] = /^(\d+)(MB|GB)$/.exec(text) ?? [];
  return Number(count) * (unit === "GB" ? 2 ** 30 : 2 ** 20);
}
