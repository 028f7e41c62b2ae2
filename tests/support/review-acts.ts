import type { OfficeCallName } from "#contract/office/calls.ts";
import type { AccountToReview } from "#contract/office/reviews.ts";

/** Real input of the acts that record reviews. */
export const reviewActs = (read: <Answer>(name: OfficeCallName) => Promise<Answer>) => ({
  "record-access-review": async () => {
    const { accounts } = await read<{ accounts: AccountToReview[] }>("get-accounts-to-review");
    const seen = accounts.filter(({ mayDecide }) => mayDecide).slice(0, 1);
    const decided = seen.map(({ id, role, accessUntil }) => ({
      id,
      role,
      accessUntil,
      decision: "keep" as const,
    }));
    return { accounts: decided, findings: "The role fits the work." };
  },
  "record-log-review": async () => {
    const { from, until } = await read<{ from: number; until: number }>("get-log-to-review");
    return { from, until, looked: ["audit" as const], findings: "Nothing unusual." };
  },
});
