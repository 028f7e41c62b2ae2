import { breakLetters } from "#locales/letters.ts";
import type { Act, Events } from "#server/kit/act.ts";
import { zoneOfLimits } from "#server/ledger/limits/limits.ts";
import { languageOf } from "#server/members/language/language.ts";
import { escaped, leave, momentIn } from "#server/messages/letters.ts";

/**
 * Confirms to a member, in the transaction that begins it, a cool-off or a self-exclusion: until when,
 * what stays open, and where help is. Source: GLI-19 A.3.8.
 */
export async function sendBreakLetter(
  act: Act,
  { memberId, isExclusion, endsAt }: Events["member.break_began"],
): Promise<void> {
  const locale = await languageOf(act.tx, memberId);
  const { coolingOff, exclusion, forEver, stays, help } = breakLetters[locale];
  const { title, text } = isExclusion ? exclusion : coolingOff;
  const until =
    endsAt === null
      ? forEver
      : text(momentIn(locale, endsAt, await zoneOfLimits(act.tx, memberId)));
  const paragraphs = [until, stays, help];
  await leave(act, memberId, title, paragraphs.map((each) => `<p>${escaped(each)}</p>`).join(""));
}
