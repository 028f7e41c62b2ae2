import { ID_BEFORE, numbersOf } from "#bench/office/grown/members.ts";
import { rowsOf, type Growth } from "#bench/office/grown/size.ts";
import type { Queryable } from "#server/kit/database.ts";

/** One member in ten plays; the bench asks for these only. */
export const PLAYS_EVERY = 10;

/**
 * The sealed numbers of the players from one member to another, by column, and of the first player
 * after them. Members who do not play get the numbers of the first player, which open for that player
 * only: sealing the numbers of one member takes 70 µs.
 */
const numbersOfPlayers = (db: Queryable, from: number, to: number): (Buffer | null)[][] =>
  numbersOf(db, Math.ceil(from / PLAYS_EVERY) * PLAYS_EVERY, to + PLAYS_EVERY - 1, PLAYS_EVERY);

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
