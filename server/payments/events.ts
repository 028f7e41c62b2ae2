import type { Happening } from "#server/kit/act.ts";
import type { Money } from "#server/kit/money.ts";

type OfRequest = Happening & { requestId: bigint; kind: "deposit" | "withdrawal" };

declare module "#server/kit/act.ts" {
  interface Events {
    "payment.asked": OfRequest;
    /** It got its receiving account and reference after the request. */
    "payment.referenced": OfRequest;
    /** An operator claimed it. */
    "payment.taken": OfRequest;
    /** An operator released it to colleagues. */
    "payment.released": OfRequest;
    /** An operator put it on hold. */
    "payment.held": OfRequest;
    "payment.decided": OfRequest & {
      decision: "approved" | "refused";
      amount: Money;
      /** The operator's message to the member, as plain text. */
      memo?: string;
    };
    /** The member withdrew their own request. */
    "payment.withdrawn": OfRequest;
    /** It waited too long. */
    "payment.expired": OfRequest;
    /** The member removed a decided request from their list. */
    "payment.hidden": OfRequest;
  }
}
