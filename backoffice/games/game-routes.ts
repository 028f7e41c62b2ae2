import * as games from "#backoffice/games/load-games.ts";
import { actsOn } from "#backoffice/news-about.ts";
import type { OfficeRoute } from "#backoffice/office-route.ts";

/** The screens about games: providers, rounds, connections and pools. */
export const gameRoutes: readonly OfficeRoute[] = [
  {
    path: "games",
    page: () => import("#backoffice/games/providers-page.tsx"),
    load: games.loadProviders,
    isAbout: actsOn("game-provider", "game-category"),
    access: "games.read",
    title: (texts) => texts.games.title,
    group: "games",
    menu: { icon: "cherries", key: "l" },
  },
  {
    path: "games/providers/:code",
    page: () => import("#backoffice/games/provider-page.tsx"),
    load: games.loadProvider,
    isAbout: actsOn("game-provider", "game"),
    access: "games.read",
    title: (texts) => texts.games.provider,
    group: "games",
  },
  {
    path: "games/rounds",
    page: () => import("#backoffice/games/rounds-page.tsx"),
    load: games.loadRounds,
    isAbout: ({ name }) => name === "round.resolved",
    access: "games.read",
    title: (texts) => texts.games.rounds,
    group: "games",
  },
  {
    path: "games/rounds/:id",
    page: () => import("#backoffice/games/round-page.tsx"),
    load: games.loadRound,
    isAbout: ({ name }) => name === "round.resolved",
    access: "games.read",
    title: (texts) => texts.games.round,
    group: "games",
  },
  {
    path: "games/stuck",
    page: () => import("#backoffice/games/stuck-page.tsx"),
    load: games.loadStuck,
    isAbout: actsOn("round"),
    access: "games.read",
    title: (texts) => texts.games.stuck,
    group: "games",
  },
  {
    path: "games/unstaked",
    page: () => import("#backoffice/games/unstaked-page.tsx"),
    load: games.loadUnstaked,
    isAbout: actsOn("round"),
    access: "games.read",
    title: (texts) => texts.games.unstaked,
    group: "games",
  },
  {
    path: "games/connections",
    page: () => import("#backoffice/games/connections-page.tsx"),
    load: games.loadConnections,
    isAbout: actsOn("game-connection"),
    access: "games.read",
    title: (texts) => texts.games.connections,
    group: "games",
  },
  {
    path: "games/jackpots",
    page: () => import("#backoffice/games/jackpots-page.tsx"),
    load: games.loadJackpots,
    access: "games.read",
    title: (texts) => texts.games.jackpots,
    group: "games",
  },
];
