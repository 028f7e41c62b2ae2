import type { OtherNames } from "#contract/named.ts";
import type { GameKind } from "#contract/browsing.ts";
import { plainArray, textArray, type Queryable } from "#server/kit/database.ts";
import type { AccountRef } from "#server/ledger/account.ts";
import type { Operation, Outcome } from "#server/ledger/operations.ts";
import { operationColumns, readOutcomes, type OutcomeColumns } from "#server/ledger/columns.ts";

export type ProviderRow = {
  id: number;
  code: string;
  category: "casino" | "slot" | "sport";
  nameKo: string;
  nameEn: string;
  otherNames: OtherNames;
  art: string;
  connection: string;
  isUsed: boolean;
  tag: "live" | "new" | null;
  houseAccountId: number;
  shareSchemeId: number | null;
};

export const listProviders = (db: Queryable): Promise<ProviderRow[]> =>
  db.query<ProviderRow>(
    `select id, code, category, name_ko as "nameKo", name_en as "nameEn", other_names as "otherNames", art, connection,
       is_used as "isUsed", tag, house_account_id as "houseAccountId", share_scheme_id as "shareSchemeId"
     from game_providers order by position, id limit 1000`,
  );

export type GameRow = {
  id: number;
  providerId: number;
  code: string;
  nameKo: string;
  nameEn: string;
  otherNames: OtherNames;
  art: string;
  addedAt: Date;
  /** The mark set by staff; null uses the day on which the game was added. */
  isNew: boolean | null;
  isUsed: boolean;
  kinds: GameKind[];
  hasPractice: boolean;
  /** In basis points, as the provider declares it. */
  declaredReturn: number | null;
  volatility: number | null;
  /** Settled rounds of the last seven days, by the newest count. */
  rounds: number;
};

export const listGames = (db: Queryable): Promise<GameRow[]> =>
  db.query<GameRow>(
    `select id, provider_id as "providerId", code, name_ko as "nameKo", name_en as "nameEn", other_names as "otherNames", art,
       added_at as "addedAt", is_new as "isNew", is_used as "isUsed", kinds,
       has_practice as "hasPractice", declared_return as "declaredReturn", volatility,
       coalesce(rounds, 0) as rounds
     from games left join game_popularity on game_id = id
     order by provider_id, position, id limit 50000`,
  );

export async function getMemberRef(db: Queryable, memberId: bigint): Promise<string> {
  const [row] = await db.query<{ ref: string }>(
    "select public_ref as ref from members where id = $1",
    [memberId],
  );
  if (!row) throw new Error(`no member has the id ${memberId}`);
  return row.ref;
}

export type PlayerRow = { ref: string; memberId: bigint; bucket: number; accountId: bigint };

/** The cash accounts of the members with these provider references. */
export const listPlayers = (
  db: Queryable,
  memberRefs: readonly string[],
  currency: string,
): Promise<PlayerRow[]> =>
  db.query<PlayerRow>(
    `select m.public_ref as ref, m.id as "memberId", a.bucket, a.id as "accountId"
     from members m join ledger_accounts a
       on a.bucket = members_bucket(m.id) and a.member_id = m.id and a.kind = 'cash' and a.currency = $2
     where m.public_ref = any($1)`,
    [memberRefs, currency],
    "games-players",
  );

/** The operations of one call on one round, booked all or none. */
export type RoundJob = {
  operations: readonly Operation[];
  memberId: bigint;
  providerId: number;
  gameId: number;
  gameSessionId: string | null;
  roundRef: string;
  closes: boolean;
  stakesOff: boolean;
};

export type RoundResult = { outcomes: Outcome[]; firstSeq: bigint | null };

type PostedRow = {
  posted: OutcomeColumns & {
    bucket: number[] | null;
    provider: number[] | null;
    ref: string[] | null;
    firstSeq: string[] | null;
  };
};

/** Posts a batch of provider calls and their rounds in one statement, one commit. */
export async function postRounds(db: Queryable, jobs: readonly RoundJob[]): Promise<RoundResult[]> {
  const groups = jobs.map((job) => job.operations);
  const { operations, keys } = operationColumns(groups);
  // One column of JSON, because the driver parses arrays letter by letter.
  const [row] = await db.query<PostedRow>(
    `select json_build_object('status', status, 'seq', seq::text[], 'balance', balance::text[],
       'bucket', found_bucket, 'provider', found_provider, 'ref', found_ref,
       'firstSeq', found_first_seq::text[]) as posted
     from games_post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16,
       $17, $18, $19, $20, $21, $22, $23)`,
    [...operations, ...keys, ...roundColumns(jobs)],
    "games-post",
  );
  if (!row) throw new Error("games_post answered no row");
  const { bucket, provider, ref, firstSeq } = row.posted;
  const firstSeqs = new Map<string, bigint>();
  ref?.forEach((name, at) =>
    firstSeqs.set(`${bucket?.[at]}:${provider?.[at]}:${name}`, BigInt(firstSeq?.[at] ?? 0)),
  );
  return readOutcomes(row.posted, groups).map((outcomes, at) => {
    const job = jobs[at];
    const name = `${job?.operations[0]?.account.bucket}:${job?.providerId}:${job?.roundRef}`;
    return { outcomes, firstSeq: firstSeqs.get(name) ?? null };
  });
}

