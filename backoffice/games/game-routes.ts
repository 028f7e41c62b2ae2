import * as games from "#backoffice/games/load-games.ts";
import type { OfficeRoute } from "#backoffice/office-route.ts";

/** The screens about games: providers, rounds, connections and pools. */
export const gameRoutes: readonly OfficeRoute[] = [
  {
    path: "games",
    page: () => import("#backoffice/games/providers-page.tsx"),
    load: games.loadProviders,
    access: "games.read",
    title: (texts) => texts.games.title,
    menu: { icon: "cherries", key: "l" },
  },
  {
    path: "games/providers/:code",
    page: () => import("#backoffice/games/provider-page.tsx"),
    load: games.loadProvider,
    access: "games.read",
    title: (texts) => texts.games.provider,
  },
  {
    path: "games/rounds",
    page: () => import("#backoffice/games/rounds-page.tsx"),
    load: games.loadRounds,
    isAbout: ({ name }) => name === "round.resolved",
    access: "games.read",
    title: (texts) => texts.games.rounds,
  },
  {
    path: "games/rounds/:id",
    page: () => import("#backoffice/games/round-page.tsx"),
    load: games.loadRound,
    isAbout: ({ name }) => name === "round.resolved",
    access: "games.read",
    title: (texts) => texts.games.round,
  },
  {
    path: "games/stuck",
    page: () => import("#backoffice/games/stuck-page.tsx"),
    load: games.loadStuck,
    access: "games.read",
    title: (texts) => texts.games.stuck,
  },
  {
    path: "games/unstaked",
    page: () => import("#backoffice/games/unstaked-page.tsx"),
    load: games.loadUnstaked,
    access: "games.read",
    title: (texts) => texts.games.unstaked,
  },
  {
    path: "games/connections",
    page: () => import("#backoffice/games/connections-page.tsx"),
    load: games.loadConnections,
    access: "games.read",
    title: (texts) => texts.games.connections,
  },
  {
    path: "games/jackpots",
    page: () => import("#backoffice/games/jackpots-page.tsx"),
    load: games.loadJackpots,
    access: "games.read",
    title: (texts) => texts.games.jackpots,
  },
];
