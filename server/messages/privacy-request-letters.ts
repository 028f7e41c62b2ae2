import { locales } from "#contract/locales.ts";
import { privacyRequestLetters } from "#locales/letters.ts";
import type { Act, Events } from "#server/kit/act.ts";
import { languageOf } from "#server/members/language/language.ts";
import { escaped, leave } from "#server/messages/letters.ts";

/** Tells a member, in the transaction of the answer, where it is read; the note has none of it. */
export async function sendPrivacyRequestAnswered(
  act: Act,
  { memberId, kind }: Events["member.privacy_request_answered"],
): Promise<void> {
  const { answered, kinds } = privacyRequestLetters[await languageOf(act.tx, memberId)];
  await leave(act, memberId, answered.title, `<p>${escaped(answered.text(kinds[kind]))}</p>`);
}

/** Tells a member, in the transaction of the extension, why and until which day the answer takes. */
export async function sendPrivacyRequestExtended(
  act: Act,
  { memberId, kind, ground, dueOn }: Events["member.privacy_request_extended"],
): Promise<void> {
  const locale = await languageOf(act.tx, memberId);
  const { extended, kinds, grounds } = privacyRequestLetters[locale];
  const { intl } = locales[locale];
  const day = new Intl.DateTimeFormat(intl, { dateStyle: "long", timeZone: "UTC" });
  const text = extended.text(kinds[kind], day.format(new Date(dueOn)));
  const contents = [grounds[ground], text].map((each) => `<p>${escaped(each)}</p>`).join("");
  await leave(act, memberId, extended.title, contents);
}
