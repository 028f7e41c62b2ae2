import type { LineTrouble } from "#contract/office/statements.ts";
import type { Happening } from "#server/kit/act.ts";
import type { Money } from "#server/kit/money.ts";

type OfRequest = Happening & { requestId: bigint; kind: "deposit" | "withdrawal" };

declare module "#server/kit/act.ts" {
  interface Events {
    "payment.asked": OfRequest;
    /** It got its receiving account and reference after the request. */
    "payment.referenced": OfRequest;
    /** The account that the member was told was changed or switched off; the deposit, if asked. */
    "payment.account_changed": Happening & { requestId: bigint | null };
    /** An operator claimed it. */
    "payment.taken": OfRequest;
    /** An operator released it to colleagues. */
    "payment.released": OfRequest;
    /** An operator put it on hold. */
    "payment.held": OfRequest;
    "payment.decided": OfRequest & {
      decision: "approved" | "refused";
      /** What was credited or paid; for a deposit it can differ from what was asked. */
      amount: Money;
      /** What the member asked for, where another amount came. */
      asked?: Money;
      /** A transfer that no open deposit waited for, and what was wrong with it. */
      posted?: { trouble: LineTrouble | null };
      /** The operator's message to the member, as plain text. */
      memo?: string;
    };
    /** A transfer with the member's reference is held, and what is wrong with it. */
    "payment.line_held": Happening & { amount: Money; trouble: LineTrouble | null };
    /** A transfer with the member's reference goes back to its sender, did, or is held again. */
    "payment.line_returned": Happening & {
      amount: Money;
      trouble: LineTrouble | null;
      outcome: "returning" | "returned" | "return_failed" | "return_cancelled";
    };
    /** A payment file with the approved withdrawal was given to the bank. */
    "payment.paying": OfRequest;
    /** The bank paid an approved withdrawal, refused it, or sent it back. */
    "payment.paid_out": OfRequest & {
      outcome: "settled" | "failed" | "returned";
      amount: Money;
    };
    /** The member withdrew their own request. */
    "payment.withdrawn": OfRequest;
    /** It waited too long. */
    "payment.expired": OfRequest;
    /** The member removed a decided request from their list. */
    "payment.hidden": OfRequest;
  }
}
