import { operatorOf, type Act } from "#server/kit/act.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { isDecided } from "#server/payments/requests.ts";
import * as store from "#server/payments/store.ts";

/** How long an operator's claim lasts. */
const CLAIM_MS = 5 * 60_000;

/** The request that an operator acts on, and the version that they saw. */
export type Seen = {
  id: bigint;
  /**
   * Absent when a second operator carries out a proposal, because the request was locked meanwhile.
   */
  version?: number;
};

/**
 * Locks a request that an operator acts on. Throws Refusal `not_found`, also for a request of
 * another kind; `stale`, with the present state, when it was changed or decided since they saw it,
 * and `already_decided` in that case without a version; `in_other_hands` while a colleague has
 * claimed it, unless `takesOver`.
 */
export async function lockSeen(
  act: Act,
  seen: Seen,
  options: { takesOver?: boolean; kind?: store.RequestKind } = {},
): Promise<store.LockedRequest> {
  const request = await store.lockRequest(act.tx, seen.id);
  if (!request || (options.kind ?? request.kind) !== request.kind) throw new Refusal("not_found");
  if (seen.version === undefined && isDecided(request)) throw new Refusal("already_decided");
  if (seen.version !== undefined && (isDecided(request) || request.version !== seen.version))
    throw new Refusal("stale", {
      ...lastOperatorOf(request),
      now: {
        status: request.status,
        decision: request.decision,
        heldAt: request.heldAt?.toISOString() ?? null,
      },
    });
  if (!options.takesOver) assertFree(request, operatorOf(act).operatorId, act.clock.now());
  return request;
}

const lastOperatorOf = ({ decider, claimant }: store.LockedRequest) => {
  const operator = decider ?? claimant;
  return operator === null ? {} : { operator };
};

function assertFree(request: store.LockedRequest, by: bigint, now: Date): void {
  const { claimedBy, claimant, claimEndsAt } = request;
  if (claimedBy === null || claimedBy === by || claimEndsAt === null || claimEndsAt <= now) return;
  throw new Refusal("in_other_hands", {
    ...(claimant !== null && { operator: claimant }),
    until: claimEndsAt.toISOString(),
  });
}

/**
 * Claims a request for five minutes: it no longer expires, the member can no longer withdraw it,
 * and a hold ends. Claiming it again restarts the five minutes. Throws the refusals of `lockSeen`;
 * answers the state before.
 */
export async function takeRequest(
  act: Act,
  seen: Seen,
  takesOver = false,
): Promise<store.LockedRequest> {
  const request = await lockSeen(act, seen, { takesOver });
  await markTaken(act, request);
  return request;
}

/** Claims a request that is already locked. */
export async function markTaken(act: Act, request: store.LockedRequest): Promise<void> {
  const until = new Date(act.clock.now().getTime() + CLAIM_MS);
  await store.markTaken(act.tx, request.id, operatorOf(act).operatorId, until);
  await act.emit("payment.taken", happeningOf(request));
}

/**
 * Releases a request to colleagues; for the member it stays claimed. Throws the refusals of
 * `lockSeen`.
 */
export async function releaseRequest(act: Act, seen: Seen): Promise<store.LockedRequest> {
  const request = await lockSeen(act, seen);
  await store.markReleased(act.tx, seen.id);
  await act.emit("payment.released", happeningOf(request));
  return request;
}

/**
 * Puts a request on hold until a question about it is answered; the reason is in the audit trail.
 * Throws the refusals of `lockSeen`.
 */
export async function holdRequest(act: Act, seen: Seen): Promise<store.LockedRequest> {
  const request = await lockSeen(act, seen);
  await store.markHeld(act.tx, seen.id, operatorOf(act).operatorId, act.clock.now());
  await act.emit("payment.held", happeningOf(request));
  return request;
}

/** The payload that all events about a request share. */
export const happeningOf = ({
  memberId,
  id,
  kind,
}: Pick<store.LockedRequest, "memberId" | "id" | "kind">) => ({ memberId, requestId: id, kind });
