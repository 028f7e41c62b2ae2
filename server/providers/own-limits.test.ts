import { describe, expect, it } from "vitest";
import { apiErrorOf } from "#server/providers/beexar/outcomes.ts";
import { errorOf as betsyErrorOf } from "#server/providers/betsy/outcomes.ts";
import { caleta, hub88 } from "#server/providers/hub88/dialects.ts";
import { statusOf } from "#server/providers/hub88/outcomes.ts";
import { errorOf as igspErrorOf } from "#server/providers/igsp/outcomes.ts";

/**
 * With its code for a limit, a provider tells the member why the stake was refused, and does not
 * send the stake again.
 */
describe("a stake above the member's own limit", () => {
  it.each(["loss_limit", "stake_limit", "single_limit"] as const)(
    "is refused with each protocol's code for a limit: %s",
    (code) => {
      expect(apiErrorOf[code].code).toBe("105");
      expect(statusOf(hub88, "bet", code)).toBe("RS_ERROR_LIMIT_REACHED");
      expect(statusOf(caleta, "bet", code)).toBe("RS_ERROR_BET_LIMIT_EXCEEDED");
      expect(igspErrorOf[code]).toBe("limit_exceeded");
      expect(betsyErrorOf[code]).toBe(code === "loss_limit" ? "lossLimit" : "stakeLimit");
    },
  );
});
