import { complaintLetters } from "#locales/letters.ts";
import type { Act, Events } from "#server/kit/act.ts";
import { languageOf } from "#server/members/language/language.ts";
import { escaped, leave } from "#server/messages/letters.ts";

/** Leaves a note about a decision, in its transaction, when no reply in the thread tells of it. */
export async function sendComplaintLetter(
  act: Act,
  { memberId, helpId, needsNote }: Events["complaint.decided"],
): Promise<void> {
  if (!needsNote) return;
  const { title, text } = complaintLetters[await languageOf(act.tx, memberId)];
  await leave(act, memberId, title, `<p>${escaped(text(String(helpId)))}</p>`);
}
