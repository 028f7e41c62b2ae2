import { rowsOf, type Growth } from "#bench/office/grown/size.ts";
import type { Queryable } from "#server/kit/database.ts";
import { sealedNumbers } from "#server/members/store.ts";

/** Above every id that the demo has. */
export const ID_BEFORE = 1_000_000;

const digitsOf = (n: number): string => String(n).padStart(8, "0");

/** The numbers of the members from one to another, sealed, by column. */
function numbersOf(db: Queryable, from: number, to: number): (Buffer | null)[][] {
  const columns: (Buffer | null)[][] = [];
  for (let n = from; n <= to; n++) {
    const row = sealedNumbers(db, BigInt(ID_BEFORE + n), {
      phone: `+8210${digitsOf(n)}`,
      birthDate: "1990-01-01",
      bankNumber: `110-${digitsOf(n)}`,
    });
    for (const [at, value] of row.entries()) (columns[at] ??= []).push(value);
  }
  return columns;
}

/** Members with sealed numbers, three accounts and an open session each. */
export function laneOf({
  from: first,
  to: rows,
  password,
}: {
  from: number;
  to: number;
  /** The hash of the password that all of them have. */
  password: string;
}): Growth[] {
  return [
    {
      table: "members",
      what: "members",
      first,
      rows,
      portion: 50_000,
      values: numbersOf,
      sql: `insert into members (id, login_id, nick, nick_folded, password_hash, withdrawal_password_hash,
          phone, birth_date, bank_number, phone_hash, phone_tail_hash, bank_number_hash,
          bank_number_tail_hash, bank_name, bank_owner, terms_version, locale)
        select ${ID_BEFORE} + n, 'house' || n, 'Moon' || n, 'moon' || n, '${password}', '${password}', phone, birth, bank,
          phone_hash, phone_tail, bank_hash, bank_tail, 'Moon Bank', 'Moon', 'v1', 'en'
        from rows from (generate_series($1::integer, $2::integer), unnest($3::bytea[]),
          unnest($4::bytea[]), unnest($5::bytea[]), unnest($6::bytea[]), unnest($7::bytea[]),
          unnest($8::bytea[]), unnest($9::bytea[]))
          numbered(n, phone, birth, bank, phone_hash, phone_tail, bank_hash, bank_tail)`,
    },
    {
      table: "ledger_accounts",
      what: "members with accounts",
      first,
      rows,
      sql: `insert into ledger_accounts (bucket, member_id, kind, currency)
        select members_bucket(${ID_BEFORE} + n), ${ID_BEFORE} + n, kind, 'KRW'
        ${rowsOf} cross join unnest(array['cash', 'comp', 'hold']) kind`,
    },
    {
      table: "member_sessions",
      what: "sessions",
      first,
      rows,
      sql: `insert into member_sessions (member_id, token_hash, health_token_hash, address, user_agent,
          ends_at, idle_ends_at)
        select ${ID_BEFORE} + n, sha256(('house' || n)::bytea), sha256(('health' || n)::bytea),
          '127.0.0.1', 'bench', now() + interval '12 hours', now() + interval '12 hours' ${rowsOf}`,
    },
  ];
}
