import type { OfficeOutput } from "#contract/office/calls.ts";
import type { OfficePrivacyRequest } from "#contract/office/privacy-requests.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { extensionRefusal } from "#server/members/privacy-requests/extending.ts";
import { stateOf } from "#server/members/privacy-requests/own-requests.ts";
import * as store from "#server/members/privacy-requests/store.ts";
import { openTexts } from "#server/members/privacy-requests/texts.ts";
import { languageOf } from "#server/members/language/language.ts";

const PAGE = 50;
const OTHERS_AT_MOST = 20;
const COUNTED_AT_MOST = 1_000;

/** The number of waiting requests, counted up to 1,000. */
export const countWaitingPrivacyRequests = (db: Queryable): Promise<number> =>
  store.countWaiting(db, COUNTED_AT_MOST);

const shownAt =
  (now: Date) =>
  (row: store.RequestRow): OfficePrivacyRequest => ({
    ...stateOf(row, now),
    member: {
      id: Number(row.memberId),
      loginId: row.loginId,
      nick: row.nick,
      status: row.status,
    },
    recordedBy: row.recordedBy,
    isExtendable: extensionRefusal(row, now) === null,
    endedBy: row.endedBy,
  });

/** A page of requests: waiting ones, the soonest due first, or ended ones, the newest first. */
export async function privacyRequests(
  db: Queryable,
  clock: Clock,
  { list, after }: { list: "waiting" | "ended"; after?: number | undefined },
): Promise<OfficeOutput<"get-privacy-requests">> {
  const from = after === undefined ? null : BigInt(after);
  const listed = { waiting: store.listWaiting, ended: store.listEnded };
  const rows = await listed[list](db, from, PAGE + 1);
  const requests = rows.slice(0, PAGE).map(shownAt(clock.now()));
  return { requests, next: rows.length > PAGE ? (requests.at(-1)?.id ?? null) : null };
}

/** A request with its texts and the member's others. Throws Refusal `not_found`. */
export async function privacyRequest(
  db: Queryable,
  clock: Clock,
  id: bigint,
): Promise<OfficeOutput<"get-privacy-request">> {
  const row = await store.findRequest(db, id);
  const texts = await store.findTexts(db, id);
  if (!row || !texts) throw new Refusal("not_found");
  const all = await store.listOfMember(db, row.memberId, OTHERS_AT_MOST + 1);
  const shown = shownAt(clock.now());
  return {
    request: shown(row),
    ...openTexts(db, texts),
    locale: await languageOf(db, row.memberId),
    others: all
      .filter((each) => each.id !== id)
      .slice(0, OTHERS_AT_MOST)
      .map(shown),
  };
}

/** A member's requests, the newest first. */
export async function privacyRequestsOfMember(
  db: Queryable,
  clock: Clock,
  memberId: bigint,
): Promise<OfficeOutput<"get-member-privacy-requests">> {
  const rows = await store.listOfMember(db, memberId, OTHERS_AT_MOST);
  return { requests: rows.map(shownAt(clock.now())) };
}
