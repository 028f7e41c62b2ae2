import type { HandlersOf } from "#contract/handler.ts";
import type { Database } from "#server/kit/database.ts";
import { getProfile } from "#server/members/profile.ts";
import { signedIn } from "#server/members/signed-in.ts";
import { balancesOf } from "#server/wallet/balances.ts";

export const walletRoutes = (db: Database): HandlersOf<"get-in-game-balance"> => ({
  "get-in-game-balance": async (context) => {
    const { memberId } = signedIn(context);
    const [balances, profile] = await Promise.all([
      balancesOf(db, memberId),
      getProfile(db, memberId),
    ]);
    return { ...balances, userId: profile.loginId };
  },
});
