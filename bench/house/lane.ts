import { rowsOf, type Growth } from "#bench/office/grown/size.ts";
import type { Queryable } from "#server/kit/database.ts";
import { sealedNumbers } from "#server/members/store.ts";

/** Above every id that the demo has. */
export const ID_BEFORE = 1_000_000;
/** One member in so many plays; only these are asked. */
export const PLAYS_EVERY = 10;

const digitsOf = (n: number): string => String(n).padStart(8, "0");

const numbersOf = (db: Queryable, n: number): (Buffer | null)[] =>
  sealedNumbers(db, BigInt(ID_BEFORE + n), {
    phone: `+8210${digitsOf(n)}`,
    birthDate: "1990-01-01",
    bankNumber: `110-${digitsOf(n)}`,
  });

/**
 * The numbers of the players from one member to another, sealed, by column. Members who do not play
 * get the first player's, which opens for that player only: sealing takes ten times as long as the
 * rest of a row.
 */
function numbersOfPlayers(db: Queryable, from: number, to: number): (Buffer | null)[][] {
  const columns: (Buffer | null)[][] = [];
  const first = Math.ceil(from / PLAYS_EVERY) * PLAYS_EVERY;
  for (let n = first; n < to + PLAYS_EVERY; n += PLAYS_EVERY)
    for (const [at, value] of numbersOf(db, n).entries()) (columns[at] ??= []).push(value);
  return columns;
}

type Span = {
  from: number;
  to: number;
  /** The hash of the password that all members have. */
  password: string;
};

/** Members with three accounts each, and players with an open session, for two connections. */
export const lanesOf = ({ from: first, to: rows, password }: Span): Growth[][] => [
  [
    {
      table: "members",
      what: "members",
      first,
      rows,
      portion: 200_000,
      values: numbersOfPlayers,
      sql: `insert into members (id, login_id, nick, nick_folded, password_hash, withdrawal_password_hash,
          phone, birth_date, bank_number, phone_hash, phone_tail_hash, bank_number_hash,
          bank_number_tail_hash, bank_name, bank_owner, terms_version, locale)
        with sealed as materialized (
          select * from unnest($3::bytea[], $4::bytea[], $5::bytea[], $6::bytea[], $7::bytea[],
            $8::bytea[], $9::bytea[]) with ordinality
            as player(phone, birth, bank, phone_hash, phone_tail, bank_hash, bank_tail, at))
        select ${ID_BEFORE} + n, 'house' || n, 'Moon' || n, 'moon' || n, '${password}', '${password}',
          phone, birth, bank, phone_hash, phone_tail, bank_hash, bank_tail, 'Moon Bank', 'Moon', 'v1', 'en'
        ${rowsOf} join sealed on at = case when n % ${PLAYS_EVERY} = 0
          then n / ${PLAYS_EVERY} - ($1::integer + ${PLAYS_EVERY - 1}) / ${PLAYS_EVERY} + 1 else 1 end`,
    },
    {
      table: "member_sessions",
      what: "sessions of players",
      first: Math.ceil(first / PLAYS_EVERY),
      rows: Math.floor(rows / PLAYS_EVERY),
      sql: `insert into member_sessions (member_id, token_hash, health_token_hash, address, user_agent,
          ends_at, idle_ends_at)
        select ${ID_BEFORE} + n * ${PLAYS_EVERY}, sha256(('house' || n * ${PLAYS_EVERY})::bytea),
          sha256(('health' || n)::bytea), '127.0.0.1', 'bench', now() + interval '12 hours',
          now() + interval '12 hours' ${rowsOf}`,
    },
  ],
  [
    {
      table: "ledger_accounts",
      what: "members with accounts",
      first,
      rows,
      sql: `insert into ledger_accounts (bucket, member_id, kind, currency)
        select members_bucket(${ID_BEFORE} + n), ${ID_BEFORE} + n, kind, 'KRW'
        ${rowsOf} cross join unnest(array['cash', 'comp', 'hold']) kind`,
    },
  ],
];
