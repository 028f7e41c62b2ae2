import type { OfficeInput } from "#contract/office/calls.ts";
import type { walletOfficeCalls } from "#contract/office/wallet.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { fromWon } from "#server/kit/money.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { adjust, subjectOf, type Adjustment } from "#server/wallet/adjustments/adjustments.ts";
import { memberLedger, type EntryLinks } from "#server/wallet/member-ledger.ts";

export type WalletOfficeOptions = {
  db: Database;
  clock: Clock;
  linksOf: EntryLinks;
  /** Tells the member's open pages that their money moved. */
  changed(memberId: bigint): void;
};

/** The office's calls about members' money. */
export const walletOfficeRoutes = ({
  db,
  clock,
  linksOf,
  changed,
}: WalletOfficeOptions): OfficeHandlersOf<keyof typeof walletOfficeCalls> => ({
  "get-member-entries": (_context, { id, account, before }) =>
    memberLedger(db, linksOf, {
      memberId: BigInt(id),
      account,
      before: before === undefined ? null : BigInt(before),
    }),
  "adjust-balance": {
    needsSecond: async (tx, _context, input) => {
      const { object, before, after } = await subjectOf(tx, adjustmentOf(input));
      const { cause, direction, amount } = input;
      return {
        object,
        before: { cash: before },
        after: { cash: after, cause, direction, amount },
      };
    },
    carryOut: async (tx, { proposalId }, input) => {
      if (proposalId === undefined) throw new Error("a correction was not proposed");
      const adjustment = adjustmentOf(input);
      const { before, after } = await adjust(tx, clock, proposalId, adjustment);
      const { cause, direction, amount } = input;
      return {
        answer: { balance: after },
        act: {
          object: `member:${input.id}`,
          before: { cash: before },
          after: { cash: after, cause, direction, amount },
        },
        afterCommit: () => changed(adjustment.memberId),
      };
    },
  },
});

const adjustmentOf = (input: OfficeInput<"adjust-balance">): Adjustment => ({
  memberId: BigInt(input.id),
  direction: input.direction,
  amount: fromWon(input.amount),
  cause: input.cause,
});
