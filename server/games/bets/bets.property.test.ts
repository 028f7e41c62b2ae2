import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeBet, rollBackBet, settleBet, unsettleBet } from "#server/games/bets/bets.ts";
import { checkRounds } from "#server/games/checks.ts";
import { fromWon } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { getBalances } from "#server/ledger/accounts.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer } from "#tests/support/members.ts";

const CASH_WON = 100;

type Step = { do: "place" | "settle" | "unsettle" | "rollBack"; bet: number; won: number };

const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom("place", "place", "settle", "settle", "unsettle", "rollBack"),
  bet: fc.nat({ max: 2 }),
  won: fc.integer({ min: 1, max: 60 }),
});

/** A book of bets, as plainly as it can be said. */
class Model {
  cash = CASH_WON;
  readonly #bets = new Map<number, { stake: number; paid: number; state: string }>();

  take({ do: what, bet: id, won }: Step): string {
    const bet = this.#bets.get(id);
    const isOver = bet?.state === "gone";
    if (what === "place") {
      if (isOver) return "already_rolled_back";
      if (bet) return bet.stake === won ? "ok" : "duplicate_mismatch";
      if (won > this.cash) return "insufficient_funds";
      this.#bets.set(id, { stake: won, paid: 0, state: "open" });
      this.cash -= won;
      return "ok";
    }
    if (what === "rollBack") {
      if (!bet) this.#bets.set(id, { stake: 0, paid: 0, state: "gone" });
      else if (!isOver) this.#move(bet, bet.stake - bet.paid, { paid: 0, state: "gone" });
      return "ok";
    }
    if (!bet) return "transaction_unknown";
    if (isOver) return "already_rolled_back";
    if (what === "settle") this.#move(bet, won - bet.paid, { paid: won, state: "settled" });
    else if (bet.state === "settled") this.#move(bet, -bet.paid, { paid: 0, state: "open" });
    return "ok";
  }

  /** Cash never falls below zero: what it does not cover becomes receivable. */
  #move(
    bet: { paid: number; state: string },
    change: number,
    next: { paid: number; state: string },
  ): void {
    this.cash = Math.max(0, this.cash + change);
    Object.assign(bet, next);
  }
}

describe("sport bets", () => {
  const test = useTestApp();
  let run = 0;

  async function play(steps: readonly Step[]) {
    const { db, writer } = test.app;
    const { ref, memberId } = await makePlayer(db, { cash: fromWon(CASH_WON) });
    const prefix = `run-${run++}`;
    let requests = 0;
    const answers: string[] = [];
    for (const { do: what, bet, won } of steps) {
      const call = {
        connection: "sandbox-betsy",
        memberRef: ref,
        currency: "KRW",
        betRef: `${prefix}-${bet}`,
        requestRef: `${prefix}-request-${requests++}`,
      };
      const amount = fromWon(won);
      try {
        if (what === "place")
          await placeBet(writer, { ...call, amount, gameCode: "tennis", gameSessionId: null });
        else if (what === "settle") await settleBet(writer, { ...call, amount, result: "won" });
        else if (what === "unsettle") await unsettleBet(writer, call);
        else await rollBackBet(writer, call);
        answers.push("ok");
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        answers.push(error.code);
      }
    }
    return { answers, cash: (await getBalances(db, memberId)).cash };
  }

  it("behave like a simple model, through all their phases", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 16 }), async (steps) => {
        const model = new Model();
        const expected = steps.map((each) => model.take(each));
        const { answers, cash } = await play(steps);
        expect(answers).toEqual(expected);
        expect(cash).toBe(fromWon(model.cash));
      }),
      { numRuns: 60 },
    );
    expect(await checkRounds(test.app.db.pool)).toEqual([]);
  });
});
