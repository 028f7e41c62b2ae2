import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { newServerSeed } from "../fairness/seeds.ts";

export type Books = DatabaseSync;

const schema = `
  -- One opened game: made by a launch, entered once with the token, then known by its own secret.
  create table if not exists sessions (
    id text primary key,
    token_hash text not null unique,
    secret_hash text unique,
    token_expires_at integer not null,
    mode text not null check (mode in ('real', 'demo')),
    account text not null,
    currency text not null,
    game text not null,
    locale text not null,
    casino text not null,
    wallet_session text,
    return_url text,
    demo_balance text,
    dialect text not null default 'beexar',
    created_at integer not null,
    last_used_at integer not null
  ) strict;

  create index if not exists sessions_of_wallet on sessions (dialect, wallet_session);

  -- The seeds of a player's rounds in one game. The server seed is shown once it is no longer used.
  create table if not exists seeds (
    id text primary key,
    mode text not null check (mode in ('real', 'demo')),
    account text not null,
    game text not null,
    server_seed text not null,
    client_seed text not null,
    next_nonce integer not null,
    created_at integer not null,
    revealed_at integer
  ) strict;
  create unique index if not exists seeds_in_use on seeds (mode, account, game)
    where revealed_at is null;

  -- One round, written with its full outcome before the wallet is called.
  create table if not exists rounds (
    id text primary key,
    session text not null references sessions (id) on delete restrict,
    mode text not null check (mode in ('real', 'demo')),
    account text not null,
    game text not null,
    spin_id text not null,
    stake text not null,
    win text not null,
    outcome text not null,
    seeds text references seeds (id) on delete restrict,
    nonce integer,
    jackpot text,
    state text not null
      check (state in ('posting', 'reversing', 'settled', 'refused', 'cancelled', 'disputed')),
    refusal text,
    balance_after text,
    stake_confirmed_at integer,
    started_at integer not null,
    ended_at integer,
    seen_at integer,
    unique (session, spin_id)
  ) strict;
  create index if not exists rounds_of_player on rounds (mode, account, game, started_at desc);
  create index if not exists rounds_with_jackpot on rounds (json_extract(jackpot, '$.won.tier'), ended_at)
    where json_extract(jackpot, '$.won.tier') is not null;
  create unique index if not exists one_open_round on rounds (mode, account, game)
    where state in ('posting', 'reversing');

  -- Every call of the wallet that moves money, written before it is sent, and its answer.
  create table if not exists wallet_calls (
    id integer primary key,
    round text not null references rounds (id) on delete restrict,
    path text not null,
    request text not null,
    sent_at integer not null,
    status integer,
    answer text,
    verdict text,
    answered_at integer
  ) strict;
  create index if not exists wallet_calls_of_round on wallet_calls (round);

  -- Every movement of money as the wallet knows it, and its state.
  create table if not exists transactions (
    dialect text not null,
    id text not null,
    account text not null,
    round text not null,
    kind text not null check (kind in ('stake', 'payment', 'reversal')),
    amount text not null,
    jackpot text,
    state text not null check (state in ('sent', 'done', 'refused', 'reversed')),
    sent_at integer not null,
    primary key (dialect, id)
  ) strict;
  create index if not exists transactions_in_time on transactions (dialect, sent_at);

  -- The transfer wallet: operators' money here for their players, and each transfer in or out.
  create table if not exists own_accounts (
    account text not null,
    currency text not null,
    balance text not null,
    primary key (account, currency)
  ) strict;
  create table if not exists transfers (
    id text primary key,
    account text not null,
    currency text not null,
    direction text not null check (direction in ('in', 'out')),
    amount text not null,
    state text not null check (state in ('done', 'short')),
    at integer not null
  ) strict;

  -- The provider's own values, such as the secret from which shared seeds are derived.
  create table if not exists house (name text primary key, value text not null) strict;

  -- A stake whose result comes later: at a table or on a bet slip.
  create table if not exists wagers (
    id text primary key,
    session text not null references sessions (id) on delete restrict,
    mode text not null check (mode in ('real', 'demo')),
    account text not null,
    game text not null,
    subject text not null,
    request_id text not null,
    stake text not null,
    picks text not null,
    state text not null
      check (state in ('placing', 'placed', 'refused', 'cancelled', 'disputed')),
    payout text,
    refusal text,
    balance_after text,
    placed_at integer not null,
    settled_at integer,
    unique (session, request_id)
  ) strict;
  create index if not exists wagers_of_subject on wagers (subject);
  create index if not exists wagers_settled on wagers (subject, settled_at);
  create index if not exists wagers_of_player on wagers (mode, account, game, placed_at desc);
  create index if not exists wagers_open on wagers (subject)
    where state in ('placing', 'placed') and payout is null;

  -- The steps of a wager at the wallet, in order; each ends before the next begins.
  create table if not exists wager_steps (
    wager text not null references wagers (id) on delete restrict,
    seq integer not null,
    kind text not null
      check (kind in ('place', 'settle', 'cashOut', 'unsettle', 'resettle', 'rollback')),
    payout text not null,
    state text not null check (state in ('waiting', 'done', 'failed', 'disputed')),
    refusal text,
    created_at integer not null,
    ended_at integer,
    primary key (wager, seq)
  ) strict;
  create index if not exists wager_steps_waiting on wager_steps (wager) where state = 'waiting';

  create table if not exists wager_calls (
    id integer primary key,
    wager text not null references wagers (id) on delete restrict,
    path text not null,
    request text not null,
    sent_at integer not null,
    status integer,
    answer text,
    verdict text,
    answered_at integer
  ) strict;
  create index if not exists wager_calls_of_wager on wager_calls (wager);

  -- Rounds of tables with a stake, from the moment betting closed.
  create table if not exists table_rounds (
    id text primary key,
    client_seed text not null,
    closed_at integer not null
  ) strict;
`;

/** Opens the books and creates them if necessary. A commit is on disk before it returns. */
export function openBooks(folder: string): Books {
  const books = new DatabaseSync(join(folder, "books.sqlite"));
  books.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;");
  addColumns(books);
  books.exec(schema);
  return books;
}

/**
 * The secret from which the seeds of shared rounds and matches are derived; created on first use.
 */
export function providerSecret(books: Books): string {
  books
    .prepare("insert or ignore into house (name, value) values ('secret', ?)")
    .run(newServerSeed());
  return String(books.prepare("select value from house where name = 'secret'").get()?.value);
}

/** Adds newer columns to books of an earlier version; existing rows leave them empty. */
function addColumns(books: Books): void {
  addColumn(books, "rounds", "seeds text");
  addColumn(books, "rounds", "nonce integer");
  addColumn(books, "rounds", "stake_confirmed_at integer");
  addColumn(books, "rounds", "jackpot text");
  addColumn(books, "transactions", "jackpot text");
  addColumn(books, "sessions", "dialect text not null default 'beexar'");
}

function addColumn(books: Books, table: string, definition: string): void {
  const columns = books.prepare("select name from pragma_table_info(?)").all(table);
  const [name] = definition.split(" ");
  if (columns.length === 0 || columns.some((column) => column.name === name)) return;
  books.exec(`alter table ${table} add column ${definition}`);
}

/** Runs `work` in one transaction; an error rolls it back. */
export function inTransaction<T>(books: Books, work: () => T): T {
  books.exec("begin immediate");
  try {
    const result = work();
    books.exec("commit");
    return result;
  } catch (error) {
    books.exec("rollback");
    throw error;
  }
}
