import type { Output } from "#contract/calls.ts";
import type { AppContext } from "#site/app-context.tsx";
import { pageOf } from "#site/frame/page-address.ts";
import { section, type Section } from "#site/section.ts";

/** Source: the contract ("newest first, ten a page"). */
export const requestsPerPage = 10;

export type Deposits = Output<"get-deposit-list">;
export type Withdrawals = Output<"get-withdraw-list">;

/** The member's deposits, and what one may be. */
export const loadDeposits = (
  { call }: AppContext,
  query: URLSearchParams,
): Promise<Section<Deposits>> =>
  section(async () => {
    const answer = await call("get-deposit-list", { page: pageOf(query) });
    return answer.status === "success" ? answer : null;
  });

/** The member's withdrawals, what one may be, and what a day still allows. */
export const loadWithdrawals = (
  { call }: AppContext,
  query: URLSearchParams,
): Promise<Section<Withdrawals>> =>
  section(async () => {
    const answer = await call("get-withdraw-list", { page: pageOf(query) });
    return answer.status === "success" ? answer : null;
  });
