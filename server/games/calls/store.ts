import { plainArray, textArray, type Database, type Queryable } from "#server/kit/database.ts";

export type CallRow = {
  at: Date;
  connection: string;
  endpoint: string;
  providerId: number | null;
  memberRef: string | null;
  /** The provider's round; of a launch its own id, which finds it by the same index. */
  roundRef: string | null;
  isSigned: boolean;
  http: number;
  outcome: string;
  /** Kept of the newest call alone. */
  isFault: boolean;
  durationMs: number;
  body: string | null;
};

export type PlayingRow = { providerId: number; memberRef: string; at: Date };
export type NewestRow = {
  providerId: number;
  lastCall: { at: Date; outcome: string; isFault: boolean } | null;
  lastLaunch: { at: Date; isFault: boolean } | null;
};

/**
 * Writes calls, players and the outcome of each provider's newest call, without waiting for the
 * disk.
 */
export const insertCalls = (
  db: Database,
  rows: readonly CallRow[],
  playing: readonly PlayingRow[],
  newest: readonly NewestRow[],
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.query("set local synchronous_commit = off");
    await tx.copy(
      `game_calls (at, connection, endpoint, provider_id, member_ref, round_ref, is_signed, http,
         outcome, duration_us, body)`,
      rows.map(fieldsOf),
    );
    if (playing.length > 0) await savePlaying(tx, playing);
    if (newest.length > 0) await saveNewest(tx, newest);
  });

const fieldsOf = (row: CallRow) => [
  row.at.toISOString(),
  row.connection,
  row.endpoint,
  row.providerId,
  row.memberRef,
  row.roundRef,
  row.isSigned,
  row.http,
  row.outcome,
  Math.round(row.durationMs * 1_000),
  row.body,
];

/** Sorted, so that two processes cannot deadlock. */
const savePlaying = (db: Queryable, rows: readonly PlayingRow[]) =>
  db.query(
    `insert into game_players (provider_id, member_ref, last_call_at)
     select * from unnest($1::int[], $2::text[], $3::timestamptz[]) order by 1, 2
     on conflict (provider_id, member_ref) do update set last_call_at = excluded.last_call_at`,
    [
      plainArray(rows.map((row) => row.providerId)),
      textArray(rows.map((row) => row.memberRef)),
      textArray(rows.map((row) => row.at.toISOString())),
    ],
    "game-players-save",
  );

const saveNewest = (db: Queryable, rows: readonly NewestRow[]) =>
  db.query(
    `insert into game_provider_health as h (provider_id, last_call_at, last_call_outcome,
       last_call_is_fault, last_launch_at, last_launch_is_fault)
     select * from unnest($1::int[], $2::timestamptz[], $3::text[], $4::boolean[], $5::timestamptz[],
       $6::boolean[]) order by 1
     on conflict (provider_id) do update set
       last_call_at = coalesce(excluded.last_call_at, h.last_call_at),
       last_call_outcome = coalesce(excluded.last_call_outcome, h.last_call_outcome),
       last_call_is_fault = coalesce(excluded.last_call_is_fault, h.last_call_is_fault),
       last_launch_at = coalesce(excluded.last_launch_at, h.last_launch_at),
       last_launch_is_fault = coalesce(excluded.last_launch_is_fault, h.last_launch_is_fault)`,
    [
      plainArray(rows.map((row) => row.providerId)),
      textArray(rows.map((row) => row.lastCall?.at.toISOString() ?? null)),
      textArray(rows.map((row) => row.lastCall?.outcome ?? null)),
      plainArray(rows.map((row) => row.lastCall?.isFault ?? null)),
      textArray(rows.map((row) => row.lastLaunch?.at.toISOString() ?? null)),
      plainArray(rows.map((row) => row.lastLaunch?.isFault ?? null)),
    ],
    "game-health-save",
  );

export type KeptCall = Omit<
  CallRow,
  "providerId" | "memberRef" | "roundRef" | "connection" | "isFault"
> & {
  id: string;
};

/** The calls about a round, or the one that opened a launch, since a moment, oldest first. */
export const listCallsAbout = (
  db: Queryable,
  about: { ref: string; connection: string; since: Date },
  most: number,
): Promise<KeptCall[]> =>
  db.query<KeptCall>(
    `select tableoid || ':' || ctid as id, at, endpoint, is_signed as "isSigned", http, outcome,
       duration_us / 1000.0::float8 as "durationMs", body
     from game_calls where round_ref = $1 and connection = $2 and at >= $3
     order by at limit $4`,
    [about.ref, about.connection, about.since, most],
  );

export async function countPlaying(db: Queryable, since: Date): Promise<Map<number, number>> {
  const rows = await db.query<{ providerId: number; count: bigint }>(
    `select provider_id as "providerId", count(*) as count from game_players
     where last_call_at > $1 group by provider_id`,
    [since],
  );
  return new Map(rows.map(({ providerId, count }) => [providerId, Number(count)]));
}

export async function sweepCalls(db: Queryable, playersBefore: Date, daysAhead: number) {
  await db.query("select game_calls_partitions($1)", [daysAhead]);
  await db.query("delete from game_players where last_call_at < $1", [playersBefore]);
}

export type HealthRow = {
  providerId: number;
  lastCallAt: Date | null;
  lastCallOutcome: string | null;
  lastCallIsFault: boolean | null;
  lastLaunchAt: Date | null;
  lastLaunchIsFault: boolean | null;
};

export const listHealth = (db: Queryable): Promise<HealthRow[]> =>
  db.query<HealthRow>(
    `select provider_id as "providerId", last_call_at as "lastCallAt",
       last_call_outcome as "lastCallOutcome", last_call_is_fault as "lastCallIsFault",
       last_launch_at as "lastLaunchAt", last_launch_is_fault as "lastLaunchIsFault"
     from game_provider_health`,
  );
