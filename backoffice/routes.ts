import type { ComponentType } from "react";
import type { Permission } from "#contract/office/permissions.ts";
import type { OfficeTexts } from "#locales/ko-office.ts";
import type { IconName } from "#ui/icons.ts";
import type { OfficeCaller } from "#backoffice/api.ts";
import * as games from "#backoffice/games/load-games.ts";
import { loadDeposits, loadWithdrawals } from "#backoffice/payments/load-payments.ts";
import { loadAccount, loadProposals } from "#backoffice/operators/load-operators.ts";

/** One screen: where it is, what it shows, what it loads, who may see it, how it is reached. */
export type OfficeRoute = {
  /** Below `/office/`; a segment that begins with `:` is a parameter. */
  path: string;
  page: () => Promise<{ default: ComponentType }>;
  /** Data of the page, asked again when path or query change and after every act. */
  load?: (
    call: OfficeCaller,
    address: { params: Readonly<Record<string, string | undefined>>; query: URLSearchParams },
  ) => Promise<unknown>;
  access: Permission | "operator";
  title: (texts: OfficeTexts) => string;
  /** Its place in the menu; a screen without one is reached from others. */
  menu?: {
    icon: IconName;
    /** The second key after `g`. */
    key: string;
    /** The number beside it. */
    count?: "deposits" | "withdrawals" | "proposals";
  };
};

/** Every screen of the back office. The menu, the palette and the `g` keys follow this table. */
export const routes: readonly OfficeRoute[] = [
  {
    path: "deposits/:id?",
    page: () => import("#backoffice/payments/deposits-page.tsx"),
    load: loadDeposits,
    access: "payments.read",
    title: (texts) => texts.payments.deposits,
    menu: { icon: "download", key: "d", count: "deposits" },
  },
  {
    path: "withdrawals/:id?",
    page: () => import("#backoffice/payments/withdrawals-page.tsx"),
    load: loadWithdrawals,
    access: "payments.read",
    title: (texts) => texts.payments.withdrawals,
    menu: { icon: "upload", key: "w", count: "withdrawals" },
  },
  {
    path: "proposals",
    page: () => import("#backoffice/operators/proposals-page.tsx"),
    load: loadProposals,
    access: "operator",
    title: (texts) => texts.proposals.title,
    menu: { icon: "check-all", key: "p", count: "proposals" },
  },
  {
    path: "games",
    page: () => import("#backoffice/games/providers-page.tsx"),
    load: games.loadProviders,
    access: "games.read",
    title: (texts) => texts.games.title,
    menu: { icon: "cherries", key: "s" },
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
    access: "games.read",
    title: (texts) => texts.games.rounds,
  },
  {
    path: "games/rounds/:id",
    page: () => import("#backoffice/games/round-page.tsx"),
    load: games.loadRound,
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
  {
    path: "account",
    page: () => import("#backoffice/operators/account-page.tsx"),
    load: loadAccount,
    access: "operator",
    title: (texts) => texts.account.title,
  },
];

/** Where a screen begins: its path without parameters. */
export const addressOf = ({ path }: OfficeRoute): string => `/${path.replace(/\/:.*$/, "")}`;
