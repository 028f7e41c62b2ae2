import type { statementOfficeCalls } from "#contract/office/statements.ts";
import type { Acts } from "#server/kit/act.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { assertNoneWaiting } from "#server/operators/proposals/proposals.ts";
import { paymentObject } from "#server/payments/audit-object.ts";
import { importStatement, previewStatement } from "#server/payments/statements/import.ts";
import {
  ignoreLine,
  lineObject,
  matchLine,
  unmatchLine,
} from "#server/payments/statements/lines.ts";
import { statementLines } from "#server/payments/statements/list.ts";
import type { LineRow } from "#server/payments/statements/store.ts";

const stateOf = ({ depositId, ignoredAt }: LineRow) => ({
  deposit: depositId === null ? null : Number(depositId),
  isIgnored: ignoredAt !== null,
});

/** The calls about bank statement lines: read, import, match and ignore. */
export const statementOfficeRoutes = ({
  db,
  clock,
}: Acts): OfficeHandlersOf<keyof typeof statementOfficeCalls> => ({
  "get-statement-lines": ({ operator }, { view, before }) =>
    statementLines(db, clock, operator.operatorId, view, before),
  "preview-statement": async (_, input) => ({ preview: await previewStatement(db, input) }),
  "import-statement": async (act, { operator }, input) => {
    const { id, added, known } = await importStatement(act.tx, clock, operator.operatorId, input);
    const { accountId: account, fileName } = input;
    return {
      answer: { added, known },
      audit: {
        object: `statement-import:${id}`,
        before: null,
        after: { account, fileName, added, known },
      },
    };
  },
  "match-statement-line": async (act, { operator }, { id, depositId }) => {
    const lineId = BigInt(id);
    const before =
      depositId === null
        ? await unmatchLine(act.tx, lineId)
        : await matchLine(act.tx, operator.operatorId, lineId, BigInt(depositId));
    // The line of a proposal stays assigned until the second operator has decided.
    if (before.depositId !== null)
      await assertNoneWaiting(act.tx, clock, paymentObject(before.depositId));
    return {
      answer: {},
      audit: {
        object: lineObject(lineId),
        before: stateOf(before),
        after: { deposit: depositId, isIgnored: false },
      },
    };
  },
  "ignore-statement-line": async (act, { operator }, { id, isIgnored }) => {
    const before = await ignoreLine(act.tx, clock, operator.operatorId, BigInt(id), isIgnored);
    return {
      answer: {},
      audit: {
        object: lineObject(before.id),
        before: stateOf(before),
        after: { deposit: null, isIgnored },
      },
    };
  },
});
