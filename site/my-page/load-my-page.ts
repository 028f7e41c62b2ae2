import type { AppContext } from "#site/app/app-context.tsx";
import { loadBets, type Rounds } from "#site/games/load-bets.ts";
import { loadSessions, type OwnSessions } from "#site/my-page/load-sessions.ts";
import type { Section } from "#site/app/section.ts";
import { loadStatement, type MoneyList } from "#site/wallet/load-wallet.ts";

export const myPageTabs = ["profile", "money", "bets", "security", "protection"] as const;
export type MyPageTab = (typeof myPageTabs)[number];

export type MyPageData =
  | { tab: "profile" | "protection" }
  | { tab: "money"; statement: Section<MoneyList> }
  | { tab: "bets"; bets: Section<Rounds> }
  | { tab: "security"; sessions: Section<OwnSessions> };

/** The tab in an address; the profile by default. */
export const tabOf = (query: URLSearchParams): MyPageTab =>
  myPageTabs.find((tab) => tab === query.get("tab")) ?? "profile";

/** The data of the open tab only. */
export async function loadMyPage(app: AppContext, query: URLSearchParams): Promise<MyPageData> {
  const tab = tabOf(query);
  switch (tab) {
    case "money":
      return { tab, statement: await loadStatement(app, query) };
    case "bets":
      return { tab, bets: await loadBets(app, query) };
    case "security":
      return { tab, sessions: await loadSessions(app) };
    case "profile":
    case "protection":
      return { tab };
  }
}
