import type { OfficeInput } from "#contract/office/calls.ts";
import { gameCategories } from "#contract/games.ts";
import { roundOrders } from "#contract/office/round-filter.ts";
import { roundFilterStates } from "#contract/round-states.ts";
import { ownViews } from "#backoffice/frame/own-views.ts";
import { toInstant } from "#backoffice/frame/site-clock.ts";
import { answered } from "#backoffice/games/load-games.ts";
import type { OfficeRoute } from "#backoffice/office-route.ts";

type Load = NonNullable<OfficeRoute["load"]>;
type Address = Parameters<Load>[1];
type Wanted = OfficeInput<"find-rounds">;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whole won from nothing; undefined for any other text. */
const wonIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,13}$/.test(text) ? Number(text) : undefined;

/** The end of a range; one before its beginning, which only a typed address can have, is left out. */
const endOf = <Measure extends number | string>(
  least: Measure | undefined,
  most: Measure | undefined,
): Measure | undefined =>
  least !== undefined && most !== undefined && most < least ? undefined : most;

/** The search in the address; moments are on the site's clock, as its fields write them. */
function wantedIn({ query, timeZone }: Address): Wanted {
  const text = (name: string) => query.get(name)?.trim() || undefined;
  const moment = (name: string) => toInstant(query.get(name) ?? "", timeZone) ?? undefined;
  const one = <Word extends string>(words: readonly Word[], name: string) =>
    words.find((each) => each === text(name));
  const code = (name: string) => text(name)?.match(/^[!-~]{1,128}$/)?.[0];
  const won = (name: string) => wonIn(text(name));
  const [from, stakeAtLeast, payoutAtLeast] = [
    moment("from"),
    won("stakeAtLeast"),
    won("payoutAtLeast"),
  ];
  const wanted = {
    round: text("round"),
    launch: text("launch")?.toLowerCase().match(UUID)?.[0],
    loginId: text("loginId"),
    from,
    before: endOf(from, moment("before")),
    state: one(roundFilterStates, "state"),
    category: one(gameCategories, "category"),
    provider: code("provider"),
    game: code("game"),
    stakeAtLeast,
    stakeAtMost: endOf(stakeAtLeast, won("stakeAtMost")),
    payoutAtLeast,
    payoutAtMost: endOf(payoutAtLeast, won("payoutAtMost")),
    order: one(roundOrders, "order"),
    after: text("after"),
  };
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
}

/** The rounds that the address asks for; null when there are too many to be read. */
export const loadRounds = async (call: Parameters<Load>[0], address: Address) => {
  const wanted = wantedIn(address);
  const { provider } = wanted;
  const [found, { providers }, ofProvider, views] = await Promise.all([
    call("find-rounds", wanted),
    answered(call("get-game-providers", {})),
    provider === undefined ? null : call("get-provider-games", { provider }),
    ownViews(call, "rounds"),
  ]);
  const { after: _after, ...filter } = wanted;
  return {
    found: found.status === "limit" ? null : await answered(Promise.resolve(found)),
    providers,
    games: ofProvider?.status === "success" ? ofProvider.games : [],
    filter,
    views,
  };
};
export type RoundsPage = Awaited<ReturnType<typeof loadRounds>>;
