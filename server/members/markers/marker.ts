import type { MarkerName } from "#contract/office/cases.ts";
import type { ProfileRuleName } from "#contract/office/profile-rules.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { Asked, Found } from "#server/members/markers/store.ts";

export const DAY_MS = 86_400_000;

/** The seven categories of LCCP 3.4.3, requirement 5. */
type Category =
  | "spend"
  | "pattern of spend"
  | "time"
  | "behaviour"
  | "customer-led contact"
  | "use of tools"
  | "account";

/** A sign that play may harm a member. */
export type Marker = {
  name: MarkerName;
  category: Category;
  /** The rule of the jurisdiction that holds its threshold, with its source. */
  rule: Extract<ProfileRuleName, `marker${string}`>;
  /** Whether the threshold is in won, and the value in ledger units. */
  isMoney: boolean;
  overMs: number;
  /** What it adds to the score, of 100. */
  points: number;
  find(db: Queryable, asked: Asked): Promise<Found[]>;
};
