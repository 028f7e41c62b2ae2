import pg from "pg";
import type { Database } from "#server/kit/database.ts";
import { findGame, type CatalogueReader } from "#server/games/catalogue.ts";
import { newestOf, Players } from "#server/games/calls/newest.ts";
import { withoutTokens } from "#server/games/calls/masking.ts";
import * as store from "#server/games/calls/store.ts";

/** One call of a provider, or one launch, with its outcome. */
type ProviderCall = {
  connection: string;
  /** The protocol's name of the call, or `LAUNCH`. */
  endpoint: string;
  memberRef: string | null;
  gameCode: string | null;
  /** The provider's round; of a launch its own id. */
  roundRef: string | null;
  isSigned: boolean;
  http: number;
  /** `ok`, or the protocol's code of the refusal or fault. */
  outcome: string;
  /** A fault of ours or an answer that came too late, and not a refusal. */
  isFault: boolean;
  durationMs: number;
  /**
   * The body without its tokens; null for a call without a valid signature, for launches, and while
   * too much waits.
   */
  body: string | null;
};

export type CallLog = {
  /** Adds a call; never waits and never fails. */
  record(call: ProviderCall): void;
  /** Writes the waiting calls at once. */
  flush(): Promise<void>;
  close(): Promise<void>;
};

type CallLogOptions = {
  db: Database;
  catalogue: CatalogueReader;
  /** Called when calls could not be stored, with their number and the error. */
  onLoss(lost: number, error: unknown): void;
};

const WRITE_EVERY_MS = 200;
/** The most calls of one write, which delays concurrent answers by some 3 ms. */
const ROWS_AT_ONCE = 1_000;
/** The most waiting calls; further ones are counted as lost, so that a flood uses no memory. */
const WAITING_AT_MOST = 20_000;
/** The most letters of bodies that wait, of up to 64 KiB each; further calls wait without theirs. */
const BODIES_AT_MOST = 32 * 1024 * 1024;
const BODY_AT_MOST = 4_096;
const REF_AT_MOST = 128;
/** PostgreSQL's classes of errors that rows cause, so that writing them again fails again. */
const OF_ROWS = /^(21|22|23)/;

/** Stores the calls of providers, in batches and apart from answering them. */
export function createCallLog(options: CallLogOptions): CallLog {
  const waiting: (ProviderCall & { at: Date })[] = [];
  const players = new Players();
  let lost = 0;
  /** The letters of the bodies that wait. */
  let held = 0;
  let writing: Promise<void> = Promise.resolve();

  const insert = async (rows: readonly store.CallRow[]) => {
    const playing = players.due(rows);
    try {
      await store.insertCalls(options.db, rows, playing, newestOf(rows));
    } catch (error) {
      players.forget(playing);
      throw error;
    }
  };
  /**
   * Writes what waits. When the database refuses a batch for one of its rows, the batch is halved until
   * that row is alone, and the row is lost. After any other error, such as a lock, a stopped server or a
   * lost connection, the next turn tries again.
   */
  const writeWaiting = async (onRefused: (error: unknown) => void) => {
    let atOnce = ROWS_AT_ONCE;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, atOnce);
      try {
        await insert(await rowsOf(options.catalogue, batch));
        held -= lettersIn(batch);
        atOnce = Math.min(ROWS_AT_ONCE, atOnce * 2);
      } catch (error) {
        const isOfRows = error instanceof pg.DatabaseError && OF_ROWS.test(error.code ?? "");
        if (isOfRows && batch.length === 1) {
          held -= lettersIn(batch);
          onRefused(error);
        } else waiting.unshift(...batch);
        if (!isOfRows) throw error;
        atOnce = Math.ceil(batch.length / 2);
      }
    }
  };
  const write = async () => {
    if (lost > 0) options.onLoss(lost, new Error("too many calls at once"));
    lost = 0;
    const refused: unknown[] = [];
    await writeWaiting((error) => refused.push(error)).catch((error: unknown) =>
      options.onLoss(0, error),
    );
    // One line for all of a turn, because a cause that every row has would fill the log.
    if (refused.length > 0) options.onLoss(refused.length, refused[0]);
  };
  const flush = () => (writing = writing.then(write));
  const timer = setInterval(() => void flush(), WRITE_EVERY_MS);
  return {
    record(call) {
      if (waiting.length >= WAITING_AT_MOST) return void lost++;
      const letters = call.body?.length ?? 0;
      const body = held + letters > BODIES_AT_MOST ? null : call.body;
      held += body?.length ?? 0;
      waiting.push({ ...call, body, at: new Date() });
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

const lettersIn = (calls: readonly ProviderCall[]): number =>
  calls.reduce((sum, { body }) => sum + (body?.length ?? 0), 0);

async function rowsOf(
  readCatalogue: CatalogueReader,
  calls: readonly (ProviderCall & { at: Date })[],
): Promise<store.CallRow[]> {
  const catalogue = await readCatalogue();
  const games = new Map<string, number | null>();
  const providerOf = ({ connection, gameCode }: ProviderCall) => {
    if (gameCode === null) return null;
    const key = `${connection}:${gameCode}`;
    const known = games.get(key);
    if (known !== undefined) return known;
    const found = findGame(catalogue, connection, gameCode)?.provider.id ?? null;
    games.set(key, found);
    return found;
  };
  return calls.map((call) => ({
    ...call,
    providerId: providerOf(call),
    memberRef: refOf(call.memberRef),
    roundRef: refOf(call.roundRef),
    body: call.body === null ? null : atMost(BODY_AT_MOST, withoutTokens(call.body)),
  }));
}

/**
 * A name as PostgreSQL's text can hold it, because one that it refuses would lose its whole batch. Half
 * surrogate pairs become one letter here, before members are counted once each.
 */
const refOf = (text: string | null): string | null =>
  atMost(REF_AT_MOST, text)?.replaceAll("\0", "").toWellFormed() ?? null;

const atMost = (longest: number, text: string | null): string | null =>
  text !== null && text.length > longest ? text.slice(0, longest) : text;
