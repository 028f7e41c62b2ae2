import type { NewPrivacyRequest, OwnPrivacyRequest } from "#contract/privacy-requests.ts";
import type { Output } from "#contract/calls.ts";
import type { Act, Acts } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { dateOf } from "#server/kit/days.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { throttle, type ThrottleRule } from "#server/kit/throttle.ts";
import { zoneOfLimits } from "#server/ledger/limits/limits.ts";
import { dueAfter, MONTHS } from "#server/members/privacy-requests/due.ts";
import * as store from "#server/members/privacy-requests/store.ts";
import { openTexts, sealText } from "#server/members/privacy-requests/texts.ts";
import { homeSiteOf, recordYearsOfMember } from "#server/members/home-site/home-site.ts";
import { contactsOf } from "#server/settings/contacts/contacts.ts";

/** More than a member asks; each one that is opened and withdrawn stays as a row. */
export const PRIVACY_REQUESTS_PER_MEMBER: ThrottleRule = { uses: 10, windowMs: 24 * 3_600_000 };
const SHOWN_AT_MOST = 20;

/** The member's requests with the authorities that the site names for complaints about them. */
export async function ownPrivacyRequests(
  db: Queryable,
  clock: Clock,
  memberId: bigint,
): Promise<Output<"get-privacy-requests">> {
  const contacts = await contactsOf(db, await homeSiteOf(db, memberId));
  return {
    requests: await ownOf(db, clock, memberId, SHOWN_AT_MOST),
    authorities: contacts.filter(({ kind }) => kind === "privacy"),
    recordYears: (await recordYearsOfMember(db, memberId)).years,
  };
}

async function ownOf(
  db: Queryable,
  clock: Clock,
  memberId: bigint,
  most: number,
): Promise<OwnPrivacyRequest[]> {
  const rows = await store.listOwn(db, memberId, most);
  return rows.map((row) => ({ ...stateOf(row, clock.now()), ...openTexts(db, row) }));
}

/** When a request is due and how it ended, as the member and staff read it. */
export const stateOf = (
  row: store.StateRow,
  now: Date,
): Omit<OwnPrivacyRequest, "field" | "details" | "answer"> => ({
  id: Number(row.id),
  kind: row.kind,
  receivedAt: row.receivedAt.toISOString(),
  dueOn: row.dueOn,
  isLate: row.endedAt === null && row.dueAt <= now,
  extendedFor: row.extendedFor,
  endedAt: row.endedAt?.toISOString() ?? null,
  outcome: row.outcome,
  refusedFor: row.refusedFor,
});

/**
 * Opens a member's request; its month begins on the day of the member's site. Throws Refusal
 * `too_often`, `already_waiting` while one of the kind waits.
 */
export async function openPrivacyRequest(
  { db, clock, perform }: Acts,
  memberId: bigint,
  request: NewPrivacyRequest,
): Promise<bigint> {
  await throttle(db, clock, `privacy-request:${memberId}`, PRIVACY_REQUESTS_PER_MEMBER);
  return perform({ kind: "member", memberId }, async (act) => {
    const receivedAt = clock.now();
    const id = await insertPrivacyRequest(act, memberId, { request, receivedAt, recordedBy: null });
    if (id === null) throw new Refusal("already_waiting");
    return id;
  });
}

type Received = { request: NewPrivacyRequest; receivedAt: Date; recordedBy: bigint | null };

/** Stores a request with the day by which it is answered; null while one of the kind waits. */
export async function insertPrivacyRequest(
  { tx, clock, emit }: Act,
  memberId: bigint,
  { request: { kind, field, details }, receivedAt, recordedBy }: Received,
): Promise<bigint | null> {
  const timeZone = await zoneOfLimits(tx, memberId);
  const id = await store.insertRequest(tx, {
    memberId,
    kind,
    field: field ?? null,
    details: details === undefined ? null : sealText(tx, details),
    receivedAt,
    recordedAt: recordedBy === null ? receivedAt : clock.now(),
    recordedBy,
    ...dueAfter(dateOf(receivedAt, timeZone), MONTHS, timeZone),
  });
  if (id !== null) await emit("member.privacy_request_changed", { memberId });
  return id;
}

/** Withdraws a member's own request. Throws Refusal `not_found`, `already_decided` once it ended. */
export async function withdrawPrivacyRequest(
  act: Act,
  memberId: bigint,
  id: bigint,
): Promise<void> {
  const request = await store.lockRequest(act.tx, id);
  if (request?.memberId !== memberId) throw new Refusal("not_found");
  if (request.outcome !== null) throw new Refusal("already_decided");
  await store.setEnded(act.tx, id, { outcome: "withdrawn", by: null, at: act.clock.now() });
  await act.emit("member.privacy_request_changed", { memberId });
}

/** The member's requests for the copy of their data. */
export async function privacyRequestsForCopy(
  db: Queryable,
  memberId: bigint,
  most: number,
): Promise<Record<string, unknown>[]> {
  const rows = await store.listOwn(db, memberId, most);
  return rows.map((row) => {
    const { id: _id, dueAt: _dueAt, ...told } = row;
    return { ...told, ...openTexts(db, row) };
  });
}
