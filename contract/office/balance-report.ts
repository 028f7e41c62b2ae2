import * as z from "zod/mini";
import { fileLines } from "#contract/call.ts";
import { day } from "#contract/fields.ts";
import { read } from "#contract/office/call.ts";
import { amount, origin } from "#contract/office/reports.ts";

/** Days in the installation's time zone, both included. */
const period = { from: day, until: day };
const balance = { opening: amount, change: amount, closing: amount };

const account = z.object({
  /** `cash`, `comp` and `hold` of all members, or a kind of house account; each provider has its own. */
  account: z.string(),
  /** The provider's code; null for other accounts. */
  provider: z.nullable(z.string()),
  /** The provider's name in Korean and English; null for other accounts. */
  name: z.nullable(z.object({ ko: z.string(), en: z.string() })),
  ...balance,
  movements: z.array(z.object({ movement: z.string(), amount })),
});
export type AccountBalance = z.infer<typeof account>;

export const balanceReportCalls = {
  "get-balance-report": read({
    summary:
      "Opening balance, movements and closing balance of members' and house accounts, signed as in the ledger.",
    access: "reports.read",
    mayBeLate: true,
    fields: period,
    output: z.object({
      origin,
      accounts: z.array(account),
      /** What is owed to members: cash, comp and money on hold, without test accounts. */
      liability: z.object(balance),
      /** What test accounts hold: money of the house, which is in no other line. */
      testAccounts: z.object(balance),
      /**
       * Members' stored balances less all their entries, as the worker compared them last, every ten
       * minutes; anything but 0 is a fault.
       */
      unexplained: z.object({ amount, comparedAt: z.string() }),
      /** What dormant accounts are owed at `comparedAt`, and how many are owed something. */
      dormant: z.object({ accounts: z.int(), amount }),
    }),
    refusals: ["limit"],
  }),
  "export-balance-report": read({
    summary: "The report of balances as a file.",
    access: "reports.read",
    mayBeLate: true,
    fields: period,
    file: "balances.csv",
    output: fileLines,
    refusals: ["limit"],
  }),
};
