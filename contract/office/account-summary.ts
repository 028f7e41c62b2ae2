import * as z from "zod/mini";
import { fileLines } from "#contract/call.ts";
import { day, rowId } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";
import { amount, origin } from "#contract/office/reports.ts";
import { memberByLoginId } from "#contract/office/shown-member.ts";

/** What members own: three accounts, and their money at providers that keep it or on the way there. */
export const summaryWallets = ["cash", "hold", "comp", "games"] as const;
export type SummaryWallet = (typeof summaryWallets)[number];

/** The columns between the opening and the closing balance; what leaves a wallet is negative. */
export const summaryColumns = [
  "deposits",
  "bonuses",
  "toGames",
  "fromGames",
  "wagers",
  "wins",
  "gameResults",
  "withdrawals",
  "betweenWallets",
  "adjustments",
] as const;
export type SummaryColumn = (typeof summaryColumns)[number];

const columns = Object.fromEntries(summaryColumns.map((name) => [name, amount])) as Record<
  SummaryColumn,
  typeof amount
>;
const cells = {
  opening: amount,
  ...columns,
  closing: amount,
  /** Opening balance and columns less the closing balance: anything but 0 is a fault. */
  difference: amount,
};
const line = z.object(cells);
export type SummaryLine = z.infer<typeof line>;
const wallets = z.array(z.object({ wallet: z.enum(summaryWallets), ...cells }));

const member = z.object({ id: z.int(), loginId: z.string(), wallets, total: line });
export type MemberSummary = z.infer<typeof member>;

/** Of the member with this sign-in id alone. */
const ofMember = { day, loginId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))) };

export const accountSummaryCalls = {
  "get-account-summary": read({
    summary:
      "What members owned when a day began, what moved it, and what they owned at its end, by wallet and in total.",
    access: "reports.read",
    mayBeLate: true,
    fields: { day },
    output: z.object({ origin, wallets, total: line }),
    refusals: [],
  }),
  "get-member-summaries": read({
    summary: "The same of fifty members, in the order in which they registered.",
    access: "reports.read",
    mayBeLate: true,
    shows: memberByLoginId("ledger"),
    fields: { ...ofMember, after: z.optional(rowId) },
    output: z.object({ rows: z.array(member), next: z.nullable(z.int()) }),
    refusals: [],
  }),
  "export-account-summary": read({
    summary: "The summary of a day as a file, without members.",
    access: "reports.read",
    mayBeLate: true,
    fields: { day },
    file: "accounts.csv",
    output: fileLines,
    refusals: [],
  }),
  "export-member-summaries": act({
    summary: "The summary of a day for each member as a file, at most 100,000 lines.",
    access: "lists.export",
    mayBeLate: true,
    fields: ofMember,
    file: "member-accounts.csv",
    output: fileLines,
    refusals: [],
  }),
};
