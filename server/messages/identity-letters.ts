import { identityLetters } from "#locales/letters.ts";
import type { Act, Events } from "#server/kit/act.ts";
import { languageOf } from "#server/members/language/language.ts";
import { escaped, leave } from "#server/messages/letters.ts";

const paragraphs = (...texts: readonly string[]): string =>
  texts.map((text) => `<p>${escaped(text)}</p>`).join("");

/** Tells a member, in the transaction that holds play, which document is needed and where it is sent. */
export async function sendIdentityNeeded(
  act: Act,
  { memberId }: Events["member.identity_needed"],
): Promise<void> {
  const { title, text, how } = identityLetters[await languageOf(act.tx, memberId)].needed;
  await leave(act, memberId, title, paragraphs(text, how));
}

/** Tells a member, in the transaction of the decision, what became of the document. */
export async function sendIdentityDecided(
  act: Act,
  event: Events["member.identity_decided"],
): Promise<void> {
  const { memberId } = event;
  const letters = identityLetters[await languageOf(act.tx, memberId)];
  if (event.outcome === "refused") {
    const { title, text, how } = letters.refused;
    const contents = paragraphs(text, letters.refusals[event.refusedFor], how);
    return leave(act, memberId, title, contents);
  }
  if (event.outcome === "verified")
    return leave(act, memberId, letters.verified.title, paragraphs(letters.verified.text));
  const { title, text, how } = letters.ended;
  return leave(act, memberId, title, paragraphs(text, how));
}
