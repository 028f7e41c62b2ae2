import type { Output } from "#contract/calls.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { pageOf } from "#site/parts/page-address.ts";
import { gameIn } from "#site/parts/played-games.ts";
import { daysOf } from "#site/parts/period-address.ts";
import { section, type Section } from "#site/app/section.ts";

/** Source: the contract ("twenty a page"). */
export const roundsPerPage = 20;

export type Rounds = Output<"get-slot-bets-list">;

const states = ["open", "closed"] as const;

/** One page of the member's rounds, for the filter in the address. */
export const loadBets = ({ call }: AppContext, query: URLSearchParams): Promise<Section<Rounds>> =>
  section(async () => {
    const state = states.find((each) => each === query.get("state"));
    const game = gameIn(query);
    const filter = { ...daysOf(query), ...(state && { state }), ...(game && { game }) };
    const answer = await call("get-slot-bets-list", { page: pageOf(query), ...filter });
    return answer.status === "success" ? answer : null;
  });
