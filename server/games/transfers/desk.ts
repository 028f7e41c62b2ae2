import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import type { ProviderAdapter, TransferWallet } from "#server/games/provider.ts";

/** Where money is moved to providers that keep it for members, and back. */
export type TransferDesk = {
  db: Database;
  clock: Clock;
  adapters: ReadonlyMap<string, ProviderAdapter>;
  /** Tells the member's open pages that their money moved. */
  changed(memberId: bigint): void;
};

/** The wallet of a connection that keeps money. Throws Refusal `provider_unavailable`. */
export function walletOf(desk: TransferDesk, connection: string): TransferWallet {
  const wallet = desk.adapters.get(connection)?.transfers;
  if (!wallet) throw new Refusal("provider_unavailable");
  return wallet;
}
