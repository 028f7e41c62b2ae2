import type {
  PrivacyRequestExtension,
  PrivacyRequestRefusal,
} from "#contract/privacy-request-kinds.ts";
import type { NewPrivacyRequest } from "#contract/privacy-requests.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import type { Transaction } from "#server/kit/database.ts";
import { dateOf, startOfDay } from "#server/kit/days.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { zoneOfLimits } from "#server/ledger/limits/limits.ts";
import { lock } from "#server/members/administration/standing.ts";
import { dueAfter, EXTENDED_MONTHS, monthsAfter } from "#server/members/privacy-requests/due.ts";
import { extensionRefusal } from "#server/members/privacy-requests/extending.ts";
import { insertPrivacyRequest } from "#server/members/privacy-requests/own-requests.ts";
import * as store from "#server/members/privacy-requests/store.ts";
import { sealText } from "#server/members/privacy-requests/texts.ts";

/** The greatest age of a request that staff write down, in months. */
const OLDEST_MONTHS = 12;

/**
 * Writes down a request that came by letter, e-mail or phone, received on a day (YYYY-MM-DD) of the
 * member's site. Throws Refusal `not_found`, `already_decided` for a member who was erased,
 * `received_on_wrong` for a day after today or more than a year ago, `privacy_request_open` while one
 * of the kind waits.
 */
export async function recordPrivacyRequest(
  act: Act,
  memberId: bigint,
  { receivedOn, request }: { receivedOn: string; request: NewPrivacyRequest },
): Promise<bigint> {
  if ((await lock(act.tx, memberId)).isErased) throw new Refusal("already_decided");
  const timeZone = await zoneOfLimits(act.tx, memberId);
  const today = dateOf(act.clock.now(), timeZone);
  if (receivedOn > today || monthsAfter(receivedOn, OLDEST_MONTHS) < today)
    throw new Refusal("received_on_wrong");
  const id = await insertPrivacyRequest(act, memberId, {
    request,
    receivedAt: startOfDay(receivedOn, timeZone),
    recordedBy: operatorOf(act).operatorId,
  });
  if (id === null) throw new Refusal("privacy_request_open");
  return id;
}

/** Throws Refusal `not_found`, `already_decided` once it ended. */
async function lockWaiting(tx: Transaction, id: bigint) {
  const request = await store.lockRequest(tx, id);
  if (!request) throw new Refusal("not_found");
  if (request.outcome !== null) throw new Refusal("already_decided");
  return request;
}

type Extended = { memberId: bigint; kind: string; dueOn: string };

/**
 * Takes two months more, counted from the day of the request, and tells the member why. Throws
 * Refusal `not_found`, `already_decided` once it ended or was extended, `extension_late` after the
 * first month.
 */
export async function extendPrivacyRequest(
  act: Act,
  id: bigint,
  ground: PrivacyRequestExtension,
): Promise<Extended> {
  const request = await lockWaiting(act.tx, id);
  const { memberId, kind, receivedAt } = request;
  const at = act.clock.now();
  const refusal = extensionRefusal(request, at);
  if (refusal !== null) throw new Refusal(refusal);
  const timeZone = await zoneOfLimits(act.tx, memberId);
  const due = dueAfter(dateOf(receivedAt, timeZone), EXTENDED_MONTHS, timeZone);
  const by = operatorOf(act).operatorId;
  await store.setExtended(act.tx, id, { ground, by, at, ...due });
  const { dueOn } = due;
  await act.emit("member.privacy_request_extended", { memberId, kind, ground, dueOn });
  return { memberId, kind, dueOn };
}

type Answer =
  | { outcome: "granted"; answer: string }
  | { outcome: "partly" | "refused"; refusedFor: PrivacyRequestRefusal; answer: string };

/**
 * Answers a request for good, and tells the member by a note. Throws Refusal `not_found`,
 * `already_decided` once it ended, `erasure_needed` for an erasure that is granted: `eraseMember`
 * grants it, so that no member is told of an erasure that was not done.
 */
export async function answerPrivacyRequest(
  act: Act,
  id: bigint,
  { answer, ...decision }: Answer,
): Promise<{ memberId: bigint; kind: string }> {
  const { memberId, kind } = await lockWaiting(act.tx, id);
  if (kind === "erasure" && decision.outcome === "granted") throw new Refusal("erasure_needed");
  const ending = { by: operatorOf(act).operatorId, at: act.clock.now() };
  await store.setEnded(act.tx, id, { ...decision, ...ending, answer: sealText(act.tx, answer) });
  await act.emit("member.privacy_request_answered", { memberId, kind });
  return { memberId, kind };
}

/**
 * Throws Refusal `privacy_request_open` while a request of a member waits that an erasure would leave
 * without an answer: any but one for erasure.
 */
export async function assertOnlyErasureWaits(tx: Transaction, memberId: bigint): Promise<void> {
  const waiting = await store.lockWaiting(tx, memberId);
  if (waiting.some(({ kind }) => kind !== "erasure")) throw new Refusal("privacy_request_open");
}

/** Grants a request for erasure that waits, by the erasure itself, and erases the texts of all. */
export async function grantErasure(act: Act, memberId: bigint): Promise<void> {
  const ending = { by: operatorOf(act).operatorId, at: act.clock.now() };
  for (const { id } of await store.lockWaiting(act.tx, memberId))
    await store.setEnded(act.tx, id, { outcome: "granted", ...ending });
  await store.eraseTexts(act.tx, memberId);
}
