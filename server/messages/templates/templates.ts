import type { OfficeInput } from "#contract/office/calls.ts";
import type { ReplyTemplate } from "#contract/office/help-desk.ts";
import type { Clock } from "#server/kit/clock.ts";
import { violatedConstraint, type Queryable, type Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { htmlOfWritten } from "#server/messages/written.ts";
import * as store from "#server/messages/templates/store.ts";

/** The reply templates by name, each with its texts as HTML, also those of an earlier release. */
export async function replyTemplates(db: Queryable): Promise<ReplyTemplate[]> {
  const byId = new Map<number, ReplyTemplate>();
  for (const { id, name, version, locale, contents } of await store.listTexts(db)) {
    const template = byId.get(id) ?? { id, name, version, texts: {} };
    template.texts[locale] = htmlOfWritten(contents);
    byId.set(id, template);
  }
  return [...byId.values()];
}

/**
 * Makes a reply template or changes one; answers its id and its state before. The texts are stored
 * as replies are: sanitised HTML. Throws Refusal: `not_found`, `stale` when a colleague has changed
 * it since it was read, `already_decided` when another template has the name.
 */
export async function saveTemplate(
  tx: Transaction,
  { id, version, name, texts }: Omit<OfficeInput<"save-reply-template">, "reason">,
): Promise<{ id: number; before: { name: string } | null }> {
  const before = id === undefined ? null : await lockCurrent(tx, id, version);
  try {
    const templateId = id ?? (await store.insertTemplate(tx, name));
    if (id !== undefined) await store.renameTemplate(tx, id, name);
    await store.replaceTexts(
      tx,
      templateId,
      Object.entries(texts).map(([locale, contents]) => [locale, htmlOfWritten(contents)] as const),
    );
    return { id: templateId, before: before && { name: before.name } };
  } catch (error) {
    if (violatedConstraint(error) === "message_templates_name")
      throw new Refusal("already_decided");
    throw error;
  }
}

/** Deletes a reply template; answers its name. Throws Refusal `not_found`. */
export async function removeTemplate(tx: Transaction, clock: Clock, id: number): Promise<string> {
  const template = await store.lockTemplate(tx, id);
  if (!template) throw new Refusal("not_found");
  await store.removeTemplate(tx, id, clock.now());
  return template.name;
}

async function lockCurrent(tx: Transaction, id: number, version: number | undefined) {
  const template = await store.lockTemplate(tx, id);
  if (!template) throw new Refusal("not_found");
  if (template.version !== version) throw new Refusal("stale", { now: { name: template.name } });
  return template;
}
