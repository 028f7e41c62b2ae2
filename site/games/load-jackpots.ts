import type { AppContext } from "#site/app/app-context.tsx";
import { section, type Section } from "#site/app/section.ts";
import type { JackpotWord } from "#site/games/jackpot-watch.ts";

export type JackpotsData = Section<JackpotWord>;

/** The pools as the ledger has them. */
export const loadJackpots = ({ call }: AppContext): Promise<JackpotsData> =>
  section(async () => {
    // What the server rendered is as old as the page, whose clock begins at 0.
    const askedAt = typeof window === "undefined" ? 0 : performance.now();
    const answer = await call("get-jackpots", {});
    return answer.status === "success" ? { ...answer, askedAt } : null;
  });
