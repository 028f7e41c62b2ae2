import type { OfficeInput } from "#contract/office/calls.ts";
import type { walletOfficeCalls } from "#contract/office/wallet.ts";
import type { Database } from "#server/kit/database.ts";
import type { FileOrigin } from "#server/kit/list-file.ts";
import { fromWon } from "#server/kit/money.ts";
import { assertExists, objectOf } from "#server/members/administration/member-facts.ts";
import { exported } from "#server/operators/exported.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";
import {
  adjust,
  foreseeAdjustment,
  type Adjustment,
} from "#server/wallet/adjustments/adjustments.ts";
import { foreseeFunding, fund } from "#server/wallet/test-fundings/fundings.ts";
import { ledgerFile } from "#server/wallet/ledger-file.ts";
import { memberLedger, type EntryLinks } from "#server/wallet/member-ledger.ts";

export type WalletOfficeOptions = {
  db: Database;
  linksOf: EntryLinks;
};

/** The office's calls about members' money. */
export function walletOfficeRoutes({
  db,
  linksOf,
}: WalletOfficeOptions): OfficeHandlersOf<keyof typeof walletOfficeCalls> {
  /** The entries are read while they are sent, after the audit row of the export is committed. */
  const linesOf = (of: Parameters<typeof ledgerFile>[2], origin: FileOrigin) =>
    ledgerFile(db, linksOf, of, origin);
  return {
    "get-member-entries": (_context, { id, account, before }) =>
      memberLedger(db, linksOf, {
        memberId: BigInt(id),
        account,
        before: before === undefined ? null : BigInt(before),
      }),
    "export-member-entries": async (act, { operator: { name } }, { id, account }) => {
      const memberId = BigInt(id);
      await assertExists(act.tx, memberId);
      const origin = { by: name, at: act.clock.now(), filter: { id, account } };
      const lines = linesOf({ memberId, account }, origin);
      return exported(objectOf(memberId), { account }, lines);
    },
    "adjust-balance": async (act, { proposalId }, input) => {
      const { cause, direction, amount } = input;
      const adjustment = adjustmentOf(input);
      const sides = ({ before, after }: { before: number; after: number }) => ({
        object: objectOf(adjustment.memberId),
        before: { cash: before },
        after: { cash: after, cause, direction, amount },
      });
      if (proposalId === undefined)
        return { proposes: sides(await foreseeAdjustment(act.tx, adjustment)) };
      const adjusted = await adjust(act, proposalId, adjustment);
      return { answer: { balance: adjusted.after }, audit: sides(adjusted) };
    },
    "fund-test-account": async (act, { proposalId }, { id, amount }) => {
      const funding = { memberId: BigInt(id), amount: fromWon(amount) };
      const sides = ({ before, after }: { before: number; after: number }) => ({
        object: objectOf(funding.memberId),
        before: { cash: before },
        after: { cash: after, amount },
      });
      if (proposalId === undefined)
        return { proposes: sides(await foreseeFunding(act.tx, act.clock, funding)) };
      const funded = await fund(act, proposalId, funding);
      return { answer: { balance: funded.after }, audit: sides(funded) };
    },
  };
}

const adjustmentOf = (input: OfficeInput<"adjust-balance">): Adjustment => ({
  memberId: BigInt(input.id),
  direction: input.direction,
  amount: fromWon(input.amount),
  cause: input.cause,
});
