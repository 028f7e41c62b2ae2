import type { paymentOfficeCalls } from "#contract/office/payments.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Transaction } from "#server/kit/database.ts";
import { toWon } from "#server/kit/money.ts";
import type { Done, OfficeHandlersOf, OperatorContext } from "#server/operators/office-handler.ts";
import { assertNoneWaiting } from "#server/operators/proposals/proposals.ts";
import {
  holdRequest,
  lockSeen,
  releaseRequest,
  takeRequest,
  type Seen,
} from "#server/payments/claims.ts";
import { approveDeposit, refuseDeposit } from "#server/payments/deposits.ts";
import type { PaymentDesk } from "#server/payments/desk.ts";
import { whySecondNow } from "#server/payments/four-eyes/four-eyes.ts";
import { paymentObject } from "#server/payments/audit-object.ts";
import { paymentDetail } from "#server/payments/queue/detail.ts";
import { paymentQueue } from "#server/payments/queue/queue.ts";
import { matchLine } from "#server/payments/statements/lines.ts";
import type { LockedRequest } from "#server/payments/store.ts";
import { approveWithdrawal, refuseWithdrawal } from "#server/payments/withdrawals.ts";

type SeenInput = { id: number; version: number };

/** The desk inside an act's transaction; members are told once it is committed. */
function actingDesk(desk: PaymentDesk, open: Transaction) {
  const members: bigint[] = [];
  return {
    acting: { ...desk, open, changed: (memberId: bigint) => void members.push(memberId) },
    afterCommit: () => members.forEach(desk.changed),
  };
}

/** Carrying a proposal out, nobody looks at a version: the request was locked to it meanwhile. */
const seenBy = (context: OperatorContext, { id, version }: SeenInput): Seen => ({
  id: BigInt(id),
  by: context.operator.operatorId,
  ...(context.proposalId === undefined && { version }),
});

const approvedWith = ({ statementLine }: { statementLine?: number | undefined }) => ({
  status: "done",
  decision: "approved",
  ...(statementLine !== undefined && { statementLine }),
});

/** The bank's line belongs to the request from here on, also while a second operator is to decide. */
const keepLine = async (
  tx: Transaction,
  by: bigint,
  { id, statementLine }: { id: number; statementLine?: number | undefined },
): Promise<void> => {
  if (statementLine !== undefined) await matchLine(tx, by, BigInt(statementLine), BigInt(id));
};

/** An act on one request, with its two sides in the audit trail. */
const done = (
  before: LockedRequest,
  after: Record<string, string | number | null>,
  afterCommit: () => void,
): Done<Record<string, never>> => ({
  answer: {},
  act: {
    object: paymentObject(before.id),
    before: {
      status: before.status,
      claimedBy: before.claimant,
      heldAt: before.heldAt?.toISOString() ?? null,
    },
    after: { ...after, kind: before.kind, amount: toWon(before.amount) },
  },
  afterCommit,
});

/** While a second operator is to decide, only they touch the request. */
const unproposed = (clock: Clock) => (tx: Transaction, context: OperatorContext, id: number) =>
  context.proposalId === undefined
    ? assertNoneWaiting(tx, clock, paymentObject(BigInt(id)))
    : undefined;

export const paymentOfficeRoutes = (
  desk: PaymentDesk,
): OfficeHandlersOf<keyof typeof paymentOfficeCalls> => {
  const { db, clock } = desk;
  const assertUnproposed = unproposed(clock);

  return {
    "get-payment-queue": ({ operator }, { kind, filter }) =>
      paymentQueue(db, clock, operator.operatorId, kind, filter),
    "get-payment": async ({ operator }, { id }) => ({
      request: await paymentDetail(db, clock, operator, BigInt(id)),
    }),
    "claim-payment": async (tx, context, input) => {
      const { acting, afterCommit } = actingDesk(desk, tx);
      await assertUnproposed(tx, context, input.id);
      const before = await takeRequest(acting, {
        ...seenBy(context, input),
        takesOver: input.takeOver ?? false,
      });
      return done(before, { status: "taken", claimedBy: context.operator.name }, afterCommit);
    },
    "release-payment": async (tx, context, input) => {
      const { acting, afterCommit } = actingDesk(desk, tx);
      const before = await releaseRequest(acting, seenBy(context, input));
      return done(before, { status: before.status, claimedBy: null }, afterCommit);
    },
    "hold-payment": async (tx, context, input) => {
      const { acting, afterCommit } = actingDesk(desk, tx);
      await assertUnproposed(tx, context, input.id);
      const before = await holdRequest(acting, seenBy(context, input));
      return done(before, { status: "taken", heldAt: clock.now().toISOString() }, afterCommit);
    },
    "approve-payment": {
      needsSecond: async (tx, context, input) => {
        await assertUnproposed(tx, context, input.id);
        const seen = seenBy(context, input);
        const request = await lockSeen(tx, clock, seen);
        const why = await whySecondNow(tx, clock, seen.by, request, input.statementLine);
        if (why === null) return null;
        // It must not expire or be withdrawn by the member while it waits for a second operator.
        await takeRequest(actingDesk(desk, tx).acting, { id: seen.id, by: seen.by });
        await keepLine(tx, seen.by, input);
        return { object: paymentObject(seen.id), after: { second: why } };
      },
      carryOut: async (tx, context, input) => {
        const { acting, afterCommit } = actingDesk(desk, tx);
        const seen = seenBy(context, input);
        const before = await lockSeen(tx, clock, seen);
        const { checkerId } = context;
        const decision = { requestId: before.id, by: seen.by, ...(checkerId && { checkerId }) };
        await keepLine(tx, seen.by, input);
        await (before.kind === "deposit" ? approveDeposit : approveWithdrawal)(acting, decision);
        return done(before, approvedWith(input), afterCommit);
      },
    },
    "refuse-payment": async (tx, context, input) => {
      const { acting, afterCommit } = actingDesk(desk, tx);
      await assertUnproposed(tx, context, input.id);
      const seen = seenBy(context, input);
      const before = await lockSeen(tx, clock, seen);
      const decision = { requestId: before.id, by: seen.by, memo: input.memo };
      await (before.kind === "deposit" ? refuseDeposit : refuseWithdrawal)(acting, decision);
      const after = { status: "cancelled", decision: "refused", memo: input.memo };
      return done(before, after, afterCommit);
    },
  };
};
