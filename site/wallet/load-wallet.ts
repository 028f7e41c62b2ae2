import type { Output } from "#contract/calls.ts";
import { type FigurePeriod, figurePeriods, moneyGroups } from "#contract/statement-kinds.ts";
import type { OwnFigures, SpanFigures } from "#contract/wallet.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { pageOf } from "#site/parts/page-address.ts";
import { gameIn } from "#site/parts/played-games.ts";
import { daysOf } from "#site/parts/period-address.ts";
import { sectionOf, section, type Section } from "#site/app/section.ts";

/** Source: the contract ("twenty a page"). */
export const linesPerPage = 20;

export type CompList = Output<"get-comp-list">;
export type MoneyList = Output<"get-money-list">;

/** Comp that was earned and converted, with the member's rates. */
export const loadComp = (
  { call }: AppContext,
  query: URLSearchParams,
): Promise<Section<CompList>> => sectionOf(call, "get-comp-list", { page: pageOf(query) });

/** The filter of a statement in the address; invalid parts are ignored. */
export function statementFilter(query: URLSearchParams) {
  const kind = moneyGroups.find((group) => group === query.get("kind"));
  const game = gameIn(query);
  return { ...daysOf(query), ...(kind && { kind }), ...(game && { game }) };
}

/** One page of the member's statement, for the filter in the address. */
export const loadStatement = (
  { call }: AppContext,
  query: URLSearchParams,
): Promise<Section<MoneyList>> =>
  sectionOf(call, "get-money-list", { page: pageOf(query), ...statementFilter(query) });

export type Figures = { list: OwnFigures[]; spans: SpanFigures[] };

/** The period in an address; days by default. */
const figurePeriodOf = (query: URLSearchParams): FigurePeriod =>
  figurePeriods.find((period) => period === query.get("by")) ?? "day";

/** The member's own figures by the period in the address. */
export const loadFigures = (
  { call }: AppContext,
  query: URLSearchParams,
): Promise<Section<Figures>> =>
  section(async () => {
    const answer = await call("get-own-figures", { by: figurePeriodOf(query) });
    return answer.status === "success" ? { list: answer.list, spans: answer.spans } : null;
  });
