import type { Queryable } from "#server/kit/database.ts";
import { emptiedAtOnce } from "#server/reports/store.ts";

/** Serving processes log in as a member of this role; it owns nothing. */
export const APPLICATION_ROLE = "dalbit_application";

/**
 * The application's rights on the tables of the ledger, the audit trail, the accesses to members'
 * data, the rules of games, confirmations of jackpots and balances of segregated accounts. It reads
 * postings, keys and the other five, and cannot change them; it changes balances only through
 * `ledgerWriters`. It cannot use a table that is not listed here.
 */
export const privilegesOnBooks: Readonly<Record<string, readonly string[]>> = {
  ledger_accounts: ["select", "insert (bucket, member_id, kind, currency)", "update (status)"],
  // What is used of a limit is counted by the ledger's functions alone.
  ledger_limits: [
    "select",
    "insert (bucket, account_id, kind, period, product, amount, changed_at, imposed, imposed_at, imposed_by, imposed_checked_by)",
    "update (amount, changed_at, raise_to, raise_asked_at, raise_ready_at, raise_lapses_at, imposed, imposed_at, imposed_by, imposed_checked_by)",
  ],
  ledger_limit_counters: ["select"],
  ledger_limit_notices: ["select", "update (told_at)"],
  ledger_house_accounts: ["select", "insert (code)"],
  ledger_scopes: ["select", "insert (code)"],
  ledger_share_schemes: ["select"],
  ledger_entries: ["select"],
  // Kept for statements; they prove nothing, and the checks recompute them.
  ledger_entry_sums: ["select", "insert"],
  ledger_keys: ["select"],
  ledger_house_entries: ["select"],
  ledger_pool_sums: ["select"],
  ledger_postings: ["select"],
  ledger_seal_keys: ["select", "insert"],
  ledger_seals: ["select", "insert"],
  // Working data of the seals; these three prove nothing.
  ledger_seal_heads: ["select", "insert", "update"],
  ledger_unsealed: ["select", "delete"],
  ledger_commitments: ["select"],
  ledger_unsealed_commitments: ["select", "delete"],
  ledger_commitment_attempts: ["select", "insert"],
  // Sequences, which ledger_count_refused advances.
  ledger_refused_break: ["select"],
  ledger_refused_limit: ["select"],
  ledger_refused_quiet: ["select"],
  ledger_house_gaps: ["select", "insert", "delete"],
  ledger_balance_sheets: ["select", "insert"],
  audit_entries: ["select", "insert"],
  audit_approvals: ["select", "insert"],
  // Deleted by member_accesses_sweep alone.
  member_accesses: ["select", "insert"],
  // Deleted by operator_auditor_reads_sweep alone.
  operator_auditor_reads: ["select", "insert"],
  report_jackpot_confirmations: ["select", "insert"],
  report_fund_balances: ["select", "insert"],
  audit_reviews: ["select", "insert"],
  audit_review_accounts: ["select", "insert"],
  // Written by game_rule_versions_keep alone.
  game_rule_versions: ["select"],
  migrations: ["select"],
  migrations_functions: ["select"],
  seal_keys: ["select"],
};

/** The prefixes of tables whose rights are listed above. */
export const booksBeginWith = [
  "ledger_",
  "audit_",
  "member_accesses",
  "operator_auditor_reads",
  "report_jackpot_confirmations",
  "report_fund_balances",
  "game_rule_versions",
  "migrations",
  "seal_keys",
] as const;

/** The application takes the ids of these rows before it writes them, to seal data for the row. */
const sequencesUsed = [
  "members_id_seq",
  "payment_requests_id_seq",
  "payment_payouts_id_seq",
  "member_barred_persons_id_seq",
] as const;

/** Functions that run with the owner's rights, which their caller does not have. */
export const ledgerWriters = [
  "ledger_post",
  "games_post",
  "ledger_post_house",
  "ledger_sum_pools",
  "ledger_add_shares",
  "ledger_limits_keep",
  "ledger_limits_mark",
  "ledger_commitments_record",
  "ledger_count_refused",
  "member_accesses_sweep",
  "operator_auditor_reads_sweep",
  "member_play_times_mark",
  "ledger_create_partitions",
  "game_calls_partitions",
  "game_rule_versions_keep",
] as const;

/**
 * Grants the application's rights at every start: read and write on every table, but only the
 * rights of `privilegesOnBooks` on the ledger and the audit trail. The schema file shows the
 * result, so that a review shows an added right.
 */
export async function givePrivileges(db: Queryable): Promise<void> {
  const isOfBooks = booksBeginWith.map((word) => `starts_with(c.relname, '${word}')`).join(" or ");
  const relations = await db.query<{ name: string; isOfBooks: boolean }>(
    `select c.relname as name, ${isOfBooks} as "isOfBooks" from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
       and not c.relispartition order by c.relname`,
  );
  const plain = relations.filter((relation) => !relation.isOfBooks).map(({ name }) => name);
  const statements = [
    `revoke all on all tables in schema public from ${APPLICATION_ROLE}, public`,
    `grant usage on schema public to ${APPLICATION_ROLE}`,
    "revoke create on schema public from public",
    ...(plain.length > 0
      ? [`grant select, insert, update, delete on ${plain.join(", ")} to ${APPLICATION_ROLE}`]
      : []),
    `grant usage on sequence ${sequencesUsed.join(", ")} to ${APPLICATION_ROLE}`,
    `grant truncate on ${emptiedAtOnce.join(", ")} to ${APPLICATION_ROLE}`,
    ...Object.entries(privilegesOnBooks).map(
      ([table, rights]) => `grant ${rights.join(", ")} on ${table} to ${APPLICATION_ROLE}`,
    ),
    ...(await writerStatements(db)),
  ];
  for (const statement of statements) await db.query(statement);
}

/** By name, so that a migration may give a writer another signature. */
async function writerStatements(db: Queryable): Promise<string[]> {
  const writers = await db.query<{ signature: string }>(
    `select oid::regprocedure::text as signature from pg_proc
     where pronamespace = 'public'::regnamespace and proname = any($1) order by 1`,
    [ledgerWriters],
  );
  return writers.flatMap(({ signature }) => [
    `alter function ${signature} security definer`,
    // Without it a caller's own table could replace one of the ledger's.
    `alter function ${signature} set search_path = public, pg_temp`,
    `revoke execute on function ${signature} from public`,
    `grant execute on function ${signature} to ${APPLICATION_ROLE}`,
  ]);
}
