import * as z from "zod/mini";
import { fileLines } from "#contract/call.ts";
import { rowId } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";
import { memberById } from "#contract/office/shown-member.ts";
import { compRule } from "#contract/wallet.ts";

export const accountKinds = ["cash", "comp", "hold"] as const;
export type AccountName = (typeof accountKinds)[number];

/** Why staff correct a member's cash: causes that give, and causes that take. */
export const adjustmentCauses = {
  give: ["missing_deposit", "game_fault", "goodwill"],
  take: ["wrong_deposit", "paid_twice", "game_fault", "chargeback"],
} as const;
export const allCauses = [
  "missing_deposit",
  "wrong_deposit",
  "game_fault",
  "paid_twice",
  "goodwill",
  "chargeback",
] as const;
export type AdjustmentCause = (typeof allCauses)[number];

/** The ledger's names of movements. */
const movementNames = [
  "bet",
  "win",
  "bet_rollback",
  "win_rollback",
  "play_money_grant",
  "comp_grant",
  "deposit",
  "hold_from_cash",
  "hold_set_aside",
  "hold_lifted",
  "hold_returned",
  "withdrawal_returned",
  "withdrawal",
  "comp_converted",
  "comp_paid",
  "comp_earned",
  "comp_taken_back",
  "bet_refund",
  "transfer_sent",
  "transfer_returned",
  "transfer_received",
  "adjustment_given",
  "adjustment_taken",
  "test_funding",
] as const;

export const ledgerLine = z.object({
  /** The entry id: account-number. */
  id: z.string(),
  at: z.string(),
  movement: z.enum(movementNames),
  /** Exact won as a decimal string, negative when it was taken; and the balance after it. */
  delta: z.string(),
  balance: z.string(),
  /** The round that it began, or whose stakes earned it. */
  round: z.nullable(z.string()),
  /** Of comp that was earned or taken back: in how many rounds, and its rule if versions were counted. */
  comp: z.nullable(z.object({ rounds: z.int(), rule: z.nullable(compRule) })),
  /** The deposit or withdrawal that it belongs to. */
  request: z.nullable(z.object({ kind: z.enum(["deposit", "withdrawal"]), id: z.int() })),
  /** The cause of a correction by staff. */
  cause: z.nullable(z.enum(allCauses)),
});
export type LedgerLine = z.infer<typeof ledgerLine>;

export const walletOfficeCalls = {
  "get-member-entries": read({
    summary: "The entries of one of a member's accounts, newest first, fifty at a time.",
    access: "wallet.read",
    shows: memberById("ledger"),
    fields: {
      id: rowId,
      account: z.enum(accountKinds),
      /** Answers entries with smaller numbers; the newest when absent. */
      before: z.optional(rowId),
    },
    output: z.object({ entries: z.array(ledgerLine), next: z.nullable(z.int()) }),
    refusals: ["not_found"],
  }),
  "export-member-entries": act({
    summary: "The entries of one of a member's accounts as a file, the newest 100,000.",
    access: "lists.export",
    mayBeLate: true,
    fields: { id: rowId, account: z.enum(accountKinds) },
    file: "ledger-entries.csv",
    output: fileLines,
    refusals: ["not_found"],
  }),
  "adjust-balance": act({
    summary: "Give cash to a member or take it, for a listed cause; a second operator decides.",
    access: "wallet.adjust",
    checkedBy: "wallet.check",
    fields: {
      id: rowId,
      direction: z.enum(["give", "take"]),
      /** Whole won. */
      amount: z.int().check(z.minimum(1), z.maximum(10_000_000_000)),
      cause: z.enum(allCauses),
    },
    output: z.object({ balance: z.int() }),
    refusals: ["not_found", "waiting", "balance", "closed", "test_account"],
  }),
  "fund-test-account": act({
    summary:
      "Give money of the house to a test account, up to what one is given in all and all in a day; a second operator decides.",
    access: "wallet.adjust",
    checkedBy: "wallet.check",
    fields: {
      id: rowId,
      /** Whole won. */
      amount: z.int().check(z.minimum(1), z.maximum(10_000_000_000)),
    },
    output: z.object({ balance: z.int() }),
    refusals: ["not_found", "waiting", "closed", "test_account", "test_cap"],
  }),
};
