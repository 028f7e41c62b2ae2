import type { Session } from "../books/sessions.ts";
import {
  paymentMove,
  reversalMove,
  resultOf,
  stakeMove,
  stakeName,
  type Move,
  type Order,
} from "../dialects/order.ts";
import { noMoney, subtract, type Amount } from "../money.ts";
import { isSettlement, type Wager, type WagerStep } from "../books/wager.ts";

/**
 * A step's request to a wallet connection. `earlier` are the done steps of the wager. A raised
 * settlement pays the difference; a lowered one takes back the payment and, if something is left,
 * pays it again.
 */
export function orderOfStep(
  wager: Wager,
  step: WagerStep,
  earlier: readonly WagerStep[],
  session: Session,
): Order {
  const paid = paymentsInForce(earlier);
  const isResult = isSettlement(step);
  return {
    subject: { table: "wager_calls", id: wager.id },
    name: `${step.kind}-${step.seq}`,
    session,
    moves: movesOf(wager, step, earlier, paid),
    closes: step.kind !== "place" && step.kind !== "unsettle",
    result: isResult ? { ...resultOf(step.payout), ...cashOut(step) } : null,
  };
}

const cashOut = ({ kind }: WagerStep) => (kind === "cashOut" ? { kind: "cashout" as const } : {});

function movesOf(
  wager: Wager,
  step: WagerStep,
  earlier: readonly WagerStep[],
  paid: readonly Move[],
): Move[] {
  const takeBack = () =>
    paid.map(({ name, amount }) => reversalMove(`rollback-${step.seq}-${name}`, name, amount));
  switch (step.kind) {
    case "place":
      return [stakeMove(wager.stake)];
    case "settle":
    case "cashOut":
      return step.payout === noMoney ? [] : [paymentMove(nameOf(step), step.payout)];
    case "resettle": {
      const more = subtract(step.payout, paidAfter(earlier));
      if (more === noMoney) return [];
      if (more > noMoney) return [paymentMove(nameOf(step), more)];
      if (step.payout === noMoney) return takeBack();
      return [...takeBack(), paymentMove(nameOf(step), step.payout)];
    }
    case "unsettle":
      return takeBack();
    case "rollback":
      return [
        ...takeBack(),
        reversalMove(`rollback-${step.seq}-${stakeName}`, stakeName, wager.stake),
      ];
  }
}

const nameOf = ({ seq }: WagerStep) => `win-${seq}`;

/** The total payment to the player after these steps. */
export function paidAfter(steps: readonly WagerStep[]): Amount {
  let paid = noMoney;
  for (const step of steps) {
    if (isSettlement(step)) paid = step.payout;
    else if (step.kind === "unsettle" || step.kind === "rollback") paid = noMoney;
  }
  return paid;
}

/** The payments that were made and not taken back. */
function paymentsInForce(steps: readonly WagerStep[]): Move[] {
  let payments: Move[] = [];
  let paid = noMoney;
  for (const step of steps) {
    if (isSettlement(step)) {
      if (step.payout < paid) {
        payments = [];
        paid = noMoney;
      }
      if (step.payout > paid)
        payments = [...payments, paymentMove(nameOf(step), subtract(step.payout, paid))];
      paid = step.payout;
    } else if (step.kind === "unsettle" || step.kind === "rollback") {
      payments = [];
      paid = noMoney;
    }
  }
  return payments;
}
