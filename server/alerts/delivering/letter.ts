import { alertWords } from "#locales/alert-words.ts";
import type { DueRow } from "#server/alerts/delivering/store.ts";

type Letter = { subject: string; text: string; messageId: string };

/** The letter of a delivery in the channel's language; its id is the same in every attempt. */
export function mailFor({ id, rule, facts, locale, raisedAt }: DueRow): Letter {
  const { name, sentence, test, brand } = alertWords(locale);
  const messageId = `<alert-delivery-${id}@dalbit.invalid>`;
  if (rule === null || facts === null)
    return { subject: `${brand}: ${test}`, text: test, messageId };
  const text = `${sentence(rule, facts)}\n\n${raisedAt?.toISOString() ?? ""}`;
  return { subject: `${brand}: ${name(rule)}`, text, messageId };
}
