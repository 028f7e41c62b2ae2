import type { Acts } from "#server/kit/act.ts";
import { Refusal } from "#server/kit/refusal.ts";
import type { ProviderAdapter, TransferWallet } from "#server/games/provider.ts";

/** Moves money to providers that keep it for members, and back. */
export type TransferWallets = {
  acts: Acts;
  adapters: ReadonlyMap<string, ProviderAdapter>;
};

/** The wallet of a connection that keeps money. Throws Refusal `provider_unavailable`. */
export function walletOf(wallets: TransferWallets, connection: string): TransferWallet {
  const wallet = wallets.adapters.get(connection)?.transfers;
  if (!wallet) throw new Refusal("provider_unavailable");
  return wallet;
}
