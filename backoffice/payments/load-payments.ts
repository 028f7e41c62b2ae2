import { redirect } from "react-router";
import { queueFilters, type QueueEntry, type PaymentDetail } from "#contract/office/payments.ts";
import { numberIn } from "#ui/number-in.ts";
import { actsOn, isAboutProposals } from "#backoffice/news-about.ts";
import type { OfficeRoute } from "#backoffice/office-route.ts";

type Load = NonNullable<OfficeRoute["load"]>;

export type PaymentsPage = {
  kind: QueueEntry["kind"];
  filter: (typeof queueFilters)[number];
  requests: readonly QueueEntry[];
  /** There are more requests than the list shows. */
  isCut: boolean;
  lastDecidedAt: string | null;
  waiting: number;
  newestId: number;
  /** The open request; null when there is none. */
  open: PaymentDetail | null;
  /** The address names a request that does not exist. */
  isMissing: boolean;
};

const loadOf =
  (kind: QueueEntry["kind"]): Load =>
  async (call, { params, query }): Promise<PaymentsPage | Response> => {
    const filter = queueFilters.find((each) => each === query.get("view")) ?? "open";
    const id = numberIn(params["id"]);
    const [queue, one] = await Promise.all([
      call("get-payment-queue", { kind, filter }),
      id === undefined ? null : call("get-payment", { id }),
    ]);
    // A link with a request's number is redirected to the queue of its kind.
    if (one?.status === "success" && one.request.kind !== kind)
      return redirect(`/${one.request.kind}s/${id}`);
    if (queue.status !== "success") throw new Error(`the queue answered ${queue.status}`);
    return {
      kind,
      filter,
      requests: queue.requests,
      isCut: queue.isCut,
      lastDecidedAt: queue.lastDecidedAt,
      waiting: queue.waiting,
      newestId: queue.newestId,
      open: one?.status === "success" ? one.request : null,
      isMissing: params["id"] !== undefined && one?.status !== "success",
    };
  };

export const loadDeposits = loadOf("deposit");
export const loadWithdrawals = loadOf("withdrawal");

/** Whether an event changed a request of a kind; new ones are offered with a button. */
export const isAboutRequest =
  (kind: QueueEntry["kind"]): NonNullable<OfficeRoute["isAbout"]> =>
  (news) => {
    const { name, said } = news;
    const isOfKind = name.startsWith("payment.") && said["kind"] === kind;
    // A proposal names its payment and not the kind.
    const isProposal = isAboutProposals(news) && actsOn("payment")(news);
    return (isOfKind && name !== "payment.asked") || isProposal;
  };
