import type { ProviderAdapter } from "#server/games/provider.ts";
import { wireLanguage } from "#server/providers/betsy/wire.ts";

export type BetsyOptions = { connection: string; url: string; operatorId: string };

/**
 * The sportsbook opens by an address alone: the token in it is what its first call to
 * `/user/profile` names. It asks nothing of the provider, so there is nothing to fail.
 */
export const createBetsyAdapter = (options: BetsyOptions): ProviderAdapter => ({
  connection: options.connection,
  usesTokens: true,
  address: options.url,
  async launch(request) {
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
  },
});
