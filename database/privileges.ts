import type { Queryable } from "#server/kit/database.ts";
import { emptiedAtOnce } from "#server/reports/store.ts";

/** Serving processes log in as a member of this role; it owns nothing. */
export const APPLICATION_ROLE = "dalbit_application";

/**
 * What the application may do to the tables of the books, and to nothing more. Postings, keys
 * and the audit trail can be read and not changed; a balance changes through `ledgerWriters`
 * alone. A table of the books that is not named here may not be touched at all.
 */
export const privilegesOnBooks: Readonly<Record<string, readonly string[]>> = {
  ledger_accounts: ["select", "insert (bucket, member_id, kind, currency)", "update (status)"],
  ledger_house_accounts: ["select", "insert (code)"],
  ledger_scopes: ["select", "insert (code)"],
  ledger_share_schemes: ["select"],
  ledger_entries: ["select"],
  ledger_keys: ["select"],
  ledger_house_entries: ["select"],
  ledger_pool_sums: ["select"],
  ledger_postings: ["select"],
  ledger_seal_keys: ["select", "insert"],
  ledger_seals: ["select", "insert"],
  // What a seal follows from is kept beside it; nothing is proved by these three.
  ledger_seal_heads: ["select", "insert", "update"],
  ledger_unsealed: ["select", "delete"],
  ledger_house_gaps: ["select", "insert", "delete"],
  ledger_balance_sheets: ["select", "insert"],
  audit_entries: ["select", "insert"],
  migrations: ["select"],
  migrations_functions: ["select"],
  seal_keys: ["select"],
};

/** The tables that promise never to be changed begin with one of these words. */
export const booksBeginWith = ["ledger_", "audit_", "migrations", "seal_keys"] as const;

/** Functions that act with the owner's rights, because what they do is denied to their caller. */
export const ledgerWriters = [
  "ledger_post",
  "games_post",
  "ledger_post_house",
  "ledger_sum_pools",
  "ledger_create_partitions",
  "game_calls_partitions",
] as const;

/**
 * Gives the application its rights, anew at every start: each table whose name does not begin
 * as one of the books may be read and written, the books as `privilegesOnBooks` says. The schema
 * file shows the result, so a right that was added is seen in a review.
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
    // Without it a caller's own table could replace one of ours.
    `alter function ${signature} set search_path = public, pg_temp`,
    `revoke execute on function ${signature} from public`,
    `grant execute on function ${signature} to ${APPLICATION_ROLE}`,
  ]);
}
