import type { Output } from "#contract/calls.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { section, type Section } from "#site/app/section.ts";

export type JackpotsData = Section<Output<"get-jackpots">["jackpots"]>;

/** The pools as the ledger has them. */
export const loadJackpots = ({ call }: AppContext): Promise<JackpotsData> =>
  section(async () => {
    const answer = await call("get-jackpots", {});
    return answer.status === "success" ? answer.jackpots : null;
  });
