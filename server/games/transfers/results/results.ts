import { SYSTEM, type Acts } from "#server/kit/act.ts";
import { units } from "#server/kit/money.ts";
import { accountById, houseAccountId } from "#server/ledger/accounts.ts";
import { postHouse } from "#server/ledger/post.ts";
import * as store from "#server/games/transfers/results/store.ts";

const BOOKED_AT_ONCE = 50;

/**
 * Books what members won and lost at providers that keep their money, as far as the providers'
 * balances show it, each difference once. It belongs to the provider whose game the member opened
 * last over that connection. Answers the number of booked results, 0 when none is left.
 */
export const bookResults = (acts: Acts): Promise<number> =>
  acts.perform(SYSTEM, async ({ tx }) => {
    const found = await store.lockResults(tx, BOOKED_AT_ONCE);
    for (const { connection, provider, accountId, lost } of found) {
      const float = await houseAccountId(tx, `provider_float:${connection}`);
      const about = (await accountById(tx, accountId)) ?? null;
      if (lost > 0n) await postHouse(tx, "wallet_lost", float, provider, units(lost), about);
      else await postHouse(tx, "wallet_won", provider, float, units(-lost), about);
    }
    await store.markBooked(tx, found);
    return found.length;
  });
