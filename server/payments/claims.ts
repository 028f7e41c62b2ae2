import { operatorOf, type Act } from "#server/kit/act.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { isDecided } from "#server/payments/requests.ts";
import * as store from "#server/payments/store.ts";

/** How long a request stays in one operator's hands. */
const CLAIM_MS = 5 * 60_000;

/** Which request an operator acts on, and how it was when they saw it. */
export type Seen = {
  id: bigint;
  /** Absent where a second operator carries out what the first saw: it was locked meanwhile. */
  version?: number;
};

/**
 * Locks a request that the operator acts on now. Throws Refusal `not_found`, also for another
 * than the expected kind; `stale`, with how it is now, when it changed since they saw it or is
 * decided, and `already_decided` for that where no version was seen; `in_other_hands` while a
 * colleague has it, unless `takesOver`.
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
 * An operator takes a request in hand for five minutes: it no longer expires, the member can no
 * longer withdraw it, and a hold ends. Taking one's own again starts the five minutes over.
 * Refuses as `lockSeen`; answers how it was.
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

/** The same for a request that is locked already. */
export async function markTaken(act: Act, request: store.LockedRequest): Promise<void> {
  const until = new Date(act.clock.now().getTime() + CLAIM_MS);
  await store.markTaken(act.tx, request.id, operatorOf(act).operatorId, until);
  await act.emit("payment.taken", happeningOf(request));
}

/** Puts a request back for colleagues; it stays taken for the member. Refuses as `lockSeen`. */
export async function releaseRequest(act: Act, seen: Seen): Promise<store.LockedRequest> {
  const request = await lockSeen(act, seen);
  await store.markReleased(act.tx, seen.id);
  await act.emit("payment.released", happeningOf(request));
  return request;
}

/**
 * Sets a request aside until a question about it is answered (the reason is in the audit
 * trail). Refuses as `lockSeen`.
 */
export async function holdRequest(act: Act, seen: Seen): Promise<store.LockedRequest> {
  const request = await lockSeen(act, seen);
  await store.markHeld(act.tx, seen.id, operatorOf(act).operatorId, act.clock.now());
  await act.emit("payment.held", happeningOf(request));
  return request;
}

/** What is said of every event about a request. */
export const happeningOf = ({
  memberId,
  id,
  kind,
}: Pick<store.LockedRequest, "memberId" | "id" | "kind">) => ({ memberId, requestId: id, kind });
