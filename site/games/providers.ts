import type { Caller } from "#contract/calls.ts";
import type { GameCategory, ProviderEntry } from "#contract/games.ts";
import { section, type Section } from "#site/app/section.ts";

type Loader = (call: Caller) => Promise<ProviderEntry[] | null>;

/** The contract spells the casino list `casiono`, like the specification. */
const loaders: Record<GameCategory, Loader> = {
  casino: async (call) => {
    const answer = await call("get-casino-setting", {});
    return answer.status === "success" ? answer.casiono : null;
  },
  slot: async (call) => {
    const answer = await call("get-slot-setting", {});
    return answer.status === "success" ? answer.slot : null;
  },
  sport: async (call) => {
    const answer = await call("get-sport-setting", {});
    return answer.status === "success" ? answer.sport : null;
  },
};

/** The providers of one kind, in the operator's order. */
export const loadProviders = (
  call: Caller,
  category: GameCategory,
): Promise<Section<ProviderEntry[]>> => section(() => loaders[category](call));
