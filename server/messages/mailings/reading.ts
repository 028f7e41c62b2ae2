import type { OfficeOutput } from "#contract/office/calls.ts";
import type { Audience, Mailing } from "#contract/office/mailings.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { countReaders } from "#server/messages/mailings/readers/store.ts";
import { COUNTED_AT_MOST, reachOf } from "#server/messages/mailings/mailings.ts";
import * as store from "#server/messages/mailings/store.ts";
import { waitingOf } from "#server/operators/proposals/proposals.ts";

const ROWS_PER_PAGE = 50;

/** The mailing's object name in the audit trail and in proposals. */
export const mailingObject = (id: bigint | number): string => `mailing:${id}`;

/** A page of the mailings, and the id after which the next one begins. */
export async function mailingsOf(
  db: Queryable,
  after: number | undefined,
): Promise<OfficeOutput<"get-mailings">> {
  const from = after === undefined ? null : BigInt(after);
  const found = await store.listMailings(db, from, ROWS_PER_PAGE + 1);
  const rows = found.slice(0, ROWS_PER_PAGE).map((row) => ({
    id: Number(row.id),
    state: row.state,
    title: row.title,
    audience: audienceOf(row),
    promotes: row.promotes,
    site: row.site,
    writtenBy: row.writtenBy,
    writtenAt: row.writtenAt.toISOString(),
    readers: row.readers,
    sent: row.sent,
  }));
  const isMore = found.length > ROWS_PER_PAGE;
  return { rows, next: isMore ? (rows.at(-1)?.id ?? null) : null };
}

/** One mailing, and whether this operator could send it alone. Throws Refusal `not_found`. */
export async function mailingOf(
  db: Queryable,
  clock: Clock,
  operatorId: bigint,
  id: bigint,
): Promise<Mailing> {
  const row = await store.findMailing(db, id);
  if (!row) throw new Refusal("not_found");
  const isDraft = row.state === "draft";
  const [texts, proposal, read, reach] = await Promise.all([
    store.listTexts(db, id),
    isDraft ? waitingOf(db, clock, mailingObject(id)) : undefined,
    store.countRead(db, id),
    isDraft
      ? reachOf(db, row, { operatorId, at: clock.now() })
      : {
          readers: row.readers ?? 0,
          isMore: false,
          needsSecond: false,
          heldBack: row.heldBack,
          withoutConsent: row.withoutConsent,
        },
  ]);
  return {
    id: Number(row.id),
    version: row.version,
    state: row.state,
    audience: audienceOf(row),
    promotes: row.promotes,
    titleColor: row.titleColor,
    texts: Object.fromEntries(
      texts.map(({ locale, title, contents }) => [locale, { title, contents }]),
    ),
    defaultLocale: row.defaultLocale,
    site: row.site,
    writtenBy: row.writtenBy,
    writtenAt: row.writtenAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    ...reach,
    sent: row.sent,
    read,
    proposalId: proposal ? Number(proposal.id) : null,
  };
}

/** How many members a mailing reaches; a draft's are counted up to ten thousand. */
export async function readersOf(db: Queryable, id: bigint): Promise<number> {
  const row = await store.findMailing(db, id);
  if (!row) return 0;
  return row.readers ?? countReaders(db, row, COUNTED_AT_MOST);
}

const audienceOf = (row: store.MailingRow): Audience => ({
  member: row.memberLoginId,
  levelFrom: row.levelFrom,
  levelTo: row.levelTo,
  status: row.memberStatus,
  siteId: row.siteId,
  activeSince: row.activeSince,
});
