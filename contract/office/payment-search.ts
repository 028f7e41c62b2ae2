import * as z from "zod/mini";
import { writtenText } from "#contract/fields.ts";
import { read } from "#contract/office/call.ts";

const found = z.object({
  id: z.int(),
  kind: z.enum(["deposit", "withdrawal"]),
  /** Whole won. */
  amount: z.int(),
  member: z.string(),
  reference: z.nullable(z.string()),
});

export const paymentSearchCalls = {
  "find-payments": read({
    summary:
      "The payment with a number, as `28` or `#28`, or the deposits with a reference, in any spelling.",
    access: "payments.read",
    fields: { query: writtenText(40) },
    output: z.object({ payments: z.array(found) }),
    refusals: [],
  }),
};
