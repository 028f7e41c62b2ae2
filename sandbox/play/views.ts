import type { Round, RoundState } from "../books/rounds.ts";
import { linePay, toText } from "../money.ts";
import { machine } from "../slot/rules.ts";
import type { Spin } from "../slot/decide.ts";
import type { RoundView, SpinView } from "./wire.ts";

/**
 * What the page may know of a round. The outcome stays hidden until the money has moved: a round
 * that is rolled back was never shown.
 */
export function roundView(round: Round): RoundView {
  const shown = round.state === "settled";
  return {
    id: round.id,
    state: stateOf(round.state),
    stake: toText(round.stake),
    startedAt: round.startedAt,
    refusal: round.refusal,
    balance: round.balanceAfter === null ? null : toText(round.balanceAfter),
    win: shown ? toText(round.win) : null,
    base: shown ? spinView(round, round.outcome.base) : null,
    freeSpins: shown ? round.outcome.freeSpins.map((spin) => spinView(round, spin)) : [],
  };
}

function spinView(round: Round, spin: Spin): SpinView {
  const inMoney = (pay: number) => toText(linePay(round.stake, machine.lines.length, pay));
  return {
    window: spin.window.map((column) => column.join("")),
    covered: spin.covered,
    scatters: spin.scatters,
    win: inMoney(spin.pay),
    lines: spin.lines.map(({ line, symbol, count, pay }) => ({
      line,
      symbol,
      count,
      win: inMoney(pay),
    })),
  };
}

const stateOf = (state: RoundState): RoundView["state"] =>
  state === "posting" || state === "reversing" ? "pending" : state;
