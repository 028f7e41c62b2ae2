import type { statementOfficeCalls } from "#contract/office/statements.ts";
import type { Acts } from "#server/kit/act.ts";
import { toWon } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { isCarriedOut, type OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { assertNoneWaiting } from "#server/operators/proposals/proposals.ts";
import { paymentObject } from "#server/payments/audit-object.ts";
import { findHolder } from "#server/payments/bank-money/store.ts";
import { importStatement, previewStatement } from "#server/payments/statements/import.ts";
import {
  holdLine,
  lineObject,
  lockUnassigned,
  matchLine,
  unmatchLine,
} from "#server/payments/statements/lines.ts";
import { postLine } from "#server/payments/statements/posting.ts";
import { statementLine, statementLines } from "#server/payments/statements/list.ts";
import type { LineRow } from "#server/payments/statements/store.ts";

const stateOf = ({ depositId, state }: LineRow) => ({
  deposit: depositId === null ? null : Number(depositId),
  state,
});

/** The calls about bank statement lines: read, import, match, hold and post. */
export const statementOfficeRoutes = ({
  db,
  clock,
}: Acts): OfficeHandlersOf<keyof typeof statementOfficeCalls> => ({
  "get-statement-lines": ({ operator }, { view, before }) =>
    statementLines(db, clock, operator.operatorId, view, before),
  "get-statement-line": async ({ operator }, { id }) => ({
    line: await statementLine(db, clock, operator.operatorId, BigInt(id)),
  }),
  "preview-statement": async (_, input) => ({ preview: await previewStatement(db, input) }),
  "import-statement": async (act, _context, input) => {
    const { id, added, known, settled } = await importStatement(act, input);
    const { accountId: account, fileName } = input;
    return {
      answer: { added, known, settled },
      audit: {
        object: `statement-import:${id}`,
        before: null,
        after: { account, fileName, added, known, settled },
      },
    };
  },
  "match-statement-line": async (act, _context, { id, depositId }) => {
    const lineId = BigInt(id);
    const before =
      depositId === null
        ? await unmatchLine(act.tx, lineId)
        : await matchLine(act, lineId, BigInt(depositId));
    // The line of a proposal stays assigned until the second operator has decided.
    if (before.depositId !== null)
      await assertNoneWaiting(act.tx, clock, paymentObject(before.depositId));
    return {
      answer: {},
      audit: {
        object: lineObject(lineId),
        before: stateOf(before),
        after: { deposit: depositId, state: "open" },
      },
    };
  },
  "hold-statement-line": async (act, _context, { id, isHeld }) => {
    const before = await holdLine(act, BigInt(id), isHeld);
    return {
      answer: {},
      audit: {
        object: lineObject(before.id),
        before: stateOf(before),
        after: { deposit: null, state: isHeld ? "held" : "open" },
      },
    };
  },
  "post-statement-line": async (act, context, { id, loginId }) => {
    const lineId = BigInt(id);
    const object = lineObject(lineId);
    if (!isCarriedOut(context)) {
      await assertNoneWaiting(act.tx, clock, object);
      const { amount } = await lockUnassigned(act.tx, lineId);
      if (!(await findHolder(act.tx, loginId))) throw new Refusal("not_found");
      return { proposes: { object, after: { state: "posted", loginId, amount: toWon(amount) } } };
    }
    const { line, depositId } = await postLine(act, lineId, loginId);
    const deposit = Number(depositId);
    const after = { deposit, state: "posted", loginId, amount: toWon(line.amount) };
    return { answer: { depositId: deposit }, audit: { object, before: stateOf(line), after } };
  },
});
