import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { findRound } from "../../books/rounds.ts";
import { getSession } from "../../books/sessions.ts";
import { findTransaction, listTransactions } from "../../books/transactions.ts";
import { findWager } from "../../books/wagers.ts";
import { buildOf } from "../../catalogue/builds.ts";
import { instantGames } from "../../catalogue/instant-games.ts";
import { sheetOf } from "../../sheets/sheets.ts";
import { slotGames } from "../../catalogue/slot-games.ts";
import { tableLobbies } from "../../catalogue/table-games.ts";
import type { DialectName } from "../../dialect-names.ts";
import { digits } from "../../dialects/json.ts";
import type { Link } from "../../settings.ts";
import { publishedMines } from "../../mines/published.ts";
import { publishedFigures } from "../../slot/published.ts";
import { isOffered, launchOf, offeredCurrency, openGame, type OperatorTools } from "./opening.ts";
import {
  address,
  nameOfOperator,
  operatorId,
  readRs,
  rsCalls,
  RsCallRefusal,
  text,
} from "./rs-calls.ts";

/** The differences between Hub88 and Caleta towards a calling operator. */
type Spelling = {
  dialect: Extract<DialectName, "hub88" | "caleta" | "transfer">;
  prefix: string;
  signatureHeader: string;
  /** The currency that means a demo. */
  demoCurrency: string;
  paths: { launch: string; catalogue: string; replay: string; report: string | null };
};

const hub88Paths = {
  launch: "/operator/generic/v2/game/url",
  catalogue: "/operator/generic/v2/game/list",
  replay: "/operator/generic/v2/game/round",
  report: "/operator/generic/v2/transactions/list",
} as const;
const hub88 = {
  signatureHeader: "x-hub88-signature",
  demoCurrency: "XXX",
  paths: hub88Paths,
} as const;

export const rsSpellings = {
  hub88: { ...hub88, dialect: "hub88", prefix: "/hub88" },
  transfer: { ...hub88, dialect: "transfer", prefix: "/transfer" },
  caleta: {
    dialect: "caleta",
    prefix: "/caleta",
    signatureHeader: "x-auth-signature",
    demoCurrency: "FUN",
    paths: {
      launch: "/api/game/url",
      catalogue: "/api/game/list",
      replay: "/api/game/round",
      report: null,
    },
  },
} as const satisfies Record<string, Spelling>;

const launching = z.object({
  user: z.optional(text(128)),
  token: z.optional(z.string().check(z.minLength(10), z.maxLength(255))),
  operator_id: operatorId,
  game_code: text(128),
  lang: text(8),
  currency: text(32),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  lobby_url: address,
});
const listing = z.object({ operator_id: operatorId });
const replaying = z.object({
  operator_id: operatorId,
  user: z.optional(text(128)),
  round: z.optional(text(128)),
  transaction_uuid: z.optional(text(128)),
});
const reporting = z.object({
  operator_id: operatorId,
  /** ISO 8601, from and until; the last day when absent. */
  start_time: z.optional(z.iso.datetime()),
  end_time: z.optional(z.iso.datetime()),
  cursor: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
});

/** Launches, catalogue, replay and report in the family's form. */
export function rsGameRoutes(
  server: FastifyInstance,
  link: Link,
  spelling: Spelling,
  tools: OperatorTools,
): void {
  const { prefix, paths, dialect } = spelling;
  const { publicUrl } = tools.settings;
  rsCalls(server, link, spelling.signatureHeader, {
    [prefix + paths.launch]: (body) => ({ url: launch(spelling, tools, body) }),
    [prefix + paths.catalogue]: (body) => {
      readRs(listing, body);
      return catalogue(publicUrl);
    },
    [prefix + paths.replay]: (body) => ({ url: replay(dialect, tools, body) }),
    ...(paths.report === null
      ? {}
      : { [prefix + paths.report]: (body) => report(dialect, tools, body) }),
  });
}

function launch(spelling: Spelling, tools: OperatorTools, body: unknown): string {
  const wanted = readRs(launching, body);
  if (!isOffered(wanted.game_code)) throw new RsCallRefusal(404, "no such game");
  const isDemo = wanted.currency === spelling.demoCurrency;
  if (!isDemo && wanted.currency !== offeredCurrency)
    throw new RsCallRefusal(400, "the currency is not offered");
  if (!isDemo && (wanted.user === undefined || wanted.token === undefined))
    throw new RsCallRefusal(400, "a game for money needs user and token");
  return openGame(
    tools,
    launchOf(spelling.dialect, {
      account: isDemo ? null : (wanted.user ?? null),
      game: wanted.game_code,
      locale: wanted.lang,
      walletSession: wanted.token ?? null,
      returnUrl: wanted.lobby_url,
      casino: nameOfOperator(wanted.operator_id),
    }),
  );
}

