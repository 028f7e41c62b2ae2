import type { OwnComplaint } from "#contract/complaints.ts";
import type { OfficeComplaint } from "#contract/office/complaints.ts";
import type { SiteContact } from "#contract/protection.ts";
import type { Queryable } from "#server/kit/database.ts";
import { homeSiteOf } from "#server/members/home-site/home-site.ts";
import * as store from "#server/messages/complaints/store.ts";
import { cleanHtml } from "#server/messages/html.ts";
import { contactsOf } from "#server/settings/contacts/contacts.ts";

const DAY_MS = 24 * 3_600_000;

type Clock = Pick<store.ComplaintRow, "answerBy" | "decideBy" | "answeredAt">;

/** What is due next: the answer, and after it the decision. */
export const dueOf = ({ answerBy, decideBy, answeredAt }: Clock): Date =>
  answeredAt === null ? answerBy : decideBy;

/** The clock and the outcome as both sides read them. */
export const clockOf = (row: Omit<store.ComplaintRow, "id" | "decision" | "decidedBy">) => ({
  lodgedAt: row.lodgedAt.toISOString(),
  answerBy: row.answerBy.toISOString(),
  decideBy: row.decideBy.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
  outcome: row.outcome,
  decidedAt: row.decidedAt?.toISOString() ?? null,
});

/**
 * The complaint of a member's thread at a moment; null for any other question. The bodies outside
 * are those of the site on which the member registered.
 */
export async function ownComplaintOf(
  db: Queryable,
  memberId: bigint,
  helpId: bigint,
  now: Date,
): Promise<OwnComplaint | null> {
  const row = await store.findComplaint(db, helpId);
  if (!row) return null;
  const mayGoOutside = row.outcome === null ? row.decideBy <= now : row.outcome !== "upheld";
  const leftMs = dueOf(row).getTime() - now.getTime();
  return {
    ...clockOf(row),
    decision: row.decision === null ? null : cleanHtml(row.decision),
    daysLeft: row.outcome === null ? Math.ceil(leftMs / DAY_MS) : null,
    outside: mayGoOutside ? await outsideOf(db, memberId) : [],
  };
}

/** Bodies for disputes first, because an authority sends members there before it looks itself. */
async function outsideOf(db: Queryable, memberId: bigint): Promise<SiteContact[]> {
  const contacts = await contactsOf(db, await homeSiteOf(db, memberId));
  const of = (wanted: SiteContact["kind"]) => contacts.filter(({ kind }) => kind === wanted);
  return [...of("disputes"), ...of("authority")];
}

/** The complaint of a thread as staff read it; null for any other question. */
export async function officeComplaintOf(
  db: Queryable,
  helpId: bigint,
): Promise<OfficeComplaint | null> {
  const row = await store.findComplaint(db, helpId);
  if (!row) return null;
  const decision = row.decision === null ? null : cleanHtml(row.decision);
  return { id: Number(row.id), ...clockOf(row), decision, decidedBy: row.decidedBy };
}
