import { forget, keep, readKeptText } from "#backoffice/frame/kept.ts";

/** Unsaved input, with the version of the message that it changes; null for a new message. */
export type Kept<Draft> = { draft: Draft; version: number | null; at: string };

/** For browsers without storage, where drafts last as long as the page. */
const inMemory = new Map<string, string>();

const nameOf = (operatorId: number, message: string): string => `draft.${operatorId}.${message}`;

/**
 * An operator's unsaved draft of a message in this browser; null without one, and for one with
 * other fields, which an earlier release wrote.
 */
export function readDraft<Draft extends object>(
  operatorId: number,
  message: string,
  present: Draft,
): Kept<Draft> | null {
  const name = nameOf(operatorId, message);
  const text = readKeptText(name) ?? inMemory.get(name);
  if (!text) return null;
  const kept = JSON.parse(text) as Kept<Draft>;
  const fieldsOf = (draft: object) => Object.keys(draft).toSorted().join();
  return fieldsOf(kept.draft) === fieldsOf(present) ? kept : null;
}

export function keepDraft<Draft>(operatorId: number, message: string, kept: Kept<Draft>): void {
  const name = nameOf(operatorId, message);
  const text = JSON.stringify(kept);
  inMemory.set(name, text);
  keep(name, text);
}

export function forgetDraft(operatorId: number, message: string): void {
  const name = nameOf(operatorId, message);
  inMemory.delete(name);
  forget(name);
}
