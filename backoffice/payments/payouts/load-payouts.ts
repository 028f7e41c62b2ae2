import type { OfficeOutput } from "#contract/office/calls.ts";
import { payoutViews, type PayoutView } from "#contract/office/payouts.ts";
import { numberIn } from "#ui/number-in.ts";
import { actsOn } from "#backoffice/news-about.ts";
import type { OfficeRoute } from "#backoffice/office-route.ts";
import { isAboutRequest } from "#backoffice/payments/load-payments.ts";

export type PayoutsPage = OfficeOutput<"get-payouts"> & { view: PayoutView };

export const loadPayouts: NonNullable<OfficeRoute["load"]> = async (
  call,
  { query },
): Promise<PayoutsPage> => {
  const view = payoutViews.find((each) => each === query.get("view")) ?? "ready";
  const after = numberIn(query.get("after"));
  const answer = await call("get-payouts", { view, after });
  if (answer.status !== "success") throw new Error(`the payouts answered ${answer.status}`);
  return { ...answer, view };
};

/**
 * Whether the screen of payouts must load again after an event: a withdrawal was decided or paid, or
 * an operator acted on a payout or on a payment file.
 */
export const isAboutPayouts: NonNullable<OfficeRoute["isAbout"]> = (news, params) =>
  isAboutRequest("withdrawal")(news, params) || actsOn("payout", "payment-file")(news);
