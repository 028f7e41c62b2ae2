import {
  type CatalogueEntry,
  type LaunchRequest,
  type ProviderAdapter,
} from "#server/games/provider.ts";
import { ask, askForWindow } from "#server/providers/asking.ts";
import { operatorIdOf, signed, type Hub88Options } from "#server/providers/hub88/asking.ts";
import { reportTransactions } from "#server/providers/hub88/report.ts";
import { sheetOf } from "#server/providers/sheet.ts";
import * as wire from "#server/providers/hub88/wire.ts";
import { kindsIn } from "#server/games/browsing/kinds.ts";
import { percentAsBasisPoints } from "#server/providers/figures.ts";

const CATALOGUE_DEADLINE_MS = 30_000;

/** Our calls to Hub88 and Caleta: a window for a game or a finished round, and the list of games. */
export const createHub88Adapter = (options: Hub88Options): ProviderAdapter => ({
  ...reporting(options),
  connection: options.connection,
  usesTokens: true,
  address: options.url,
  send: options.send,
  launch: (request) =>
    askForWindow(
      options,
      () => signed(options, options.dialect.launchPath, launchBody(options, request)),
      (answer) => wire.launchAnswer.safeParse(answer).data?.url,
    ),
  replay: ({ memberRef, roundRef }) =>
    askForWindow(
      options,
      () =>
        signed(options, options.dialect.replayPath, {
          user: memberRef,
          round: roundRef,
          operator_id: operatorIdOf(options),
        }),
      (answer) => wire.launchAnswer.safeParse(answer).data?.url,
      404,
    ),
  async listGames() {
    const body = { operator_id: operatorIdOf(options) };
    const wanted = await signed(options, options.dialect.cataloguePath, body);
    const answer = await ask(options, { ...wanted, deadlineMs: CATALOGUE_DEADLINE_MS });
    if (!answer.ok) throw new Error(`the catalogue answered ${answer.status}`);
    const rows = wire.catalogueAnswer.parse(await answer.json());
    // An unreadable game is skipped; the others are kept.
    return rows.flatMap((row) => wire.catalogueGame.safeParse(row).data ?? []).map(entryOf);
  },
});

const reporting = (options: Hub88Options): Pick<ProviderAdapter, "reportTransactions"> => {
  const { reportPath } = options.dialect;
  if (reportPath === null) return {};
  return { reportTransactions: (span) => reportTransactions(options, reportPath, span) };
};

function launchBody(options: Hub88Options, request: LaunchRequest) {
  const { platforms, languages } = options.dialect;
  return {
    user: request.memberRef,
    token: request.token,
    operator_id: operatorIdOf(options),
    sub_partner_id: options.operatorId,
    game_code: request.gameCode,
    ...(platforms && { platform: request.isPhone ? platforms.phone : platforms.desktop }),
    lang: languages[request.locale],
    currency: request.currency,
    country: options.country,
    lobby_url: request.returnUrl,
    deposit_url: request.returnUrl,
    ip: request.address,
  };
}

function entryOf(game: ReturnType<typeof wire.catalogueGame.parse>): CatalogueEntry {
  return {
    code: game.game_code,
    name: game.name,
    category: game.category ?? null,
    returnBasisPoints: percentAsBasisPoints(game.rtp),
    volatility: volatilityOf(game.volatility),
    hasFreeRounds: game.freebet_support ?? false,
    kinds: kindsIn(game.category ?? null),
    hasPractice: false,
    isEnabled: game.enabled ?? true,
    build: game.build ?? null,
    ...sheetOf(game.sheet),
  };
}

/** Their scale of 1 to 6 in our 1 to 5. */
function volatilityOf(volatility: number | string | null | undefined): number | null {
  const value = Number(volatility);
  if (!Number.isInteger(value) || value < 1 || value > 6) return null;
  return Math.min(5, value);
}
