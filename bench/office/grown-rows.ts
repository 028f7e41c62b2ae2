import type { Queryable } from "#server/kit/database.ts";
import { sealedNumbers } from "#server/members/store.ts";

const MEMBERS = 1_000_000;

/** Rows that one table grows by. */
export type Growth = {
  table: string;
  what: string;
  rows: number;
  /** Makes the rows $1 to $2. */
  sql: string;
  /** What the statement is given from $3 on: a list for each column that the product seals. */
  values?: (db: Queryable, from: number, to: number) => (Buffer | null)[][];
  /** Rows per statement, where those are fewer. */
  portion?: number;
};

/** Requests and rounds together make ten million. */
const REQUESTS = 3_000_000;
const ROUNDS = 7_000_000;
/** Requests come every ten seconds: these fill the month that the overview shows. */
const REQUESTS_OF_A_MONTH = 31 * 8_640;
/** The rounds of one member who plays every day. */
const ROUNDS_OF_ONE = 50_000;

const rowsOf = "from generate_series($1::integer, $2::integer) n";
/** Consecutive rows belong to different members. */
const member = `1000000 + 1 + n % ${MEMBERS}`;
const cashOf = (memberId: string) => `10000000 + (${memberId} - 1000000) * 3 + 1`;
const requestAt = "now() - n * interval '10 seconds'";
const demo1 = "select * from members where login_id = 'demo1'";

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

const members: Growth = {
  table: "members",
  what: "members",
  rows: MEMBERS,
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
};

const accounts: Growth = {
  table: "ledger_accounts",
  what: "accounts",
  rows: MEMBERS,
  sql: `insert into ledger_accounts (bucket, id, member_id, kind, currency)
    select members_bucket(1000000 + n), 10000000 + n * 3 + kind.at, 1000000 + n, kind.name, 'KRW'
    ${rowsOf} cross join unnest(array['cash', 'comp', 'hold']) with ordinality as kind(name, at)`,
};

const signIns: Growth = {
  table: "member_sign_ins",
  what: "sign-ins",
  rows: MEMBERS,
  sql: `insert into member_sign_ins (member_id, login_id, address, user_agent, outcome, at)
    select 1000000 + n, 'grown' || n, '10.0.0.0'::inet + n / 3, 'bench', 'success',
      now() - n * interval '20 seconds'
    ${rowsOf}`,
};

const sessions: Growth = {
  table: "member_sessions",
  what: "sessions",
  rows: MEMBERS,
  sql: `insert into member_sessions (member_id, token_hash, health_token_hash, address, user_agent,
      started_at, last_active_at, ends_at)
    select 1000000 + n, sha256(('t' || n)::bytea), sha256(('h' || n)::bytea), '10.0.0.0'::inet + n / 3,
      'bench', at, at, at + interval '12 hours'
    ${rowsOf} cross join lateral (select now() - n * interval '20 seconds' as at) moment`,
};

const sightings: Growth = {
  table: "member_sightings",
  what: "sightings",
  rows: MEMBERS,
  sql: `insert into member_sightings (kind, value, member_id, first_at, last_at)
    select 'address', host('10.0.0.0'::inet + n / 3), 1000000 + n, now(), now() ${rowsOf}`,
};

const requests: Growth = {
  table: "payment_requests",
  what: "requests",
  rows: REQUESTS,
  sql: `insert into payment_requests (member_id, kind, status, amount, asked_at, expires_at, bank_name,
      bank_number, bank_owner, decided_at, decision, decided_by)
    select ${member}, kind, 'done', (1 + n % 50) * 1000000000::bigint, at,
      case kind when 'deposit' then at + interval '30 minutes' end, bank.name, bank.number,
      bank.owner, at + interval '5 minutes', 'approved', 1
    ${rowsOf}
    cross join lateral (select ${requestAt} as at,
      case when n % 3 = 0 then 'withdrawal' else 'deposit' end as kind) made
    left join lateral (select 'Moon Bank' as name, '\\x01'::bytea as number, 'Grown' as owner
                       where kind = 'withdrawal') bank on true`,
};

const waitingRequests: Growth = {
  table: "payment_requests",
  what: "waiting requests",
  rows: 400,
  sql: `insert into payment_requests (member_id, kind, amount, asked_at, expires_at)
    select 1000000 + n, 'deposit', 5000000000, now() - n * interval '1 second', now() + interval '30 minutes'
    ${rowsOf}`,
};

/** Postings of the month's approved requests; older ones are in the daily sums only. */
const bookings: Growth = {
  table: "ledger_entries",
  what: "postings of a month",
  rows: REQUESTS_OF_A_MONTH,
  sql: `insert into ledger_entries (bucket, account_id, seq, posted_at, movement, delta, balance_after,
      house_account_id, scope_id, key)
    select members_bucket(${member}), ${cashOf(`(${member})`)}, 1000 + n, ${requestAt},
      case when n % 3 = 0 then 12 else 7 end,
      case when n % 3 = 0 then -1 else 1 end * (1 + n % 50) * 1000000000::bigint, 100000000000, 1, 1,
      'grown-' || n
    ${rowsOf}`,
};

