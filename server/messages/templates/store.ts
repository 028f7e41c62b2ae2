import type { Locale } from "#contract/locales.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";

export type TextRow = {
  id: number;
  name: string;
  version: number;
  locale: Locale;
  contents: string;
};

/** One row for each text of each template, by name. */
export const listTexts = (db: Queryable): Promise<TextRow[]> =>
  db.query<TextRow>(
    `select t.id, t.name, t.version, x.locale, x.contents
     from message_templates t join message_template_texts x on x.template_id = t.id
     where t.removed_at is null order by lower(t.name), t.id, x.locale`,
  );

export type TemplateRow = { name: string; version: number };

export async function lockTemplate(tx: Transaction, id: number): Promise<TemplateRow | undefined> {
  const [row] = await tx.query<TemplateRow>(
    "select name, version from message_templates where id = $1 and removed_at is null for update",
    [id],
  );
  return row;
}

export async function insertTemplate(tx: Transaction, name: string): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    "insert into message_templates (name) values ($1) returning id",
    [name],
  );
  if (!row) throw new Error("insert answered no row");
  return row.id;
}

export async function renameTemplate(tx: Transaction, id: number, name: string): Promise<void> {
  await tx.query("update message_templates set name = $2, version = version + 1 where id = $1", [
    id,
    name,
  ]);
}

export async function removeTemplate(tx: Transaction, id: number, at: Date): Promise<void> {
  await tx.query("update message_templates set removed_at = $2 where id = $1", [id, at]);
}

/** Replaces all texts. */
export async function replaceTexts(
  tx: Transaction,
  id: number,
  texts: readonly (readonly [locale: string, contents: string])[],
): Promise<void> {
  await tx.query("delete from message_template_texts where template_id = $1", [id]);
  for (const [locale, contents] of texts)
    await tx.query("insert into message_template_texts values ($1, $2, $3)", [
      id,
      locale,
      contents,
    ]);
}
