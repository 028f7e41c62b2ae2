import { locales, type Locale } from "#contract/locales.ts";
import type { LetterKind } from "#locales/ko/letters.ts";
import { accountLetters, letters } from "#locales/letters.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Transaction } from "#server/kit/database.ts";
import { toWon, type Money } from "#server/kit/money.ts";
import type { KeyChange } from "#server/members/care/standing.ts";
import { languageOf } from "#server/members/language/language.ts";
import * as store from "#server/messages/store.ts";

/** What the house writes to a member by itself. */
export type Letter = {
  kind: LetterKind;
  amount: Money;
  /** The operator's own words, as plain text. */
  memo?: string;
};

/**
 * Leaves a note with the member, in the language they read, inside the transaction of what it is
 * about: there is no decision without its note and no note without its decision.
 */
export async function sendLetter(
  tx: Transaction,
  clock: Clock,
  memberId: bigint,
  { kind, amount, memo }: Letter,
): Promise<void> {
  const locale = await languageOf(tx, memberId);
  const { title, text } = letters[locale][kind];
  const paragraphs = [text(wonIn(locale, amount)), ...(memo === undefined ? [] : [memo])];
  const contents = paragraphs.map((each) => `<p>${escaped(each)}</p>`).join("");
  await store.insertNote(tx, { memberId, title, contents, sentAt: clock.now() });
}

/** The same about what protects the account, such as a password that was set anew. */
export async function sendAccountLetter(
  tx: Transaction,
  clock: Clock,
  memberId: bigint,
  change: KeyChange,
): Promise<void> {
  const { title, text } = accountLetters[await languageOf(tx, memberId)][change];
  const contents = `<p>${escaped(text)}</p>`;
  await store.insertNote(tx, { memberId, title, contents, sentAt: clock.now() });
}

/** Whole won as the site writes them: Korean has its word, the other languages the sign. */
function wonIn(locale: Locale, amount: Money): string {
  const { intl } = locales[locale];
  if (locale === "ko") return `${new Intl.NumberFormat(intl).format(toWon(amount))}원`;
  const won = { style: "currency", currency: "KRW", currencyDisplay: "narrowSymbol" } as const;
  return new Intl.NumberFormat(intl, won).format(toWon(amount));
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\n/g, "<br>");
