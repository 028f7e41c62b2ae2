import type { Output } from "#contract/calls.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { pageOf } from "#site/parts/page-address.ts";
import { daysOf } from "#site/parts/period-address.ts";
import { section, type Section } from "#site/app/section.ts";

/** Source: the contract ("twenty a page"). */
export const linesPerPage = 20;

export type CompList = Output<"get-comp-list">;
export type MoneyList = Output<"get-money-list">;

/** Comp that was earned and converted, with the member's rates. */
export const loadComp = (
  { call }: AppContext,
  query: URLSearchParams,
): Promise<Section<CompList>> =>
  section(async () => {
    const answer = await call("get-comp-list", { page: pageOf(query) });
    return answer.status === "success" ? answer : null;
  });

/** One page of the member's statement, for the days in the address. */
export const loadStatement = (
  { call }: AppContext,
  query: URLSearchParams,
): Promise<Section<MoneyList>> =>
  section(async () => {
    const answer = await call("get-money-list", { page: pageOf(query), ...daysOf(query) });
    return answer.status === "success" ? answer : null;
  });
