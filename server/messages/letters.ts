import { locales, type Locale } from "#contract/locales.ts";
import type { LetterKind } from "#locales/ko/letters.ts";
import { accountLetters, letters } from "#locales/letters.ts";
import type { Act, Events } from "#server/kit/act.ts";
import { deviceWords, maskAddress } from "#server/kit/device.ts";
import { toWon, type Money } from "#server/kit/money.ts";
import { languageOf } from "#server/members/language/language.ts";
import * as store from "#server/messages/store.ts";

/** An automatic note to a member. */
type Letter = {
  kind: LetterKind;
  amount: Money;
  /** The operator's message, as plain text. */
  memo?: string;
};

/**
 * Sends a note in the member's language, inside the transaction of its cause, so that both are
 * committed or neither.
 */
async function sendLetter(
  act: Act,
  memberId: bigint,
  { kind, amount, memo }: Letter,
): Promise<void> {
  const locale = await languageOf(act.tx, memberId);
  const { title, text } = letters[locale][kind];
  const paragraphs = [text(wonIn(locale, amount)), ...(memo === undefined ? [] : [memo])];
  const contents = paragraphs.map((each) => `<p>${escaped(each)}</p>`).join("");
  await leave(act, memberId, title, contents);
}

const decisionLetters = {
  deposit: { approved: "depositApproved", refused: "depositRefused" },
  withdrawal: { approved: "withdrawalApproved", refused: "withdrawalRefused" },
} as const;

/** Sends the note about a decision, in the transaction of the decision. */
export const sendDecisionLetter = (
  act: Act,
  { memberId, kind, decision, amount, memo }: Events["payment.decided"],
): Promise<void> =>
  sendLetter(act, memberId, {
    kind: decisionLetters[kind][decision],
    amount,
    ...(memo !== undefined && { memo }),
  });

/** Sends a note about the account's protection, such as a new password. */
export async function sendAccountLetter(
  act: Act,
  { memberId, change }: Events["member.key_changed"],
): Promise<void> {
  const { title, text } = accountLetters[await languageOf(act.tx, memberId)][change];
  await leave(act, memberId, title, `<p>${escaped(text)}</p>`);
}

/** Sends a note about a sign-in in a new browser, in the transaction that begins its session. */
export async function sendNewBrowserLetter(
  act: Act,
  { memberId, address, userAgent }: Events["member.new_browser"],
): Promise<void> {
  const { title, text } = accountLetters[await languageOf(act.tx, memberId)].new_browser;
  const where = [deviceWords(userAgent), maskAddress(address)].filter((word) => word !== "");
  await leave(act, memberId, title, `<p>${escaped(text(where.join(", ")))}</p>`);
}

async function leave(act: Act, memberId: bigint, title: string, contents: string): Promise<void> {
  await store.insertNote(act.tx, { memberId, title, contents, sentAt: act.clock.now() });
  await act.emit("note.sent", { memberId });
}

/** Whole won as the site writes them: with a word in Korean, with the sign in other languages. */
function wonIn(locale: Locale, amount: Money): string {
  const { intl } = locales[locale];
  if (locale === "ko") return `${new Intl.NumberFormat(intl).format(toWon(amount))}원`;
  const won = { style: "currency", currency: "KRW", currencyDisplay: "narrowSymbol" } as const;
  return new Intl.NumberFormat(intl, won).format(toWon(amount));
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\n/g, "<br>");
