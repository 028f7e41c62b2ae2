import type { Transaction } from "#server/kit/database.ts";
import { demoHelps, demoNotes } from "#database/demo-members.ts";
import { demoNotices } from "#database/demo-notices.ts";
import { demoPopups } from "#database/demo-popups.ts";
import { demoTemplates } from "#database/demo-templates.ts";

/** The reply templates of the help desk. */
async function seedTemplates(tx: Transaction): Promise<void> {
  for (const { name, texts } of demoTemplates) {
    const [row] = await tx.query<{ id: number }>(
      "insert into message_templates (name) values ($1) returning id",
      [name],
    );
    for (const [locale, contents] of Object.entries(texts))
      await tx.query("insert into message_template_texts values ($1, $2, $3)", [
        row?.id,
        locale,
        contents,
      ]);
  }
}

/** Notices and popups for all; notes and inquiries of demo1; the help desk's reply templates. */
export async function seedMessages(tx: Transaction): Promise<void> {
  for (const notice of demoNotices) {
    const [row] = await tx.query<{ id: number }>(
      "insert into message_notices (title_color, published_at, is_pinned) values ($1, $2, $3) returning id",
      [notice.titleColor ?? null, notice.publishedAt, notice.isPinned ?? false],
    );
    for (const [locale, [title, contents]] of Object.entries(notice.texts))
      await tx.query("insert into message_notice_texts values ($1, $2, $3, $4)", [
        row?.id,
        locale,
        title,
        contents,
      ]);
  }
  for (const popup of demoPopups) {
    const [row] = await tx.query<{ id: number }>(
      `insert into message_popups (title_color, pos_x, pos_y, shown_from)
       values ($1, $2, $3, '2026-11-01T00:00:00Z') returning id`,
      [popup.titleColor, popup.posX, popup.posY],
    );
    for (const [locale, [title, contents]] of Object.entries(popup.texts))
      await tx.query("insert into message_popup_texts values ($1, $2, $3, $4)", [
        row?.id,
        locale,
        title,
        contents,
      ]);
  }
  await seedTemplates(tx);
  for (const note of demoNotes)
    await tx.query(
      `insert into message_notes (member_id, title, contents, sent_at)
       select id, $1, $2, $3 from members where login_id = 'demo1'`,
      [note.title, note.contents, note.sentAt],
    );
  for (const help of demoHelps) {
    const [row] = await tx.query<{ id: bigint }>(
      `insert into message_helps (member_id, title, contents, status, reply, replied_at, read_at,
         written_at, category)
       select id, $1, $2, $3, $4, $5, $6, $7, $8 from members where login_id = 'demo1'
       returning id`,
      [
        help.title,
        help.contents,
        help.reply ? "answered" : help.isCancelled ? "cancelled" : "waiting",
        help.reply?.text ?? null,
        help.reply?.at ?? null,
        help.reply?.isRead ? help.reply.at : null,
        help.writtenAt,
        help.category,
      ],
    );
    const { followUp } = help;
    if (followUp)
      await tx.query(
        `insert into message_helps (member_id, title, category, asked_in, contents, written_at,
           status, reply, replied_at, read_at)
         select member_id, title, category, id, $2, $3, 'answered', $4, $5, $5
         from message_helps where id = $1`,
        [row?.id, followUp.contents, followUp.writtenAt, followUp.reply, followUp.repliedAt],
      );
  }
}
