import type { Locale } from "#contract/locales.ts";
import type { Subject } from "#contract/office/subjects.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";

/** The object of an act, such as `member:12`, and what it is. */
type About = { object: string; subject: Subject };
type Speaking = { texts: OfficeTexts; locale: Locale };

/** A member, as colleagues call them. */
export const memberWords = ({ nick, loginId }: { nick: string; loginId: string }): string =>
  `${nick} (${loginId})`;

/** What an act is about, in the operator's words; null when only its id is known. */
export function subjectName(
  { object, subject }: About,
  { texts, locale }: Speaking,
): string | null {
  const switchNames: Readonly<Record<string, string>> = texts.settings.switchNames;
  const { member, payment, provider, game, operator, mailing, name } = subject;
  const made = game ?? provider;
  const parts = [
    payment && texts.payments.numbered(texts.payments[payment.kind], String(payment.id)),
    made && (locale === "ko" ? made.ko : made.en),
    operator && `${operator.name} (${operator.loginId})`,
    mailing && mailing.title,
    name,
    object.startsWith("switch:") ? (switchNames[object.slice("switch:".length)] ?? null) : null,
    member && memberWords(member),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(" · ");
}
