import type { CurrentUser } from "#contract/members.ts";
import type { Database } from "#server/kit/database.ts";
import { gameMoneyOf } from "#server/games/transfers/transfers.ts";
import { getProfile } from "#server/members/profile.ts";
import { unreadOf } from "#server/messages/unread.ts";
import { balancesOf } from "#server/wallet/balances.ts";

/** The specification's current user: identity, balances, unread counts. */
export async function currentUserOf(db: Database, memberId: bigint): Promise<CurrentUser> {
  const [profile, balances, unread] = await Promise.all([
    getProfile(db, memberId),
    balancesOf(db, memberId, gameMoneyOf(db, memberId)),
    unreadOf(db, memberId),
  ]);
  return {
    userId: profile.loginId,
    nick: profile.nick,
    phone: profile.phone,
    level: profile.level,
    balance: balances.balance,
    in_balance: balances.gameMoney,
    rolling: balances.rolling,
    bankname: profile.bankName,
    bankOwner: profile.bankOwner,
    banknum: profile.bankNumber,
    ...unread,
  };
}

/** What `user-health-check` answers beside its status, and what push sends. */
export async function healthOf(db: Database, memberId: bigint) {
  const user = await currentUserOf(db, memberId);
  return { noteCount: user.noteCount, helpCount: user.helpCount, user };
}
