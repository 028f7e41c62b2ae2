import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import { significantKinds } from "#contract/office/significant-events.ts";
import type { OfficeRoute } from "#backoffice/office-route.ts";
import { dayAgo, periodIn } from "#backoffice/reports/load-reports.ts";

/** The default period: the last thirty days. */
const USUAL_DAYS = 30;

export type SignificantPage = {
  asked: Omit<OfficeInput<"get-significant-events">, "after">;
  /** The day of the installation's time zone on which the page was loaded. */
  today: string;
  /** Null when the period is not available. */
  report: OfficeOutput<"get-significant-events"> | null;
};

export const loadSignificant: NonNullable<OfficeRoute["load"]> = async (
  call,
  { query, timeZone },
): Promise<SignificantPage> => {
  const kind = significantKinds.find((each) => each === query.get("kind"));
  const asked = {
    ...periodIn(query, timeZone, USUAL_DAYS),
    ...(kind && { kind }),
  };
  const after = query.get("after");
  const report = await call("get-significant-events", {
    ...asked,
    ...(after !== null && { after }),
  });
  return {
    asked,
    today: dayAgo(0, timeZone),
    report: report.status === "success" ? report : null,
  };
};
