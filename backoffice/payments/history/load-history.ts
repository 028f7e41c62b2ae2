import { defaultLocale } from "#contract/locales.ts";
import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import { paymentStates, type PaymentTotals } from "#contract/office/payment-history.ts";
import type { SavedView } from "#contract/office/saved-views.ts";
import { formatOf } from "#ui/format.ts";
import { numberIn } from "#ui/number-in.ts";
import { ownViews } from "#backoffice/frame/own-views.ts";
import type { OfficeRoute } from "#backoffice/office-route.ts";

type Load = NonNullable<OfficeRoute["load"]>;
export type HistoryFilter = OfficeInput<"get-payment-totals">;
export type HistoryPage = OfficeOutput<"get-payment-history"> & {
  filter: HistoryFilter;
  totals: PaymentTotals | null;
  views: readonly SavedView[];
};

const DAY_MS = 86_400_000;
/** The period without a filter: the last seven days. */
const USUAL_DAYS = 7;

const dayIn = (query: URLSearchParams, name: string): string | undefined => {
  const text = query.get(name) ?? "";
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
};
const textIn = (query: URLSearchParams, name: string): string | undefined =>
  query.get(name)?.trim() || undefined;

/** The filters of an address; an address without any shows the last seven days. */
function filterOf(query: URLSearchParams, timeZone: string): HistoryFilter {
  const kind = query.get("kind");
  const [atLeast, atMost] = [numberIn(query.get("atLeast")), numberIn(query.get("atMost"))];
  const filter = {
    from: dayIn(query, "from"),
    until: dayIn(query, "until"),
    kind: kind === "deposit" || kind === "withdrawal" ? kind : undefined,
    state: paymentStates.find((state) => state === query.get("state")),
    loginId: textIn(query, "loginId"),
    operator: numberIn(query.get("operator")),
    atLeast,
    // A most below its least, which only a typed address can have, is left out.
    atMost: atMost !== undefined && atMost < (atLeast ?? 0) ? undefined : atMost,
    reference: textIn(query, "reference"),
  } satisfies HistoryFilter;
  if (query.size > 0) return filter;
  const { date } = formatOf(defaultLocale, timeZone);
  const dayAt = (ms: number) => date(new Date(ms).toISOString());
  const now = Date.now();
  return { ...filter, from: dayAt(now - (USUAL_DAYS - 1) * DAY_MS), until: dayAt(now) };
}

export const loadHistory: Load = async (call, { query, timeZone }): Promise<HistoryPage> => {
  const filter = filterOf(query, timeZone);
  const [list, sums, views] = await Promise.all([
    call("get-payment-history", { ...filter, before: numberIn(query.get("before")) }),
    call("get-payment-totals", filter),
    ownViews(call, "payments"),
  ]);
  if (list.status !== "success") throw new Error(`the history answered ${list.status}`);
  if (sums.status !== "success") throw new Error(`the totals answered ${sums.status}`);
  return { ...list, filter, totals: sums.totals, views };
};
