import type { Queryable } from "#server/kit/database.ts";
import { sealedNumbers } from "#server/members/store.ts";
import { rowsOf, type Growth, type Size } from "#bench/office/grown/size.ts";

const eightDigits = (n: number): string => String(n).padStart(8, "0");

/** The numbers of the members from one to another, sealed, by column. */
function numbersOf(db: Queryable, from: number, to: number): (Buffer | null)[][] {
  const columns: (Buffer | null)[][] = [];
  for (let n = from; n <= to; n++) {
    const row = sealedNumbers(db, BigInt(1_000_000 + n), {
      phone: `+8210${eightDigits(n)}`,
      birthDate: "1990-01-01",
      bankNumber: `110-${eightDigits((n * 7_919) % 100_000_000)}`,
    });
    for (const [at, value] of row.entries()) (columns[at] ??= []).push(value);
  }
  return columns;
}

export const members = (size: Size): Growth => ({
  table: "members",
  what: "members",
  rows: size.members,
  portion: 50_000,
  values: numbersOf,
  sql: `insert into members (id, login_id, nick, nick_folded, password_hash, withdrawal_password_hash,
      phone, birth_date, bank_number, phone_hash, phone_tail_hash, bank_number_hash,
      bank_number_tail_hash, bank_name, bank_owner, terms_version, registered_at, level, status,
      site_id, last_seen_on)
    select 1000000 + n, 'grown' || n, 'g' || n, 'g' || n, 'x', 'x', phone, birth, bank, phone_hash,
      phone_tail, bank_hash, bank_tail, 'Moon Bank', 'Grown', 'v1', now() - n * interval '30 seconds',
      1 + n % 10, case n % 100 when 0 then 'suspended' when 1 then 'closed' else 'active' end,
      (select id from settings_sites where host = '*'), (now() - n * interval '20 seconds')::date
    from rows from (generate_series($1::integer, $2::integer), unnest($3::bytea[]), unnest($4::bytea[]),
      unnest($5::bytea[]), unnest($6::bytea[]), unnest($7::bytea[]), unnest($8::bytea[]),
      unnest($9::bytea[])) numbered(n, phone, birth, bank, phone_hash, phone_tail, bank_hash, bank_tail)`,
});

export const accounts = (size: Size): Growth => ({
  table: "ledger_accounts",
  what: "accounts",
  rows: size.members,
  sql: `insert into ledger_accounts (bucket, id, member_id, kind, currency)
    select members_bucket(1000000 + n), 10000000 + n * 3 + kind.at, 1000000 + n, kind.name, 'KRW'
    ${rowsOf} cross join unnest(array['cash', 'comp', 'hold']) with ordinality as kind(name, at)`,
});

export const signIns = (size: Size): Growth => ({
  table: "member_sign_ins",
  what: "sign-ins",
  rows: size.members,
  sql: `insert into member_sign_ins (member_id, login_id, address, user_agent, outcome, at)
    select 1000000 + n, 'grown' || n, '10.0.0.0'::inet + n / 3, 'bench', 'success',
      now() - n * interval '20 seconds'
    ${rowsOf}`,
});

export const sessions = (size: Size): Growth => ({
  table: "member_sessions",
  what: "sessions",
  rows: size.members,
  sql: `insert into member_sessions (member_id, token_hash, health_token_hash, address, user_agent,
      started_at, last_active_at, ends_at, idle_ends_at)
    select 1000000 + n, sha256(('t' || n)::bytea), sha256(('h' || n)::bytea), '10.0.0.0'::inet + n / 3,
      'bench', at, at, at + interval '12 hours',
      at + interval '30 minutes'
    ${rowsOf} cross join lateral (select now() - n * interval '20 seconds' as at) moment`,
});

export const sightings = (size: Size): Growth => ({
  table: "member_sightings",
  what: "sightings",
  rows: size.members,
  sql: `insert into member_sightings (kind, value, member_id, first_at, last_at)
    select 'address', host('10.0.0.0'::inet + n / 3), 1000000 + n, now(), now() ${rowsOf}`,
});
