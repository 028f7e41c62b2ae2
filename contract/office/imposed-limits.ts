import * as z from "zod/mini";
import { rowId } from "#contract/fields.ts";
import { limitGrounds } from "#contract/limit-kinds.ts";
import { limitAmount, namedLimit, namedLimitOrNone } from "#contract/limits.ts";
import { act } from "#contract/office/call.ts";

/** Amounts are whole won, minutes for the time. `from` is the imposed amount that the operator saw. */
export const imposedLimitCalls = {
  "impose-limit": act({
    summary:
      "Impose a limit on a member, or lower an imposed one. It holds at once beside the member's own, and the member is told since when and why.",
    access: "members.change",
    fields: {
      id: rowId,
      limit: namedLimit,
      from: z.nullable(limitAmount),
      ground: z.enum(limitGrounds),
    },
    output: z.object({}),
    /** `already`: it would not be lower than what is imposed. */
    refusals: ["not_found", "stale", "already"],
  }),
  "loosen-imposed-limit": act({
    summary:
      "Raise an imposed limit, or end it with null; a second operator decides. The member's own limit stays, and the member is told.",
    access: "members.change",
    checkedBy: "members.check",
    fields: { id: rowId, limit: namedLimitOrNone, from: limitAmount },
    output: z.object({}),
    /** `already`: it would not be higher. `break`: nothing is loosened while the member takes a break. */
    refusals: ["not_found", "stale", "already", "break", "waiting"],
  }),
};
