import type { Round } from "../books/rounds.ts";
import type { Session } from "../books/sessions.ts";
import { noMoney, toText } from "../money.ts";

/**
 * The exact bytes of each call. They are derived from what the books hold about a round, so a
 * call repeated after a crash is the same call to the byte, under the same `id_provider`.
 */
export function balanceRequest(session: Session): string {
  const { account, currency, game, walletSession } = session;
  return JSON.stringify({
    account_id: account,
    currency,
    game_id: game,
    ...withSession(walletSession),
  });
}

/** Stake and win of a decided round in one batch that also finishes the round. */
export function betwinRequest(round: Round, session: Session): string {
  const transactions = [
    { id_provider: betId(round), type: "bet", amount: toText(round.stake) },
    ...(round.win > noMoney
      ? [{ id_provider: `${round.id}-win`, type: "win", amount: toText(round.win) }]
      : []),
  ];
  return JSON.stringify({
    account_id: session.account,
    currency: session.currency,
    game_id: session.game,
    round_id: round.id,
    finished: true,
    ...withSession(session.walletSession),
    transactions,
  });
}

export function rollbackRequest(round: Round, session: Session): string {
  return JSON.stringify({
    account_id: session.account,
    currency: session.currency,
    game_id: session.game,
    round_id_provider: round.id,
    finished: true,
    ...withSession(session.walletSession),
    transactions: [
      { id_provider: `${round.id}-rollback`, type: "rollback", original_id_provider: betId(round) },
    ],
  });
}

const betId = (round: Round) => `${round.id}-bet`;
const withSession = (id: string | null) => (id === null ? {} : { session_id: id });
