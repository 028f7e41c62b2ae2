import type { SecretReader } from "#server/games/credentials/credentials.ts";
import {
  LAUNCH_DEADLINE_MS,
  type CatalogueEntry,
  type LaunchRequest,
  type ProviderAdapter,
} from "#server/games/provider.ts";
import { ask, askForWindow, type Ask, type AskOptions } from "#server/providers/asking.ts";
import type { Dialect } from "#server/providers/hub88/dialects.ts";
import { keysOf, sign } from "#server/providers/hub88/sign.ts";
import * as wire from "#server/providers/hub88/wire.ts";
import { percentAsBasisPoints } from "#server/providers/figures.ts";

export type Hub88Options = AskOptions & {
  dialect: Dialect;
  /** Our private key signs what we ask. */
  secrets: SecretReader;
  /** Who we are to the provider. */
  operatorId: string;
  /** Where our members play, ISO 3166-1 alpha-2: the launch must name it. */
  country: string;
};

const CATALOGUE_DEADLINE_MS = 30_000;

/** What we ask of Hub88 and its relatives: a window for a game, and the games there are. */
export const createHub88Adapter = (options: Hub88Options): ProviderAdapter => ({
  connection: options.connection,
  usesTokens: true,
  address: options.url,
  launch: (request) =>
    askForWindow(
      options,
      () => signed(options, options.dialect.launchPath, launchBody(options, request)),
      (answer) => wire.launchAnswer.safeParse(answer).data?.url,
    ),
  async listGames() {
    const body = { operator_id: operatorIdOf(options) };
    const wanted = await signed(options, options.dialect.cataloguePath, body);
    const answer = await ask(options, { ...wanted, deadlineMs: CATALOGUE_DEADLINE_MS });
    if (!answer.ok) throw new Error(`the catalogue answered ${answer.status}`);
    const rows = wire.catalogueAnswer.parse(await answer.json());
    // A game that we cannot read is left out; the others are not worse for it.
    return rows.flatMap((row) => wire.catalogueGame.safeParse(row).data ?? []).map(entryOf);
  },
});

/** An ask of ours with the signature over its body. Throws Error without a key of ours. */
export async function signed(options: Hub88Options, path: string, body: unknown): Promise<Ask> {
  const pems = await options.secrets(options.connection);
  const own = pems.map((pem) => keysOf(pem).own).find((key) => key !== null);
  if (!own) throw new Error(`${options.connection} has no private key of ours`);
  const text = JSON.stringify(body);
  return {
    path,
    body: text,
    headers: { [options.dialect.signatureHeader]: sign(own, text) },
    deadlineMs: LAUNCH_DEADLINE_MS,
  };
}

/** A number where it is one, as their examples have it. */
export const operatorIdOf = ({ operatorId }: Hub88Options): string | number =>
  /^\d{1,9}$/.test(operatorId) ? Number(operatorId) : operatorId;

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
    isEnabled: game.enabled ?? true,
  };
}

/** Their 1 to 6 in our 1 to 5. */
function volatilityOf(volatility: number | string | null | undefined): number | null {
  const value = Number(volatility);
  if (!Number.isInteger(value) || value < 1 || value > 6) return null;
  return Math.min(5, value);
}
