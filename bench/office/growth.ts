import { openDatabase, type Database } from "#server/kit/database.ts";

const MEMBERS = 1_000_000;
/** Requests and rounds make ten million together. */
const REQUESTS = 3_000_000;
const ROUNDS = 7_000_000;
const SIGN_INS = 1_000_000;
const HELPS = 200_000;
const WAITING = 400;
/** Rows per statement: big enough to be quick, small enough to say how far it is. */
const PORTION = 500_000;

type Growth = { what: string; rows: number; sql: string };

/** Each statement makes the rows $1 to $2; `base` stands before the ids of members it adds. */
const growths: readonly Growth[] = [
  {
    what: "members",
    rows: MEMBERS,
    sql: `insert into members (id, login_id, nick, nick_folded, password_hash, withdrawal_password_hash, phone,
            birth_date, bank_name, bank_number, bank_owner, terms_version, registered_at)
          select 1000000 + n, 'grown' || n, 'g' || n, 'g' || n, 'x', 'x', '+8210' || lpad(n::text, 8, '0'),
            '1990-01-01', 'Moon Bank', '110-' || lpad((n * 7919 % 100000000)::text, 8, '0'), 'Grown', 'v1',
            now() - n * interval '30 seconds'
          from generate_series($1::integer, $2::integer) n`,
  },
  {
    what: "accounts",
    rows: MEMBERS,
    sql: `insert into ledger_accounts (bucket, id, member_id, kind, currency)
          select members_bucket(1000000 + n), 10000000 + n * 3 + kind.at, 1000000 + n, kind.name, 'KRW'
          from generate_series($1::integer, $2::integer) n
          cross join unnest(array['cash', 'comp', 'hold']) with ordinality as kind(name, at)`,
  },
  {
    what: "sign-ins",
    rows: SIGN_INS,
    sql: `insert into member_sign_ins (member_id, login_id, address, user_agent, outcome, at)
          select 1000000 + n, 'grown' || n, '10.0.0.0'::inet + n / 3, 'bench', 'success', now() - n * interval '20 seconds'
          from generate_series($1::integer, $2::integer) n`,
  },
  {
    what: "requests",
    rows: REQUESTS,
    sql: `insert into payment_requests (member_id, kind, status, amount, asked_at, expires_at, bank_name, bank_number,
            bank_owner, decided_at, decision, decided_by)
          select 1000000 + 1 + n % ${MEMBERS}, kind, 'done', (1 + n % 50) * 1000000000, at, case kind when 'deposit' then at + interval '30 minutes' end,
            bank.name, bank.number, bank.owner, at + interval '5 minutes', 'approved', 1
          from generate_series($1::integer, $2::integer) n
          cross join lateral (select now() - n * interval '10 seconds' as at,
                                     case when n % 3 = 0 then 'withdrawal' else 'deposit' end as kind) made
          left join lateral (select 'Moon Bank' as name, '110' as number, 'Grown' as owner where kind = 'withdrawal') bank on true`,
  },
  {
    what: "waiting requests",
    rows: WAITING,
    sql: `insert into payment_requests (member_id, kind, amount, asked_at, expires_at)
          select 1000000 + n, 'deposit', 5000000000, now() - n * interval '1 second', now() + interval '30 minutes'
          from generate_series($1::integer, $2::integer) n`,
  },
  {
    what: "rounds",
    rows: ROUNDS,
    sql: `insert into game_rounds (bucket, provider_id, round_ref, account_id, member_id, game_id, first_seq, stake, payout,
            state, opened_at, changed_at)
          select members_bucket(member), game.provider_id, 'grown-' || n, 10000000 + (member - 1000000) * 3 + 1, member, game.id,
            1 + n / ${MEMBERS}, 100000000, n % 7 * 30000000, 'closed', now() - n * interval '4 seconds', now() - n * interval '4 seconds'
          from generate_series($1::integer, $2::integer) n
          cross join lateral (select 1000000 + 1 + n % ${MEMBERS} as member) who
          cross join (select id, provider_id from games order by id limit 1) game`,
  },
  {
    what: "inquiries",
    rows: HELPS,
    sql: `insert into message_helps (member_id, title, contents, status, reply, replied_at, written_at)
          select 1000000 + n, 'Grown', 'Grown', case when n % 200 = 0 then 'waiting' else 'answered' end,
            case when n % 200 = 0 then null else 'Answer' end, now(), now() - n * interval '1 minute'
          from generate_series($1::integer, $2::integer) n`,
  },
  {
    what: "daily sums of reports",
    rows: 400,
    sql: `insert into report_sums (day, movement, provider_id, entries, amount)
          select (now() - n * interval '1 day')::date, movement, provider.id, 1000, 100000000
          from generate_series($1::integer, $2::integer) n
          cross join generate_series(1, 16) movement cross join game_providers provider`,
  },
];

/**
 * Makes a small database one of a million members and ten million requests and rounds, with SQL and
 * past the ledger: for reading only, never for books that are checked afterwards.
 */
export async function growOffice(databaseUrl: string, say: (line: string) => void): Promise<void> {
  const db = openDatabase(databaseUrl, { size: 1, statementTimeoutMs: 600_000 });
  try {
    // Rows refer to rows that are there; asking for each would take most of the time.
    await db.query("set session_replication_role = replica");
    await db.query("set synchronous_commit = off");
    for (const growth of growths) await grow(db, growth, say);
    say("  statistics of the grown tables …");
    await db.query("analyze");
  } finally {
    await db.close();
  }
}

async function grow(db: Database, { what, rows, sql }: Growth, say: (line: string) => void) {
  for (let from = 1; from <= rows; from += PORTION) {
    const to = Math.min(from + PORTION - 1, rows);
    await db.query(sql, [from, to]);
    say(`  ${what}: ${to.toLocaleString("en")} of ${rows.toLocaleString("en")}`);
  }
}
