import { localeCodes } from "#contract/locales.ts";
import type { MarketingProduct } from "#contract/marketing.ts";
import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import type { Audience } from "#contract/office/mailings.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import {
  countLeftOut,
  countReaders,
  findMemberId,
  sampleReaders,
} from "#server/messages/mailings/readers/store.ts";
import * as store from "#server/messages/mailings/store.ts";
import { htmlOfWritten } from "#server/messages/written.ts";
import type { SignedInOperator } from "#server/operators/operator.ts";
import { siteNames } from "#server/settings/sites.ts";

/**
 * A mailing to more readers needs a second operator. The readers of the sender's own mailings of
 * the last day are added, so that splitting an audience does not help.
 */
export const READERS_WITHOUT_SECOND = 100;
const SUMMED_OVER_MS = 24 * 3_600_000;

/** The operator who would send a mailing, and when. */
export type Sender = { operatorId: bigint; at: Date };

/**
 * A draft's readers are counted exactly up to this number, because counting more takes too long.
 */
export const COUNTED_AT_MOST = 10_000;
/** Readers of a sample. */
const SAMPLED = 10;

export type Reach = {
  readers: number;
  isMore: boolean;
  needsSecond: boolean;
  heldBack: number;
  withoutConsent: number;
};

/** How many members are reached now, and left out, exactly up to ten thousand each. */
export async function reachOf(
  db: Queryable,
  audience: store.AudienceRow,
  sender: Sender,
): Promise<Reach> {
  const found = await countReaders(db, audience, COUNTED_AT_MOST + 1);
  const readers = Math.min(found, COUNTED_AT_MOST);
  const needsSecond = await isForTwo(db, sender, found);
  const leftOut = await countLeftOut(db, audience, COUNTED_AT_MOST + 1);
  return { readers, isMore: found > readers, needsSecond, ...leftOut };
}

async function isForTwo(db: Queryable, { operatorId, at }: Sender, readers: number) {
  const since = new Date(at.getTime() - SUMMED_OVER_MS);
  const alone = await store.sumReadersAlone(db, operatorId, since);
  return alone + readers > READERS_WITHOUT_SECOND;
}

/** The same for unsaved conditions. Throws Refusal `not_found` for an unknown member or site. */
export const countAudience = async (
  db: Queryable,
  { audience, promotes }: Pick<OfficeInput<"count-mailing-readers">, "audience" | "promotes">,
  sender: Sender,
): Promise<Reach> => reachOf(db, await audienceRowOf(db, audience, promotes), sender);

/**
 * Some of the members whom unsaved conditions reach now, at most ten, spread evenly over the newest
 * ten thousand of them. Throws Refusal `not_found` for an unknown member or site.
 */
export async function sampleAudience(
  db: Queryable,
  { audience, promotes }: OfficeInput<"sample-mailing-readers">,
): Promise<OfficeOutput<"sample-mailing-readers">> {
  const row = await audienceRowOf(db, audience, promotes);
  const found = await sampleReaders(db, row, { of: COUNTED_AT_MOST, most: SAMPLED });
  return { members: found.map(({ id, ...names }) => ({ id: Number(id), ...names })) };
}

/**
 * Writes a draft or changes one, without sending it. Answers the draft and its state before. Throws
 * Refusal: `not_found` for the draft, the member or the site, `already_decided` when it was sent
 * or dropped, `stale` when a colleague has changed it since it was read.
 */
export async function saveMailing(
  tx: Transaction,
  clock: Clock,
  operator: SignedInOperator,
  {
    id,
    version,
    audience,
    promotes,
    titleColor,
    texts,
  }: Omit<OfficeInput<"save-mailing">, "reason">,
): Promise<{ id: bigint; version: number; before: store.MailingRow | null }> {
  const before = id === undefined ? null : await lockDraft(tx, BigInt(id), version);
  const written = localeCodes.flatMap((locale) => {
    const text = texts[locale];
    return text ? [{ locale, title: text.title, contents: htmlOfWritten(text.contents) }] : [];
  });
  const [first] = written;
  if (!first) throw new Error("a mailing has a text in one language at least");
  const mailing = {
    ...(await audienceRowOf(tx, audience, promotes)),
    titleColor,
    defaultLocale: first.locale,
  };
  const by = { operatorId: operator.operatorId, at: clock.now() };
  const mailingId = before?.id ?? (await store.insertMailing(tx, mailing, by));
  const next = before ? await store.updateMailing(tx, before.id, mailing) : 1;
  await store.replaceTexts(tx, mailingId, written);
  return { id: mailingId, version: next, before };
}

/**
 * Locks a draft in exactly this version, one sender after the other, and counts its readers. Throws
 * Refusal: `not_found`, `already_decided` when it was sent or dropped, `stale` for another
 * version.
 */
export async function lockForSending(
  tx: Transaction,
  sender: Sender,
  { id, version }: { id: number; version: number },
): Promise<{
  mailing: store.MailingRow;
  readers: number;
  /** Protected members who are left out, and of a promotion others who do not consent. */
  leftOut: { heldBack: number; withoutConsent: number };
  needsSecond: boolean;
}> {
  await store.lockSending(tx);
  const mailing = await lockDraft(tx, BigInt(id), version);
  const readers = await countReaders(tx, mailing, null);
  const leftOut = await countLeftOut(tx, mailing, null);
  return { mailing, readers, leftOut, needsSecond: await isForTwo(tx, sender, readers) };
}

/** Queues a locked draft, which the scheduled job sends in batches. */
export const startMailing = (tx: Transaction, id: bigint, start: store.Start): Promise<void> =>
  store.startMailing(tx, id, start);

/**
 * Stops a mailing, or deletes a draft; answers the state before. Throws Refusal: `not_found`,
 * `already_decided` when it has ended.
 */
export async function stopMailing(
  tx: Transaction,
  clock: Clock,
  id: bigint,
): Promise<{ before: store.MailingRow; after: "stopped" | "dropped" }> {
  const before = await store.lockMailing(tx, id);
  if (!before) throw new Refusal("not_found");
  if (before.state !== "draft" && before.state !== "sending") throw new Refusal("already_decided");
  const after = before.state === "draft" ? "dropped" : "stopped";
  await store.endMailing(tx, id, after, clock.now());
  return { before, after };
}

async function lockDraft(tx: Transaction, id: bigint, version: number | undefined) {
  const mailing = await store.lockMailing(tx, id);
  if (!mailing) throw new Refusal("not_found");
  if (mailing.state !== "draft") throw new Refusal("already_decided");
  if (mailing.version !== version) throw new Refusal("stale", { now: { title: mailing.title } });
  return mailing;
}

async function audienceRowOf(
  db: Queryable,
  audience: Audience,
  promotes: MarketingProduct[],
): Promise<store.AudienceRow> {
  const { member, levelFrom, levelTo, status, siteId, activeSince } = audience;
  const memberId = member === null ? null : await findMemberId(db, member.trim().toLowerCase());
  if (memberId === undefined) throw new Refusal("not_found");
  if (siteId !== null && !(await siteNames(db)).some((site) => site.siteId === siteId))
    throw new Refusal("not_found");
  return {
    memberId,
    levelFrom: Math.min(levelFrom, levelTo),
    levelTo: Math.max(levelFrom, levelTo),
    memberStatus: status,
    siteId,
    activeSince,
    promotes,
  };
}
