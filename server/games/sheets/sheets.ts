import { ruleColumns } from "#contract/office/sheet-files.ts";
import type { Input, Output } from "#contract/calls.ts";
import { localeCodes, type Locale } from "#contract/locales.ts";
import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import type { WrittenSheet } from "#contract/office/sheets.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { fromWon, toWon, type Money } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { entryOf } from "#server/games/browsing/browse.ts";
import type { Catalogue } from "#server/games/catalogue.ts";
import * as store from "#server/games/sheets/store.ts";

/**
 * The info sheet of a game that is offered to the caller: staff's rules before the feed's, in the
 * page's language, otherwise English or Korean; the feed's stakes before staff's. Throws Refusal
 * `not_found`.
 */
export async function gameSheet(
  db: Queryable,
  { byCode }: Catalogue,
  { company, code }: Input<"get-game-sheet">,
  { locale, now }: { locale: Locale; now: Date },
): Promise<Output<"get-game-sheet">> {
  const game = byCode.get(company)?.games.find((each) => each.code === code);
  const row = game && (await store.findSheet(db, company, code));
  if (!game || !row) throw new Refusal("not_found");
  return {
    game: entryOf(game, now),
    build: row.build,
    stakes: stakesOf(row.toldLeast, row.toldMost) ?? stakesOf(row.writtenLeast, row.writtenMost),
    rules: rulesIn(locale, row),
  };
}

const stakesOf = (least: Money | null, most: Money | null) =>
  least === null || most === null ? null : { least: toWon(least), most: toWon(most) };

function rulesIn(locale: Locale, { writtenRules, toldRules }: store.SheetRow) {
  const languages = localeCodes.filter((code) => writtenRules?.[code] ?? toldRules?.[code]);
  for (const language of [locale, "en", "ko"] as const) {
    const text = writtenRules?.[language] ?? toldRules?.[language];
    if (text) return { locale: language, text, languages };
  }
  return null;
}

/** What staff wrote about a game, and what the feed tells. Throws Refusal `not_found`. */
export async function sheetForStaff(
  db: Queryable,
  { provider, game }: OfficeInput<"get-game-info-sheet">,
): Promise<OfficeOutput<"get-game-info-sheet">> {
  const row = await store.findSheet(db, provider, game);
  if (!row) throw new Refusal("not_found");
  return {
    written: writtenOf(row),
    told: { stakes: stakesOf(row.toldLeast, row.toldMost), rules: row.toldRules ?? {} },
  };
}

const writtenOf = (row: store.SheetRow): WrittenSheet => ({
  stakes: stakesOf(row.writtenLeast, row.writtenMost),
  rules: row.writtenRules ?? {},
});

/**
 * Writes staff's part of a sheet and answers it before and after. Throws Refusal `not_found`,
 * `stale` when it was changed since the operator saw it, `already_decided` when nothing would
 * change.
 */
export async function writeSheet(
  tx: Transaction,
  { provider, game, expected, sheet }: Omit<OfficeInput<"set-game-info-sheet">, "reason">,
) {
  await store.lockGame(tx, provider, game);
  const row = await store.findSheet(tx, provider, game);
  if (!row) throw new Refusal("not_found");
  const before = writtenOf(row);
  if (!areSame(before, expected)) throw new Refusal("stale");
  if (areSame(before, sheet)) throw new Refusal("already_decided");
  const { stakes, rules } = sheet;
  await store.saveSheet(tx, row.gameId, {
    least: stakes && fromWon(stakes.least),
    most: stakes && fromWon(stakes.most),
    rules,
  });
  return { before: factsOf(before), after: factsOf(sheet) };
}

const areSame = (one: WrittenSheet, other: WrittenSheet): boolean =>
  one.stakes?.least === other.stakes?.least &&
  one.stakes?.most === other.stakes?.most &&
  localeCodes.every((locale) => (one.rules[locale] ?? "") === (other.rules[locale] ?? ""));

/** The sheet as the audit trail keeps it: the stakes, and the rules of each language that has any. */
const factsOf = ({ stakes, rules }: WrittenSheet) => ({
  stakeLeast: stakes?.least ?? null,
  stakeMost: stakes?.most ?? null,
  ...Object.fromEntries(
    localeCodes.map((locale) => [ruleColumns[locale], rules[locale] ?? null] as const),
  ),
});
