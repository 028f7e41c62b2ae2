import type { OfficeInput } from "#contract/office/calls.ts";
import type { paymentOfficeCalls } from "#contract/office/payments.ts";
import type { Act, Acts } from "#server/kit/act.ts";
import { fromWon, toWon } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import {
  isCarriedOut,
  type Done,
  type OfficeHandlersOf,
  type OperatorContext,
} from "#server/operators/office-handler.ts";
import { assertNoneWaiting } from "#server/operators/proposals/proposals.ts";
import {
  holdRequest,
  lockSeen,
  markTaken,
  releaseRequest,
  takeRequest,
  type Seen,
} from "#server/payments/claims.ts";
import { decide } from "#server/payments/decisions.ts";
import { whySecondNow } from "#server/payments/four-eyes/four-eyes.ts";
import { paymentObject } from "#server/payments/audit-object.ts";
import { paymentDetail } from "#server/payments/queue/detail.ts";
import { paymentQueue } from "#server/payments/queue/queue.ts";
import { matchLocked } from "#server/payments/statements/lines.ts";
import { lockLineOf } from "#server/payments/statements/store.ts";
import type { LockedRequest } from "#server/payments/store.ts";
import { assertUnsuspected } from "#server/payments/suspicions/suspicions.ts";

type SeenInput = { id: number; version: number };

/** A proposal that is carried out has no version to compare: the request was locked meanwhile. */
const seenBy = (context: OperatorContext, { id, version }: SeenInput): Seen => ({
  id: BigInt(id),
  ...(!isCarriedOut(context) && { version }),
});

const approvedWith = (
  { statementLine, amount }: OfficeInput<"approve-payment">,
  asked: LockedRequest,
) => ({
  status: "done",
  decision: "approved",
  ...(statementLine !== undefined && { statementLine }),
  ...(amount !== undefined && { asked: toWon(asked.amount) }),
});

/**
 * Assigns the bank statement line to the request, also while a second operator is to decide.
 * Answers the request with the amount that is credited, which the operator must have seen: throws
 * Refusal `amount_outside_limits`.
 */
const keepLine = async (
  act: Act,
  request: LockedRequest,
  { statementLine, amount }: OfficeInput<"approve-payment">,
): Promise<LockedRequest> => {
  const came = amount === undefined ? undefined : fromWon(amount);
  if (statementLine !== undefined) {
    if (request.kind !== "deposit") throw new Refusal("not_found");
    await matchLocked(act, BigInt(statementLine), request, came);
  }
  if (request.kind !== "deposit") return request;
  const line = await lockLineOf(act.tx, request.id);
  const credited = line?.amount ?? request.amount;
  if ((came ?? request.amount) !== credited) throw new Refusal("amount_outside_limits");
  return { ...request, amount: credited };
};

/** An act on one request, with the states before and after for the audit trail. */
const done = (
  before: LockedRequest,
  after: Record<string, string | number | null>,
): Done<Record<string, never>> => ({
  answer: {},
  audit: {
    object: paymentObject(before.id),
    before: {
      status: before.status,
      claimedBy: before.claimant,
      heldAt: before.heldAt?.toISOString() ?? null,
    },
    after: { ...after, kind: before.kind, amount: toWon(before.amount) },
  },
});

/** While a proposal waits, only its second operator may act on the request. */
const assertUnproposed = async (act: Act, context: OperatorContext, id: number): Promise<void> => {
  if (!isCarriedOut(context)) await assertNoneWaiting(act.tx, act.clock, paymentObject(BigInt(id)));
};

export const paymentOfficeRoutes = ({
  db,
  clock,
}: Acts): OfficeHandlersOf<keyof typeof paymentOfficeCalls> => ({
  "get-payment-queue": ({ operator }, { kind, filter }) =>
    paymentQueue(db, clock, operator.operatorId, kind, filter),
  "get-payment": async ({ operator }, { id }) => ({
    request: await paymentDetail(db, clock, operator, BigInt(id)),
  }),
  "claim-payment": async (act, context, input) => {
    await assertUnproposed(act, context, input.id);
    const before = await takeRequest(act, seenBy(context, input), input.takeOver ?? false);
    return done(before, { status: "taken", claimedBy: context.operator.name });
  },
  "release-payment": async (act, context, input) => {
    const before = await releaseRequest(act, seenBy(context, input));
    return done(before, { status: before.status, claimedBy: null });
  },
  "hold-payment": async (act, context, input) => {
    await assertUnproposed(act, context, input.id);
    const before = await holdRequest(act, seenBy(context, input));
    return done(before, { status: "taken", heldAt: clock.now().toISOString() });
  },
  "approve-payment": async (act, context, input) => {
    await assertUnproposed(act, context, input.id);
    const request = await lockSeen(act, seenBy(context, input));
    const credited = await keepLine(act, request, input);
    if (!isCarriedOut(context)) {
      const why = await whySecondNow(act, credited);
      // Claimed, so that it cannot expire or be withdrawn while it waits for a second operator.
      if (why !== null) {
        if (request.kind === "withdrawal") await assertUnsuspected(act.tx, [request.memberId]);
        await markTaken(act, request);
        return { proposes: { object: paymentObject(request.id), after: { second: why } } };
      }
    }
    await decide(act, request, "approved");
    return done(credited, approvedWith(input, request));
  },
  "refuse-payment": async (act, context, input) => {
    await assertUnproposed(act, context, input.id);
    const request = await lockSeen(act, seenBy(context, input));
    await decide(act, request, "refused", input.memo);
    return done(request, { status: "cancelled", decision: "refused", memo: input.memo });
  },
});
