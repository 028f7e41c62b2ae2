import { locales, type Locale } from "#contract/locales.ts";
import type { LineTrouble } from "#contract/office/statements.ts";
import type { LetterKind, TransferOutcome } from "#locales/ko/letters.ts";
import { accountLetters, letters, limitLetters, transferLetters } from "#locales/letters.ts";
import type { Act, Events } from "#server/kit/act.ts";
import { deviceWords, maskAddress } from "#server/kit/device.ts";
import { toWon, type Money } from "#server/kit/money.ts";
import { zoneOfLimits } from "#server/ledger/limits/limits.ts";
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

/**
 * Sends the note about a decision, in the transaction of the decision. Of money that came otherwise
 * than it was asked for, it says what was wrong.
 */
export const sendDecisionLetter = (
  act: Act,
  { memberId, kind, decision, amount, asked, posted, memo }: Events["payment.decided"],
): Promise<void> => {
  if (posted) return sendTransferLetter(act, memberId, "posted", amount, posted.trouble);
  if (asked !== undefined) {
    const trouble = amount < asked ? "partial" : "over";
    return sendTransferLetter(act, memberId, "posted", amount, trouble);
  }
  return sendLetter(act, memberId, {
    kind: decisionLetters[kind][decision],
    amount,
    ...(memo !== undefined && { memo }),
  });
};

const payoutLetters = {
  settled: "withdrawalPaid",
  failed: "withdrawalFailed",
  returned: "withdrawalReturned",
} as const;

/** Sends the note about what the bank did with an approved withdrawal. */
export const sendPayoutLetter = (
  act: Act,
  { memberId, outcome, amount }: Events["payment.paid_out"],
): Promise<void> => sendLetter(act, memberId, { kind: payoutLetters[outcome], amount });

/** Sends the note about a transfer that is held, in the same transaction. */
export const sendHeldLetter = (
  act: Act,
  { memberId, amount, trouble }: Events["payment.line_held"],
): Promise<void> => sendTransferLetter(act, memberId, "held", amount, trouble);

/** Sends the note about a transfer that goes back to its sender, did, or does not after all. */
export const sendReturnLetter = (
  act: Act,
  { memberId, amount, trouble, outcome }: Events["payment.line_returned"],
): Promise<void> => sendTransferLetter(act, memberId, outcome, amount, trouble);

/** A note about a transfer that differs from the request: what came, then what is done with it. */
async function sendTransferLetter(
  act: Act,
  memberId: bigint,
  outcome: TransferOutcome,
  amount: Money,
  trouble: LineTrouble | null,
): Promise<void> {
  const locale = await languageOf(act.tx, memberId);
  const { came, outcomes } = transferLetters[locale];
  const { title, text } = outcomes[outcome];
  const won = wonIn(locale, amount);
  const paragraphs = [came[trouble ?? "expected"](won), text];
  await leave(act, memberId, title, paragraphs.map((each) => `<p>${escaped(each)}</p>`).join(""));
}

/** Sends a note about the account's protection, such as a new password. */
export async function sendAccountLetter(
  act: Act,
  { memberId, change }: Events["member.key_changed"],
): Promise<void> {
  const { title, text } = accountLetters[await languageOf(act.tx, memberId)][change];
  await leave(act, memberId, title, `<p>${escaped(text)}</p>`);
}

/** Sends a note about a limit of the member's own that is nearly or wholly used. */
export async function sendLimitLetter(
  act: Act,
  { memberId, kind, period, product, share, amount }: Events["member.limit_near"],
): Promise<void> {
  // The member has removed the limit in the meantime.
  if (amount === null) return;
  const locale = await languageOf(act.tx, memberId);
  const { near, reached, name, kinds, periods, products, ofProduct } = limitLetters[locale];
  const { title, text } = share === 80 ? near : reached;
  const of = product === "all" ? kinds[kind] : ofProduct(products[product], kinds[kind]);
  const limit = name(of, periods[period]);
  await leave(act, memberId, title, `<p>${escaped(text(limit, wonIn(locale, amount)))}</p>`);
}

/** Asks whether the member's own limits still fit. */
export async function sendReviewLetter(
  act: Act,
  { memberId }: Events["member.limit_review_due"],
): Promise<void> {
  const { title, text } = limitLetters[await languageOf(act.tx, memberId)].review;
  await leave(act, memberId, title, `<p>${escaped(text)}</p>`);
}

/** Sends a note about a sign-in in a new browser, in the transaction that begins its session. */
export async function sendNewBrowserLetter(
  act: Act,
  { memberId, address, userAgent }: Events["member.new_browser"],
): Promise<void> {
  const { title, text } = accountLetters[await languageOf(act.tx, memberId)].new_browser;
  await leave(act, memberId, title, `<p>${escaped(text(placeOf(address, userAgent)))}</p>`);
}

/** Leaves a note about this sign-in to a member who chose notes about all, in its transaction. */
export async function sendSignInLetter(
  act: Act,
  { memberId, address, userAgent }: Events["member.sign_in_noted"],
): Promise<void> {
  const locale = await languageOf(act.tx, memberId);
  const { title, text } = accountLetters[locale].sign_in;
  const at = momentIn(locale, act.clock.now(), await zoneOfLimits(act.tx, memberId));
  await leave(act, memberId, title, `<p>${escaped(text(at, placeOf(address, userAgent)))}</p>`);
}

/** The browser and its system, and a part of the address. */
const placeOf = (address: string, userAgent: string): string =>
  [deviceWords(userAgent), maskAddress(address)].filter((word) => word !== "").join(", ");

/** Leaves a member a note, inside the transaction of its cause. `contents` is HTML. */
export async function leave(
  act: Act,
  memberId: bigint,
  title: string,
  contents: string,
): Promise<void> {
  await store.insertNote(act.tx, { memberId, title, contents, sentAt: act.clock.now() });
  await act.emit("note.sent", { memberId });
}

/** A moment with its zone, that in which the days of the member's limits begin. */
export function momentIn(locale: Locale, at: Date, timeZone: string): string {
  const look = { dateStyle: "long", timeStyle: "short", timeZone } as const;
  return `${new Intl.DateTimeFormat(locales[locale].intl, look).format(at)} (${timeZone})`;
}

/** Whole won as the site writes them: with a word in Korean, with the sign in other languages. */
const wonIn = (locale: Locale, amount: Money): string => wholeWonIn(locale, toWon(amount));

/** The same for a number of whole won. */
export function wholeWonIn(locale: Locale, won: number): string {
  const { intl } = locales[locale];
  if (locale === "ko") return `${new Intl.NumberFormat(intl).format(won)}원`;
  const look = { style: "currency", currency: "KRW", currencyDisplay: "narrowSymbol" } as const;
  return new Intl.NumberFormat(intl, look).format(won);
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\n/g, "<br>");
