import type { Locale } from "#contract/locales.ts";
import { nameIn } from "#contract/named.ts";
import type { CompLine } from "#contract/wallet.ts";
import { loadTexts } from "#locales/site-texts.ts";
import { csvLine } from "#server/kit/csv.ts";
import type { Queryable } from "#server/kit/database.ts";
import { formatDecimal } from "#server/kit/money.ts";
import { getAccount } from "#server/ledger/accounts.ts";
import { allEntries, type Entry } from "#server/ledger/statement.ts";
import { compLineOf, type CompLineOfRound, type StatementAsk } from "#server/wallet/statement.ts";
import { momentsFor } from "#server/wallet/statement-file.ts";

/** How many entries get their games and rules at once. */
const NAMED_AT_ONCE = 500;

/** A form's headings, and the cells of a line with its exact entry. */
type Form = { headings: readonly string[]; cells(line: CompLine, entry: Entry): string[] };

/** Exact amounts, kinds as in the API, rates in basis points, UTC: for programs. */
const machineForm: Form = {
  headings: [
    "id",
    "at",
    "kind",
    "round",
    "rounds",
    "basis_points",
    "rule_version",
    "amount",
    "balance",
  ],
  cells: ({ id, at, kind, game, rule }, { delta, balance }) => [
    id,
    at,
    kind,
    game?.round ?? "",
    game ? String(game.rounds) : "",
    rule ? String(rule.basisPoints) : "",
    rule ? String(rule.version) : "",
    formatDecimal(delta),
    formatDecimal(balance),
  ],
};

/** Whole won, the words of a language and the site's time zone: for people. */
async function readableForm(locale: Locale, timeZone: string): Promise<Form> {
  const { wallet, games } = await loadTexts(locale);
  const moments = momentsFor(timeZone);
  const kinds: Record<CompLine["kind"], string> = {
    earned: wallet.compEarned,
    taken_back: wallet.compTakenBack,
    granted: wallet.compGranted,
    converted: wallet.compConverted,
  };
  return {
    headings: [
      `${wallet.time} (${timeZone})`,
      wallet.kind,
      games.game,
      wallet.rounds,
      `${wallet.rate} (%)`,
      wallet.ruleVersion,
      wallet.change,
      wallet.after,
    ],
    cells: ({ kind, game, rule, amount, balance }, { at }) => [
      moments.format(at),
      kinds[kind],
      game ? nameIn(locale, game) : "",
      game ? String(game.rounds) : "",
      rule ? String(rule.basisPoints / 100) : "",
      rule ? String(rule.version) : "",
      String(amount),
      String(balance),
    ],
  };
}

async function* inParts(entries: AsyncIterable<Entry>): AsyncGenerator<Entry[]> {
  let part: Entry[] = [];
  for await (const entry of entries) {
    part.push(entry);
    if (part.length < NAMED_AT_ONCE) continue;
    yield part;
    part = [];
  }
  yield part;
}

export type CompFileAsk = Pick<StatementAsk, "moments" | "timeZone"> & {
  form: "readable" | "machine";
  locale: Locale;
};

/**
 * The comp history as lines of CSV (RFC 4180), oldest first, with a byte order mark for
 * spreadsheets. What was earned names its game, rounds, rate and version of the rates.
 */
export async function* compCsv(
  db: Queryable,
  withGames: (memberId: bigint, lines: CompLineOfRound[]) => Promise<CompLine[]>,
  memberId: bigint,
  ask: CompFileAsk,
): AsyncGenerator<string> {
  const account = await getAccount(db, memberId, "comp");
  const form = ask.form === "machine" ? machineForm : await readableForm(ask.locale, ask.timeZone);
  yield `\uFEFF${csvLine(form.headings)}`;
  for await (const entries of inParts(allEntries(db, account, ask.moments))) {
    const lines = entries.map((entry) => compLineOf(account, entry, ask.timeZone));
    for (const [index, line] of (await withGames(memberId, lines)).entries()) {
      const entry = entries[index];
      if (entry) yield csvLine(form.cells(line, entry));
    }
  }
}
