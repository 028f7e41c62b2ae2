import type { Database } from "#server/kit/database.ts";

/** A PNG of one pixel, in base64. */
export const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
/** A PDF of one empty page, in base64. */
export const PDF = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n" +
    "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n" +
    "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n" +
    "trailer<</Root 1 0 R>>\n%%EOF\n",
).toString("base64");

/** A file of the newest question, or of the newest of a member; answers its id. */
export async function sentHelpFile(
  { app: { db } }: { app: { db: Database } },
  memberId: number | null = null,
): Promise<number> {
  const [row] = await db.query<{ id: bigint }>(
    `insert into message_help_files (member_id, help_id, name, kind, content, added_at)
     select member_id, id, 'a.png', 'picture', '\\x00', now() from message_helps
     where member_id = coalesce($1, member_id) and hidden_at is null order by id desc limit 1 returning id`,
    [memberId],
  );
  return Number(row?.id);
}
