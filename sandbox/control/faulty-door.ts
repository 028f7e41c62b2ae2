import { setTimeout as pause } from "node:timers/promises";
import { codes } from "../dialects/codes.ts";
import type { DialectName } from "../dialect-names.ts";
import type { Verdict } from "../books/verdict.ts";
import type { Door } from "../door/door.ts";
import { reversalMove, type Order } from "../dialects/order.ts";
import type { FaultBoard } from "./faults.ts";

const againMs = 200;

/**
 * A wallet connection that, when switched on, sends many roll-backs of a stake while the stake is
 * on its way. In any order the round ends cancelled.
 */
export const faultyDoor = (door: Door, dialect: DialectName, board: FaultBoard): Door => ({
  ...door,
  carryOut: async (order, timeoutMs, stop) => {
    const isStake = order.moves[0]?.kind === "stake";
    const subject = { dialect, kind: "stake", account: order.session.account } as const;
    const storm = isStake ? board.take(subject, ["rollback_storm"]) : undefined;
    if (storm === undefined) return door.carryOut(order, timeoutMs, stop);
    const staking = door.carryOut(order, timeoutMs, stop);
    const back = reversalOf(order);
    const reversing = Array.from({ length: storm.times }, () =>
      door.carryOut(back, timeoutMs, stop),
    );
    await staking;
    let verdict: Verdict | undefined = (await Promise.all(reversing)).find(
      ({ kind }) => kind === "done",
    );
    while (verdict === undefined && !stop.aborted) {
      await pause(againMs * board.pace);
      const again = await door.carryOut(back, timeoutMs, stop);
      if (again.kind !== "unknown") verdict = again;
    }
    if (verdict?.kind !== "done") return { kind: "unknown", reason: "a storm of roll-backs" };
    return { ...verdict, kind: "refused", code: codes.alreadyReversed };
  },
});

/** Reverses all movements of the order, with the ids of a roll-back of the round. */
const reversalOf = (order: Order): Order => ({
  ...order,
  name: "rollback",
  moves: order.moves.map(({ name, amount, kind }) =>
    reversalMove(kind === "stake" ? "rollback" : `rollback-${name}`, name, amount),
  ),
  closes: true,
  result: null,
});
