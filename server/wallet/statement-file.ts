import type { Locale } from "#contract/locales.ts";
import { nameIn, studioOf } from "#contract/named.ts";
import type { MoneyLine } from "#contract/wallet.ts";
import { moneyKindTexts } from "#locales/money-kinds.ts";
import { loadTexts } from "#locales/site-texts.ts";
import { csvLine } from "#server/kit/csv.ts";
import type { Queryable } from "#server/kit/database.ts";
import { formatDecimal, toWon } from "#server/kit/money.ts";
import type { AccountRef } from "#server/ledger/account.ts";
import { getAccount } from "#server/ledger/accounts.ts";
import { entryId } from "#server/ledger/operations.ts";
import type { EntryNarrowing } from "#server/ledger/filtered/filtered.ts";
import { allEntries, type Entry } from "#server/ledger/statement.ts";
import {
  kindsOf,
  narrowingOf,
  type EntryGames,
  type StatementFilter,
} from "#server/wallet/statement.ts";

/** How many entries get the names of their games at once. */
const NAMED_AT_ONCE = 500;

type Line = { entry: Entry } & Pick<MoneyLine, "kind" | "game">;
/** The form of a file: its headings, and the cells of a line. */
type Form = { headings: readonly string[]; cells(line: Line): string[] };

/** Exact amounts, kinds as in the API, UTC: for programs. */
const machineForm = (account: AccountRef): Form => ({
  headings: ["id", "at", "kind", "amount", "balance"],
  cells: ({ entry, kind }) => [
    entryId(account, entry.seq),
    entry.at.toISOString(),
    kind,
    formatDecimal(entry.delta),
    formatDecimal(entry.balance),
  ],
});

/** Day and second in a time zone, as files for people show them. */
export const momentsFor = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });

/** Whole won, the words of a language and the site's time zone: for people. */
async function readableForm(locale: Locale, timeZone: string): Promise<Form> {
  const { wallet, games } = await loadTexts(locale);
  const kinds = moneyKindTexts(wallet);
  const moments = momentsFor(timeZone);
  return {
    headings: [
      `${wallet.time} (${timeZone})`,
      wallet.kind,
      games.game,
      wallet.studio,
      wallet.change,
      wallet.after,
    ],
    cells: ({ entry, kind, game }) => [
      moments.format(entry.at),
      kinds[kind],
      game ? nameIn(locale, game) : "",
      game ? nameIn(locale, studioOf(game)) : "",
      String(toWon(entry.delta)),
      String(toWon(entry.balance)),
    ],
  };
}

/** Entries that pass a filter, oldest first, some at a time. */
async function* filtered(
  db: Queryable,
  account: AccountRef,
  filter: StatementFilter,
  { movements, seqs }: EntryNarrowing,
): AsyncGenerator<Entry[]> {
  const wanted = { movements: movements && new Set(movements), seqs: seqs && new Set(seqs) };
  let entries: Entry[] = [];
  for await (const entry of allEntries(db, account, filter.moments)) {
    if (wanted.movements?.has(entry.movement) === false) continue;
    if (wanted.seqs?.has(entry.seq) === false) continue;
    entries.push(entry);
    if (entries.length < NAMED_AT_ONCE) continue;
    yield entries;
    entries = [];
  }
  yield entries;
}

export type FileAsk = StatementFilter & {
  form: "readable" | "machine";
  locale: Locale;
  timeZone: string;
};

/**
 * The cash statement as lines of CSV (RFC 4180), oldest first. It begins with a byte order mark, so
 * that spreadsheets read it as UTF-8.
 */
export async function* statementCsv(
  db: Queryable,
  games: EntryGames,
  memberId: bigint,
  ask: FileAsk,
): AsyncGenerator<string> {
  const account = await getAccount(db, memberId, "cash");
  const form =
    ask.form === "machine" ? machineForm(account) : await readableForm(ask.locale, ask.timeZone);
  const narrowing = await narrowingOf(games, account, ask);
  yield `\uFEFF${csvLine(form.headings)}`;
  for await (const entries of filtered(db, account, ask, narrowing)) {
    const kinds = await kindsOf(games, account, entries);
    for (const entry of entries) yield csvLine(form.cells({ entry, ...kinds(entry) }));
  }
}