/** Their volatility has six steps. */
const volatilitySteps: Readonly<Record<string, number>> = {
  low: 2,
  medium: 3,
  high: 5,
  very_high: 6,
};

function catalogue(publicUrl: string): object[] {
  const common = {
    platforms: ["GPL_DESKTOP", "GPL_MOBILE"],
    freebet_support: false,
    demo_game_support: true,
    enabled: true,
    blocked_countries: [],
    restricted_countries: [],
    technology: "HTML5",
  };
  const slots = slotGames.map(({ code, nameEn, studio, mechanic }) => ({
    ...common,
    game_code: code,
    name: nameEn,
    product: studio,
    category: "Video Slots",
    url_thumb: `${publicUrl}/art/${code}.svg`,
    rtp: digits(publishedFigures[mechanic].returnToPlayerPercent),
    hit_ratio: digits(publishedFigures[mechanic].hitFrequencyPercent),
    volatility: volatilitySteps[publishedFigures[mechanic].volatility] ?? 3,
  }));
  const tables = tableLobbies.map(({ code, nameEn }) => ({
    ...common,
    game_code: code,
    name: nameEn,
    product: code,
    category: "Live Games",
    url_thumb: null,
    rtp: null,
    volatility: null,
  }));
  const instants = instantGames.map(({ code, nameEn, studio }) => ({
    ...common,
    game_code: code,
    name: nameEn,
    product: studio,
    category: "Crash Games",
    url_thumb: `${publicUrl}/art/${code}.svg`,
    rtp: digits(publishedMines.returnToPlayerPercent),
    volatility: null,
  }));
  return [...slots, ...tables, ...instants].map((game) => ({
    ...game,
    build: buildOf(game.game_code),
    sheet: sheetOf(game.game_code),
  }));
}

/** The replay page of a round, by the id of the round or of a transaction. */
function replay(dialect: DialectName, { books, settings }: OperatorTools, body: unknown): string {
  const { round, transaction_uuid: transaction, user } = readRs(replaying, body);
  const id =
    round ??
    (transaction === undefined ? undefined : findTransaction(books, dialect, transaction)?.round);
  const found = id === undefined ? undefined : (findRound(books, id) ?? findWager(books, id));
  if (found === undefined || (user !== undefined && found.account !== user))
    throw new RsCallRefusal(404, "no such round");
  const { locale } = getSession(books, found.session);
  return `${settings.publicUrl}/replay/${found.id}?lang=${encodeURIComponent(locale)}`;
}

const reportLength = 1_000;
const dayMs = 24 * 60 * 60_000;
const kinds = { stake: "TK_BET", payment: "TK_WIN", reversal: "TK_ROLLBACK" } as const;
const states = {
  sent: "TS_RETRY_ATTEMPTS_LIMIT_EXCEEDED",
  done: "TS_SUCCESS",
  refused: "TS_DECLINED",
  reversed: "TS_ROLLEDBACK",
} as const;

/**
 * The calls of the operator's wallet according to our books, for reconciliation. Play with the
 * transfer wallet makes no calls, so its list is empty.
 */
function report(dialect: DialectName, { books, now }: OperatorTools, body: unknown): object {
  const asked = readRs(reporting, body);
  const from = asked.start_time === undefined ? now() - dayMs : Date.parse(asked.start_time);
  const until = asked.end_time === undefined ? now() : Date.parse(asked.end_time);
  const start = Number(asked.cursor ?? "0");
  const page = { start, length: reportLength };
  const rows =
    dialect === "transfer" ? [] : listTransactions(books, dialect, { from, until }, page);
  return {
    transactions: rows.map((each) => ({
      transaction_uuid: each.id,
      user: each.account,
      round: each.round,
      kind: kinds[each.kind],
      status: states[each.state],
      amount: digits(each.amount.toString()),
      currency: offeredCurrency,
      created_at: new Date(each.sentAt).toISOString(),
    })),
    next: rows.length < reportLength ? null : String(start + reportLength),
  };
}
