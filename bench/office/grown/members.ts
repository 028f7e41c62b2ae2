import type { Queryable } from "#server/kit/database.ts";
import { sealedNumbers } from "#server/members/store.ts";
import { nameOf, oneOf, rowsOf, share, type Growth, type Size } from "#bench/office/grown/size.ts";

const eightDigits = (n: number): string => String(n).padStart(8, "0");

/** Above every id that the demo has. */
export const ID_BEFORE = 1_000_000;

/** The sealed numbers of members from one to another in this step, by column. */
export function numbersOf(db: Queryable, from: number, to: number, step = 1): (Buffer | null)[][] {
  const columns: (Buffer | null)[][] = [];
  for (let n = from; n <= to; n += step) {
    const row = sealedNumbers(db, BigInt(ID_BEFORE + n), {
      phone: `+8210${eightDigits(n)}`,
      birthDate: "1990-01-01",
      bankNumber: `110-${eightDigits((n * 7_919) % 100_000_000)}`,
    });
    for (const [at, value] of row.entries()) (columns[at] ??= []).push(value);
  }
  return columns;
}

/** Brands beside the demo's default site. */
export const sites = (): Growth => ({
  table: "settings_sites",
  what: "sites",
  rows: 4,
  sql: `insert into settings_sites (host, name, default_locale)
    select 'brand' || n || '.example', 'Brand ' || n, ${oneOf("n", "ko", "en", "vn", "jp")} ${rowsOf}`,
});

const level = `case when n % 1000 = 0 then 10 when n % 100 = 1 then 5 + n / 100 % 5
  when n % 5 = 2 then 2 + n / 5 % 3 else 1 end`;
/** A third have Korean nicks, a third Latin ones. */
const nick = `${oneOf("n", "달빛", "g", "Star", "은하", "g", "moon")} || n`;

export const members = (size: Size): Growth => ({
  table: "members",
  what: "members",
  rows: size.members,
  portion: 50_000,
  values: numbersOf,
  sql: `insert into members (id, login_id, nick, nick_folded, password_hash, withdrawal_password_hash,
      phone, birth_date, bank_number, phone_hash, phone_tail_hash, bank_number_hash,
      bank_number_tail_hash, bank_name, bank_owner, terms_version, registered_at, level, status,
      site_id, last_seen_on, locale)
    select 1000000 + n, ${oneOf("n", "grown", "kim", "lee", "star", "moon")} || n, ${nick}, lower(${nick}), 'x', 'x',
      phone, birth, bank, phone_hash, phone_tail, bank_hash, bank_tail,
      ${oneOf("n", "달빛은행", "별빛은행", "Moon Bank")}, ${nameOf("n")}, 'v1', now() - n * interval '30 seconds',
      ${level}, case n % 100 when 0 then 'suspended' when 1 then 'closed' else 'active' end,
      site.ids[1 + n % 7 % cardinality(site.ids)], (now() - n * interval '20 seconds')::date,
      ${oneOf("n", "ko", "ko", "ko", "en", "vn", "jp", "th", "cn")}
    from rows from (generate_series($1::integer, $2::integer), unnest($3::bytea[]), unnest($4::bytea[]),
      unnest($5::bytea[]), unnest($6::bytea[]), unnest($7::bytea[]), unnest($8::bytea[]),
      unnest($9::bytea[])) numbered(n, phone, birth, bank, phone_hash, phone_tail, bank_hash, bank_tail)
    cross join (select array_agg(id order by host) as ids from settings_sites) site`,
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
    select 1000000 + n, 'grown' || n, '10.0.0.0'::inet + n / 3, 'bench',
      case n % 20 when 7 then 'wrong_credentials' else 'success' end, now() - n * interval '20 seconds'
    ${rowsOf}`,
});

export const sessions = (size: Size): Growth => ({
  table: "member_sessions",
  what: "sessions",
  rows: size.members,
  sql: `insert into member_sessions (member_id, token_hash, health_token_hash, address, user_agent,
      started_at, last_active_at, ends_at, idle_ends_at, ended_at, ended_because)
    select 1000000 + n, sha256(('t' || n)::bytea), sha256(('h' || n)::bytea), '10.0.0.0'::inet + n / 3,
      'bench', at, at, at + interval '12 hours', at + interval '30 minutes',
      case when n > 2000 then at + interval '30 minutes' end, case when n > 2000 then 'expired' end
    ${rowsOf} cross join lateral (select now() - n * interval '20 seconds' as at) moment`,
});

export const sightings = (size: Size): Growth => ({
  table: "member_sightings",
  what: "sightings",
  rows: size.members,
  sql: `insert into member_sightings (kind, value, member_id, first_at, last_at)
    select 'address', host('10.0.0.0'::inet + n / 3), 1000000 + n, now(), now() ${rowsOf}`,
});

/** What operators wrote about members; demo1 has every thousandth. */
export const memberRemarks = (size: Size): Growth => ({
  table: "member_remarks",
  what: "remarks on members",
  rows: share(size, 300_000),
  sql: `insert into member_remarks (member_id, operator_id, text, written_at)
    select case when n % 1000 = 0 then 1 else 1000000 + n end, 1 + n % 2, '전화로 확인했습니다 ' || n,
      now() - n * interval '1 minute' ${rowsOf}`,
});
