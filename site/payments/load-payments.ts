import type { Output } from "#contract/calls.ts";
import type { PaymentTimes, Receipt } from "#contract/payments.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { pageOf } from "#site/parts/page-address.ts";
import { openFailed, idOf, type Opened, openedOf } from "#site/parts/opened.ts";
import { answerOf, section, type Section } from "#site/app/section.ts";

/** Source: the contract ("newest first, ten a page"). */
export const requestsPerPage = 10;

export type Deposits = Output<"get-deposit-list">;
export type Withdrawals = Output<"get-withdraw-list">;

/** The two views of /deposit and /withdraw: the list with its form, or one request. */
export type PaymentData<List> =
  | { view: "list"; list: Section<List> }
  | { view: "receipt"; opened: Opened<Receipt> };

const receiptParameter = "receipt";
export const receiptHref = (id: number): string => `?${receiptParameter}=${id}`;

async function openReceipt({ call }: AppContext, id: number): Promise<Opened<Receipt>> {
  const answer = await call("get-receipt", { id });
  return openedOf(answer, answer.status === "success" ? answer.receipt : null);
}

async function loadPayments<List>(
  app: AppContext,
  query: URLSearchParams,
  load: (page: number) => Promise<List | null>,
): Promise<PaymentData<List>> {
  const id = idOf(query, receiptParameter);
  if (id !== null) return { view: "receipt", opened: await openReceipt(app, id).catch(openFailed) };
  return { view: "list", list: await section(() => load(pageOf(query))) };
}

/** The member's deposits and the limits of one, or one of them. */
export const loadDeposits = (
  app: AppContext,
  query: URLSearchParams,
): Promise<PaymentData<Deposits>> =>
  loadPayments(app, query, async (page) => {
    const answer = await app.call("get-deposit-list", { page });
    return answer.status === "success" ? answer : null;
  });

/** The member's withdrawals, the limits of one and of the day, or one of them. */
export const loadWithdrawals = (
  app: AppContext,
  query: URLSearchParams,
): Promise<PaymentData<Withdrawals>> =>
  loadPayments(app, query, async (page) => {
    const answer = await app.call("get-withdraw-list", { page });
    return answer.status === "success" ? answer : null;
  });

/** How long deposits and withdrawals took. */
export const loadTimes = ({ call }: AppContext): Promise<PaymentTimes> =>
  answerOf(call, "get-payment-times", {});