/** Whether the entries belong to the round; true for a round older than this record. */
export async function areOfRound(
  db: Queryable,
  round: {
    bucket: number;
    id: bigint;
    providerId: number;
    roundRef: string;
    seqs: readonly bigint[];
  },
): Promise<boolean> {
  const rows = await db.query(
    `select from game_rounds
     where bucket = $1 and provider_id = $2 and round_ref = $3 and account_id = $4
       and (entry_seqs = '{}' or entry_seqs @> $5::bigint[])`,
    [round.bucket, round.providerId, round.roundRef, round.id, plainArray(round.seqs)],
    "game-rounds-are-of",
  );
  return rows.length > 0;
}

/** The game of an account's round at one of these providers; null where there is none. */
export async function findGameOfRound(
  db: Queryable,
  { bucket, id }: AccountRef,
  { providerIds, roundRef }: { providerIds: readonly number[]; roundRef: string },
): Promise<number | null> {
  const [row] = await db.query<{ gameId: number }>(
    `select game_id as "gameId" from game_rounds
     where bucket = $1 and provider_id = any($2) and round_ref = $3 and account_id = $4 limit 1`,
    [bucket, providerIds, roundRef, id],
  );
  return row?.gameId ?? null;
}

/** The first entry of an entry's round; undefined for entries older than this record. */
export async function firstSeqOfRoundWith(
  db: Queryable,
  { bucket, id }: AccountRef,
  seq: bigint,
): Promise<bigint | undefined> {
  const [row] = await db.query<{ firstSeq: bigint }>(
    `select first_seq as "firstSeq" from game_rounds
     where bucket = $1 and account_id = $2 and first_seq <= $3 and entry_seqs @> array[$3::bigint]
     order by first_seq desc limit 1`,
    [bucket, id, seq],
    "game-rounds-with-entry",
  );
  return row?.firstSeq;
}

/** The columns about rounds: what each operation is part of, then each round once. */
function roundColumns(jobs: readonly RoundJob[]): string[] {
  const places = new Map<string, number>();
  const rounds: { job: RoundJob; account: AccountRef }[] = [];
  const perOperation = jobs.flatMap((job) =>
    job.operations.map(({ account }) => {
      // Two members who name one round are two rounds here: the database refuses the second.
      const name = `${account.id}:${job.providerId}:${job.roundRef}`;
      const place = places.get(name) ?? rounds.push({ job, account });
      places.set(name, place);
      return { job, place };
    }),
  );
  return [
    plainArray(perOperation.map(({ place }) => place)),
    textArray(perOperation.map(({ job }) => job.gameSessionId)),
    plainArray(perOperation.map(({ job }) => job.closes)),
    plainArray(perOperation.map(({ job }) => job.stakesOff)),
    plainArray(rounds.map(({ account }) => account.bucket)),
    plainArray(rounds.map(({ job }) => job.providerId)),
    textArray(rounds.map(({ job }) => job.roundRef)),
    plainArray(rounds.map(({ account }) => account.id)),
    plainArray(rounds.map(({ job }) => job.memberId)),
    plainArray(rounds.map(({ job }) => job.gameId)),
  ];
}

/** Closes a round; answers its first entry's number, or undefined when there is none. */
export async function closeRound(
  db: Queryable,
  round: { bucket: number; accountId: bigint; providerIds: readonly number[]; roundRef: string },
): Promise<bigint | undefined> {
  const [row] = await db.query<{ firstSeq: bigint }>(
    `update game_rounds set state = 'closed', changed_at = now()
     where bucket = $1 and provider_id = any($2) and round_ref = $3 and account_id = $4
     returning first_seq as "firstSeq"`,
    [round.bucket, round.providerIds, round.roundRef, round.accountId],
  );
  return row?.firstSeq;
}

/** A favourite, by its provider and code, or a game that was opened, by its id. */
export type ShelfRow = {
  at: Date;
  gameId: number | null;
  providerId: number | null;
  code: string | null;
};

/**
 * A member's favourites and, unless a case of theirs is open, the last games they opened, each once;
 * newest first.
 */
export const listShelf = (
  db: Queryable,
  memberId: bigint,
  most: { favourites: number; recent: number },
): Promise<ShelfRow[]> =>
  db.query<ShelfRow>(
    `(select marked_at as at, null::integer as "gameId", provider_id as "providerId", code
      from game_favourites where member_id = $1 order by marked_at desc limit $2)
     union all
     (select max(opened_at), game_id, null, null
      from (select game_id, opened_at from game_sessions where member_id = $1
            order by opened_at desc limit 200) recent
      where not exists (select from member_cases where member_id = $1 and closed_at is null)
      group by game_id order by 1 desc limit $3)
     order by 1 desc`,
    [memberId, most.favourites, most.recent],
    "games-shelf",
  );

/** Marks the game unless the member has `most` other marks; answers whether it is marked. */
export async function insertFavourite(
  db: Queryable,
  favourite: { memberId: bigint; providerId: number; code: string },
  most: number,
): Promise<boolean> {
  const rows = await db.query(
    `insert into game_favourites (member_id, provider_id, code)
     select $1, $2, $3 where (select count(*) from game_favourites
       where member_id = $1 and (provider_id, code) <> ($2, $3)) < $4
     on conflict (member_id, provider_id, code) do update set code = excluded.code returning code`,
    [favourite.memberId, favourite.providerId, favourite.code, most],
  );
  return rows.length > 0;
}

export async function deleteFavourite(
  db: Queryable,
  favourite: { memberId: bigint; providerId: number; code: string },
): Promise<void> {
  await db.query(
    "delete from game_favourites where member_id = $1 and provider_id = $2 and code = $3",
    [favourite.memberId, favourite.providerId, favourite.code],
  );
}
