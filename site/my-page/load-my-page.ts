import type { OwnLimits } from "#contract/limits.ts";
import type { PlayTime } from "#contract/play-time.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { loadBets, type Rounds } from "#site/games/load-bets.ts";
import { loadSessions, type OwnSessions } from "#site/my-page/load-sessions.ts";
import { loadPlayedGames, type PlayedGames } from "#site/parts/played-games.ts";
import { loadBreak, type OwnBreak } from "#site/my-page/load-break.ts";
import { loadLimits } from "#site/my-page/load-limits.ts";
import type { Section } from "#site/app/section.ts";
import {
  type Figures,
  loadFigures,
  loadStatement,
  type MoneyList,
} from "#site/wallet/load-wallet.ts";

export const myPageTabs = [
  "profile",
  "money",
  "figures",
  "bets",
  "security",
  "limits",
  "protection",
] as const;
export type MyPageTab = (typeof myPageTabs)[number];

export type MyPageData =
  | { tab: "profile" }
  | { tab: "protection"; running: Section<OwnBreak> }
  | { tab: "limits"; limits: Section<OwnLimits & { play: PlayTime }> }
  | { tab: "money"; statement: Section<MoneyList>; games: PlayedGames }
  | { tab: "figures"; figures: Section<Figures> }
  | { tab: "bets"; bets: Section<Rounds>; games: PlayedGames }
  | { tab: "security"; sessions: Section<OwnSessions> };

/** The tab in an address; the profile by default. */
export const tabOf = (query: URLSearchParams): MyPageTab =>
  myPageTabs.find((tab) => tab === query.get("tab")) ?? "profile";

/** The data of the open tab only. */
export async function loadMyPage(app: AppContext, query: URLSearchParams): Promise<MyPageData> {
  const tab = tabOf(query);
  switch (tab) {
    case "money": {
      const [statement, games] = await Promise.all([
        loadStatement(app, query),
        loadPlayedGames(app),
      ]);
      return { tab, statement, games };
    }
    case "bets": {
      const [bets, games] = await Promise.all([loadBets(app, query), loadPlayedGames(app)]);
      return { tab, bets, games };
    }
    case "figures":
      return { tab, figures: await loadFigures(app, query) };
    case "security":
      return { tab, sessions: await loadSessions(app) };
    case "limits":
      return { tab, limits: await loadLimits(app) };
    case "protection":
      return { tab, running: await loadBreak(app) };
    case "profile":
      return { tab };
  }
}
