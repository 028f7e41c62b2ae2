import type { Happening } from "#server/kit/act.ts";
import type { Money } from "#server/kit/money.ts";

type OfRequest = Happening & { requestId: bigint; kind: "deposit" | "withdrawal" };

declare module "#server/kit/act.ts" {
  interface Events {
    "payment.asked": OfRequest;
    /** An operator has it in hand. */
    "payment.taken": OfRequest;
    /** An operator put it back for colleagues. */
    "payment.released": OfRequest;
    /** It waits for an answer to a question about it. */
    "payment.held": OfRequest;
    "payment.decided": OfRequest & {
      decision: "approved" | "refused";
      amount: Money;
      /** What the operator writes to the member, as plain text. */
      memo?: string;
    };
    /** The member took their own request back. */
    "payment.withdrawn": OfRequest;
    /** It waited for too long. */
    "payment.expired": OfRequest;
    /** The member took a decided request off their list. */
    "payment.hidden": OfRequest;
  }
}
