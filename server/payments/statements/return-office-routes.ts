import type { returnOfficeCalls } from "#contract/office/returns.ts";
import type { Acts } from "#server/kit/act.ts";
import { toWon } from "#server/kit/money.ts";
import { isCarriedOut, type OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { assertNoneWaiting } from "#server/operators/proposals/proposals.ts";
import { cancelReturn, payoutObject } from "#server/payments/payouts/payouts.ts";
import { lineObject, lockUnassigned } from "#server/payments/statements/lines.ts";
import { beginReturn } from "#server/payments/statements/returning.ts";

/** The calls about transfers that go back to their senders. */
export const returnOfficeRoutes = ({
  clock,
}: Acts): OfficeHandlersOf<keyof typeof returnOfficeCalls> => ({
  "return-statement-line": async (act, context, { id, bankName, bankNumber, bankOwner }) => {
    const lineId = BigInt(id);
    const object = lineObject(lineId);
    const facts = { state: "returning", bankName, bankOwner };
    if (!isCarriedOut(context)) {
      await assertNoneWaiting(act.tx, clock, object);
      const { amount } = await lockUnassigned(act.tx, lineId);
      return { proposes: { object, after: { ...facts, amount: toWon(amount) } } };
    }
    const receiver = { bankName, bankNumber, bankOwner };
    const { line, payoutId } = await beginReturn(act, lineId, receiver);
    const after = { ...facts, amount: toWon(line.amount) };
    return {
      answer: { payoutId: Number(payoutId) },
      audit: { object, before: { state: line.state }, after },
    };
  },
  "cancel-return": async (act, _context, { id }) => {
    const { amount } = await cancelReturn(act, BigInt(id));
    return {
      answer: {},
      audit: {
        object: payoutObject(BigInt(id)),
        before: { state: "ready" },
        after: { state: "cancelled", amount: toWon(amount) },
      },
    };
  },
});
