import type { Clock } from "#server/kit/clock.ts";
import type { Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { within, type PaymentDesk } from "#server/payments/desk.ts";
import { isDecided } from "#server/payments/requests.ts";
import * as store from "#server/payments/store.ts";

/** How long a request stays in one operator's hands (BO-06). */
const CLAIM_MS = 5 * 60_000;

/** Which request an operator acts on, and how it was when they saw it. */
export type Seen = {
  id: bigint;
  by: bigint;
  /** Absent where the house itself acts, and nobody saw anything. */
  version?: number;
};

/**
 * Locks a request that an operator acts on now. Throws Refusal `not_found`; `stale`, with how it
 * stands, when it changed since they saw it or is decided; `in_other_hands` while a colleague
 * has it, unless `takesOver`.
 */
export async function lockSeen(
  tx: Transaction,
  clock: Clock,
  seen: Seen,
  options: { takesOver?: boolean } = {},
): Promise<store.LockedRequest> {
  const request = await store.lockRequest(tx, seen.id);
  if (!request) throw new Refusal("not_found");
  if (isDecided(request) || (seen.version !== undefined && request.version !== seen.version))
    throw new Refusal("stale", {
      ...operatorOf(request),
      now: {
        status: request.status,
        decision: request.decision,
        heldAt: request.heldAt?.toISOString() ?? null,
      },
    });
  if (!options.takesOver) assertFree(request, seen.by, clock.now());
  return request;
}

const operatorOf = ({ decider, claimant }: store.LockedRequest) => {
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
 * Refuses as `lockSeen`.
 */
export async function takeRequest(
  desk: PaymentDesk,
  seen: Seen & { takesOver?: boolean },
): Promise<store.LockedRequest> {
  const request = await within(desk, async (tx) => {
    const found = await lockSeen(tx, desk.clock, seen, { takesOver: seen.takesOver ?? false });
    await store.markTaken(tx, seen.id, seen.by, new Date(desk.clock.now().getTime() + CLAIM_MS));
    return found;
  });
  desk.changed(request.memberId);
  return request;
}

/** Puts a request back for colleagues; it stays taken for the member. Refuses as `lockSeen`. */
export const releaseRequest = (desk: PaymentDesk, seen: Seen): Promise<store.LockedRequest> =>
  within(desk, async (tx) => {
    const request = await lockSeen(tx, desk.clock, seen);
    await store.markReleased(tx, seen.id);
    return request;
  });

/**
 * Sets a request aside until a question about it is answered (PM-10: the reason is in the audit
 * trail). Refuses as `lockSeen`.
 */
export async function holdRequest(desk: PaymentDesk, seen: Seen): Promise<store.LockedRequest> {
  const request = await within(desk, async (tx) => {
    const found = await lockSeen(tx, desk.clock, seen);
    await store.markHeld(tx, seen.id, seen.by, desk.clock.now());
    return found;
  });
  desk.changed(request.memberId);
  return request;
}
