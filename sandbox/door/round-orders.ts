import type { Round } from "../books/rounds.ts";
import type { Session } from "../books/sessions.ts";
import { fromText, noMoney } from "../money.ts";
import type { Door } from "./door.ts";
import {
  jackpotMove,
  paymentMove,
  resultOf,
  reversalMove,
  stakeMove,
  stakeName,
  type Move,
  type Order,
} from "../dialects/order.ts";

/** The next request for an open round, determined by the books alone. */
export function orderOf(door: Door, round: Round, session: Session): Order {
  const common = {
    subject: { table: "wallet_calls", id: round.id } as const,
    session,
    closes: true,
    result: null,
  };
  if (round.state === "reversing") {
    const moves = [reversalMove("rollback", stakeName, round.stake)];
    return { ...common, name: "rollback", moves };
  }
  const won = round.jackpot?.won ?? null;
  const payment: Move[] = [
    ...(round.win > noMoney ? [paymentMove("win", round.win)] : []),
    ...(won === null ? [] : [jackpotMove(won.tier, fromText(won.amount))]),
  ];
  if (round.stakeConfirmedAt !== null)
    return { ...common, name: "win", moves: payment, result: resultOf(round.win) };
  if (door.isBatching)
    return { ...common, name: stakeName, moves: [stakeMove(round.stake), ...payment] };
  const closes = round.win === noMoney && !door.tellsLosses;
  return { ...common, name: stakeName, moves: [stakeMove(round.stake)], closes };
}
