import type { HandlersOf } from "#contract/handler.ts";
import type { closingCalls } from "#contract/closing.ts";
import type { Acts } from "#server/kit/act.ts";
import type { Queryable } from "#server/kit/database.ts";
import { hasMoneyInPlay } from "#server/games/in-play/in-play.ts";
import { getBalances, isEmptied } from "#server/ledger/accounts.ts";
import {
  askClosing,
  closingOf,
  mayAskClosing,
  takeBackClosing,
} from "#server/members/closing/closing.ts";
import { signedIn } from "#server/members/signed-in.ts";
import { hasUndecidedRequest } from "#server/payments/of-member/requests-of-member.ts";

/** The closing of a member's own account. */
export const closingRoutes = (acts: Acts): HandlersOf<keyof typeof closingCalls> => ({
  "get-closing": async (context) => {
    const { memberId } = signedIn(context);
    const mayAsk = await mayAskClosing(acts.db, acts.clock, memberId);
    const askedAt = await closingOf(acts.db, memberId);
    if (askedAt === null) return { mayAsk, closing: null };
    const waitsFor = await waitsOf(acts.db, memberId);
    return { mayAsk, closing: { askedAt: askedAt.toISOString(), waitsFor } };
  },
  "ask-closing": async (context, { pw }) => {
    await askClosing(acts, signedIn(context).memberId, pw);
    return {};
  },
  "take-back-closing": async (context) => {
    const { memberId } = signedIn(context);
    await acts.perform({ kind: "member", memberId }, (act) => takeBackClosing(act, memberId));
    return {};
  },
});

async function waitsOf(db: Queryable, memberId: bigint) {
  const [balances, isUndecided, isPlayed] = await Promise.all([
    getBalances(db, memberId),
    hasUndecidedRequest(db, memberId),
    hasMoneyInPlay(db, memberId),
  ]);
  return [
    ...(isEmptied(balances) ? [] : (["money"] as const)),
    ...(isUndecided ? (["payments"] as const) : []),
    ...(isPlayed ? (["games"] as const) : []),
  ];
}
