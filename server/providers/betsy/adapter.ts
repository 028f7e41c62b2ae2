import type { SecretReader } from "#server/games/credentials/credentials.ts";
import {
  LAUNCH_DEADLINE_MS,
  type LaunchRequest,
  type ProviderAdapter,
} from "#server/games/provider.ts";
import { askForWindow, type AskOptions } from "#server/providers/asking.ts";
import { wireLanguage } from "#server/providers/betsy/wire.ts";

export type BetsyOptions = AskOptions & { operatorId: string; secrets: SecretReader };

/**
 * The sportsbook is opened by a URL with a token, which its first call, `/user/profile`, sends. A
 * launch first checks that the provider responds.
 */
export const createBetsyAdapter = (options: BetsyOptions): ProviderAdapter => ({
  connection: options.connection,
  address: options.url,
  send: options.send,
  usesTokens: true,
  launch: (request) =>
    askForWindow(
      options,
      async () => {
        // Without a secret every call of the sportsbook would be refused.
        if ((await options.secrets(options.connection)).length === 0)
          throw new Error(`${options.connection} has no secret`);
        return { path: "", method: "HEAD", headers: {}, deadlineMs: LAUNCH_DEADLINE_MS };
      },
      () => addressOf(options, request),
    ),
});

function addressOf(options: BetsyOptions, request: LaunchRequest): string {
  const address = new URL(options.url);
  const query = {
    cid: options.operatorId,
    token: request.token,
    userId: request.memberRef,
    currency: request.currency,
    lang: wireLanguage[request.locale],
    mobile: request.isPhone ? "1" : "0",
    returnUrl: request.returnUrl,
    game: request.gameCode,
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}
