import { Refusal } from "#server/kit/refusal.ts";
import type { Send } from "#server/kit/send.ts";
import type { SecretReader } from "#server/games/credentials/credentials.ts";
import {
  LAUNCH_DEADLINE_MS,
  type LaunchRequest,
  type PracticeRequest,
  type ProviderAdapter,
} from "#server/games/provider.ts";
import { listGames } from "#server/providers/beexar/catalogue.ts";
import { sign, SIGNATURE_HEADER } from "#server/providers/beexar/sign.ts";
import { launchAnswer, wireLocale } from "#server/providers/beexar/wire.ts";

export type BeexarOptions = {
  connection: string;
  /** The provider's base address. */
  url: string;
  send: Send;
  /** Shared by both directions; the first is the one to sign with. */
  secrets: SecretReader;
  /** The operator's id at the provider. */
  casinoId: string;
  onFailure(reason: string, error?: unknown): void;
};

/**
 * The launching side of the GCP-v2-compatible protocol. Amounts are decimal strings of the main
 * unit, ids are `id_provider`; both directions sign with one secret.
 */
export const createBeexarAdapter = (options: BeexarOptions): ProviderAdapter => ({
  connection: options.connection,
  usesTokens: false,
  address: options.url,
  send: options.send,
  launch: (request) =>
    openWindow(options, "/api/v1/softswiss/launcher/real", launchBody(options.casinoId, request)),
  practise: (request) =>
    openWindow(options, "/api/v1/softswiss/launcher/demo", practiceBody(options.casinoId, request)),
  listGames: () => listGames(options),
});

/** Asks a launcher for the address of a window. Throws Refusal `provider_unavailable`. */
async function openWindow(options: BeexarOptions, path: string, wanted: object): Promise<string> {
  const body = JSON.stringify(wanted);
  try {
    const [secret] = await options.secrets(options.connection);
    if (secret === undefined) throw new Error(`${options.connection} has no secret`);
    const answer = await options.send(new URL(path, options.url), {
      method: "POST",
      headers: { "content-type": "application/json", [SIGNATURE_HEADER]: sign(secret, body) },
      body,
      signal: AbortSignal.timeout(LAUNCH_DEADLINE_MS),
    });
    const parsed = answer.ok ? launchAnswer.safeParse(await answer.json()) : null;
    if (parsed?.success) return parsed.data.launch_url;
    options.onFailure(`launcher answered ${answer.status}`);
  } catch (error) {
    options.onFailure("launcher did not answer", error);
  }
  throw new Refusal("provider_unavailable");
}

const practiceBody = (casinoId: string, request: PracticeRequest) => ({
  casino_id: casinoId,
  game: request.gameCode,
  locale: wireLocale[request.locale],
  urls: { return_url: request.returnUrl },
});

function launchBody(casinoId: string, request: LaunchRequest) {
  return {
    casino_id: casinoId,
    game: request.gameCode,
    account: { id: request.memberRef, currency: request.currency },
    locale: wireLocale[request.locale],
    ip: request.address,
    client_type: request.isPhone ? "mobile" : "desktop",
    urls: { return_url: request.returnUrl, deposit_url: request.returnUrl },
    session_id: request.gameSessionId,
  };
}
