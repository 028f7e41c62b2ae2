import { locales } from "#contract/locales.ts";
import { dormancyLetters } from "#locales/letters.ts";
import type { Act, Events } from "#server/kit/act.ts";
import { zoneOfLimits } from "#server/ledger/limits/limits.ts";
import { languageOf } from "#server/members/language/language.ts";
import { escaped, leave, momentIn } from "#server/messages/letters.ts";

/**
 * Tells a member, in the transaction that stores the notice, since which day the account is not used,
 * when it becomes dormant, what that means, and how it stays as it is. Source: GLI-19 A.3.9.
 */
export async function sendInactivityLetter(
  act: Act,
  { memberId, inactiveSince, dueAt }: Events["member.inactivity_told"],
): Promise<void> {
  const locale = await languageOf(act.tx, memberId);
  const { title, text, means, keep } = dormancyLetters[locale].told;
  const { intl } = locales[locale];
  const day = new Intl.DateTimeFormat(intl, { dateStyle: "long", timeZone: "UTC" });
  const until = momentIn(locale, dueAt, await zoneOfLimits(act.tx, memberId));
  const paragraphs = [text(day.format(new Date(inactiveSince)), until), means, keep];
  await leave(act, memberId, title, paragraphs.map((each) => `<p>${escaped(each)}</p>`).join(""));
}

/** Tells a member, in the transaction of the act, that staff opened the dormant account again. */
export async function sendReopenedLetter(
  act: Act,
  { memberId }: Events["member.reopened"],
): Promise<void> {
  const { title, text } = dormancyLetters[await languageOf(act.tx, memberId)].reopened;
  await leave(act, memberId, title, `<p>${escaped(text)}</p>`);
}
