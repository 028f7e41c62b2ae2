import { identityLetters } from "#locales/letters.ts";
import type { Act, Events } from "#server/kit/act.ts";
import { ownIdentity } from "#server/members/identity-checks/identity-checks.ts";
import { languageOf } from "#server/members/language/language.ts";
import { escaped, leave } from "#server/messages/letters.ts";

const paragraphs = (...texts: readonly string[]): string =>
  texts.map((text) => `<p>${escaped(text)}</p>`).join("");

/**
 * Tells a member, in the transaction that holds play, which document is needed and where it is sent,
 * for the first time or anew.
 */
export async function sendIdentityNeeded(
  act: Act,
  { memberId }: Events["member.identity_needed"],
): Promise<void> {
  const { newest } = await ownIdentity(act.tx, memberId);
  const letters = identityLetters[await languageOf(act.tx, memberId)];
  const { title, text, how } = newest?.state === "ended" ? letters.ended : letters.needed;
  await leave(act, memberId, title, paragraphs(text, how));
}

/**
 * Tells a member, in the transaction of the decision, what became of the document. Of one that is
 * asked for anew `sendIdentityNeeded` tells, where it holds play.
 */
export async function sendIdentityDecided(
  act: Act,
  event: Events["member.identity_decided"],
): Promise<void> {
  const { memberId } = event;
  if (event.outcome === "ended") return;
  const letters = identityLetters[await languageOf(act.tx, memberId)];
  if (event.outcome === "refused") {
    const { title, text, how } = letters.refused;
    const contents = paragraphs(text, letters.refusals[event.refusedFor], how);
    return leave(act, memberId, title, contents);
  }
  await leave(act, memberId, letters.verified.title, paragraphs(letters.verified.text));
}
