import * as z from "zod/mini";
import { rowId, writtenLine } from "#contract/fields.ts";
import { act } from "#contract/office/call.ts";

const collisions = ["not_found", "stale"] as const;

export const returnOfficeCalls = {
  "return-statement-line": act({
    summary:
      "Return a transfer that no member is credited with to its sender, as a payment of a payment file; it takes two operators.",
    access: "payments.decide",
    checkedBy: "payments.check",
    fields: {
      id: rowId,
      bankName: writtenLine(1, 40),
      bankNumber: z.string().check(z.trim(), z.regex(/^[0-9][0-9-]{5,29}$/)),
      bankOwner: writtenLine(1, 100),
    },
    sealed: ["bankNumber"],
    output: z.object({ payoutId: z.int() }),
    refusals: [...collisions, "waiting"],
  }),
  "cancel-return": act({
    summary:
      "Cancel the return of a transfer that is in no payment file; the transfer is held again.",
    access: "payments.decide",
    fields: { id: rowId },
    output: z.object({}),
    refusals: collisions,
  }),
};