/** One round of demo1, so that both sizes have a round to open. */
export const roundOfDemo1 = `insert into game_rounds (bucket, provider_id, round_ref, account_id, member_id,
    game_id, first_seq, stake, payout, state, opened_at, changed_at)
  select a.bucket, g.provider_id, 'bench', a.id, m.id, g.id, 999999, 100000000, 0, 'closed', now(), now()
  from (${demo1}) m join ledger_accounts a on a.member_id = m.id and a.kind = 'cash'
  cross join (select id, provider_id from games order by id limit 1) g
  returning account_id || '-' || first_seq as name`;

const roundsOf = (account: string, who: string, first: string, apart: string) =>
  `insert into game_rounds (bucket, provider_id, round_ref, account_id, member_id, game_id, first_seq,
      stake, payout, state, opened_at, changed_at)
    select members_bucket(${who}), game.provider_id, '${first}-' || n, ${account}, ${who}, game.id,
      ${first === "grown" ? `1 + n / ${MEMBERS}` : "1000000 + n"}, 100000000, n % 7 * 30000000,
      'closed', now() - n * interval '${apart}', now() - n * interval '${apart}'
    ${rowsOf}
    cross join lateral (select ${member} as id) who
    cross join (select id, provider_id from games order by id limit 1) game`;

const rounds: Growth = {
  table: "game_rounds",
  what: "rounds",
  rows: ROUNDS,
  sql: roundsOf(cashOf("who.id"), "who.id", "grown", "4 seconds"),
};

const roundsOfOne: Growth = {
  table: "game_rounds",
  what: "rounds of demo1",
  rows: ROUNDS_OF_ONE,
  sql: `${roundsOf("own.account_id", "own.id", "often", "30 seconds")}
    cross join (select m.id, a.id as account_id from (${demo1}) m
                join ledger_accounts a on a.member_id = m.id and a.kind = 'cash') own`,
};

const launches: Growth = {
  table: "game_sessions",
  what: "launches",
  rows: MEMBERS,
  sql: `insert into game_sessions (member_id, account_id, game_id, opened_at, has_failed, ended_at, ends_at)
    select ${member}, ${cashOf(`(${member})`)}, game.id, now() - n * interval '2 seconds', n % 500 = 0,
      now(), now()
    ${rowsOf} cross join (select id from games order by id limit 1) game`,
};

const inquiries: Growth = {
  table: "message_helps",
  what: "inquiries",
  rows: 200_000,
  sql: `insert into message_helps (member_id, title, contents, status, reply, replied_at, written_at)
    select 1000000 + n, 'Grown', 'Grown', case when n % 200 = 0 then 'waiting' else 'answered' end,
      case when n % 200 = 0 then null else 'Answer' end, now(), now() - n * interval '1 minute'
    ${rowsOf}`,
};

/** Numbered after the last one; the chain is not linked, because it is not verified here. */
const acts: Growth = {
  table: "audit_entries",
  what: "acts of operators",
  rows: 500_000,
  sql: `insert into audit_entries (id, at, operator_id, call, object, reason, before, after, address,
      request_id, chain)
    select 1000000 + n, now() - (500000 - n) * interval '1 minute', 1 + n % 3,
      (array['approve-payment', 'claim-payment', 'set-member-level'])[1 + n % 3],
      case n % 3 when 2 then 'member:' || ${member} else 'payment:' || n end,
      'transfer ' || n || ' is there', '{"status": "waiting"}', '{"status": "done"}', '10.0.0.1',
      gen_random_uuid(), sha256('grown')
    ${rowsOf}`,
};

const sums: Growth = {
  table: "report_sums",
  what: "days of the reports",
  rows: 400,
  sql: `insert into report_sums (day, movement, provider_id, entries, amount)
    select (now() - n * interval '1 day')::date, kind.movement, kind.provider_id, 1000, 100000000
    ${rowsOf} cross join (
      select movement, provider.id as provider_id
      from unnest(array[1, 2, 3, 4, 15, 16]) movement cross join game_providers provider
      union all select movement, null from generate_series(5, 14) movement) kind
    on conflict do nothing`,
};

const stakesByLevel: Growth = {
  table: "report_stakes",
  what: "days of stakes by level",
  rows: 400,
  sql: `insert into report_stakes (day, provider_id, level, amount)
    select (now() - n * interval '1 day')::date, provider.id, level, 100000000
    ${rowsOf} cross join generate_series(1, 10) level cross join game_providers provider`,
};

const stakers: Growth = {
  table: "report_stakers",
  what: "days of members who staked",
  rows: 400,
  sql: `insert into report_stakers (day, category, level, members)
    select (now() - n * interval '1 day')::date, category, level, 2000
    ${rowsOf} cross join generate_series(1, 10) level cross join unnest(array['casino', 'slot', 'sport']) category`,
};

/** Two lanes of about the same length, for two connections. */
export const lanes: readonly (readonly Growth[])[] = [
  [rounds, roundsOfOne, launches, inquiries, sums, stakesByLevel, stakers],
  [members, accounts, signIns, sessions, sightings, requests, waitingRequests, bookings, acts],
];
