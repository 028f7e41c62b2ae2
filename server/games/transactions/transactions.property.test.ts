import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkRounds } from "#server/games/checks.ts";
import { rollBack } from "#server/games/transactions/roll-back.ts";
import { bookStake, bookWin } from "#server/games/transactions/transactions.ts";
import { fromWon } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { getBalances } from "#server/ledger/accounts.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer } from "#tests/support/members.ts";

const CASH_WON = 100;
const policy = { winNeeds: "named stake", rollBackAfterWin: "taken" } as const;

type Step =
  | { do: "stake"; id: number; won: number }
  | { do: "win"; id: number; of: number; won: number }
  | { do: "back"; id: number; of: number };

/** Few names, so that steps meet each other. */
const name = fc.nat({ max: 4 });
const won = fc.integer({ min: 0, max: 70 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant("stake" as const), id: name, won }),
  fc.record({ do: fc.constant("win" as const), id: name, of: name, won }),
  fc.record({ do: fc.constant("back" as const), id: name, of: name }),
);

/** What should happen, as plainly as it can be said. */
class Model {
  cash = CASH_WON;
  readonly #known = new Map<number, { what: string; won: number; isUndone: boolean }>();
  readonly #backs = new Map<number, number>();

  take(taken: Step): string {
    if (taken.do === "back") return this.#back(taken.id, taken.of);
    const what = taken.do === "win" ? `win of ${taken.of}` : "stake";
    const before = this.#known.get(taken.id);
    if (before?.what === "tombstone") return "already_rolled_back";
    if (before && (before.what !== what || before.won !== taken.won)) return "duplicate_mismatch";
    if (before) return before.isUndone ? "already_rolled_back" : "ok";
    if (taken.do === "win") {
      const stake = this.#known.get(taken.of);
      if (!stake || stake.what.startsWith("win")) return "transaction_unknown";
      if (stake.isUndone) return "already_rolled_back";
    } else if (taken.won > this.cash) return "insufficient_funds";
    this.cash += taken.do === "win" ? taken.won : -taken.won;
    this.#known.set(taken.id, { what, won: taken.won, isUndone: false });
    return "ok";
  }

  #back(id: number, of: number): string {
    if (this.#backs.has(id)) return this.#backs.get(id) === of ? "ok" : "duplicate_mismatch";
    this.#backs.set(id, of);
    const original = this.#known.get(of);
    if (!original) this.#known.set(of, { what: "tombstone", won: 0, isUndone: true });
    else if (!original.isUndone) {
      const change = original.what === "stake" ? original.won : -original.won;
      this.cash = Math.max(0, this.cash + change);
      original.isUndone = true;
    }
    return "ok";
  }
}

describe("transactions that refer to each other", () => {
  const test = useTestApp();
  let run = 0;

  async function play(steps: readonly Step[], isAtOnce: boolean) {
    const { db, writer } = test.app;
    const { ref, memberId } = await makePlayer(db, { cash: fromWon(CASH_WON) });
    const prefix = `run-${run++}`;
    const base = {
      connection: "sandbox-hub88",
      memberRef: ref,
      currency: "KRW",
      roundRef: `${prefix}-round`,
      closes: false,
    };
    const call = {
      ...base,
      gameCode: "kite",
      gameSessionId: null,
      isPromo: false,
      tags: [],
    };
    const key = (id: number) => `${prefix}-${id}`;
    const take = async (taken: Step): Promise<string> => {
      try {
        if (taken.do === "back")
          await rollBack(writer, policy, {
            ...base,
            key: key(taken.id),
            original: key(taken.of),
            amount: null,
          });
        else {
          const own = { ...call, key: key(taken.id), amount: fromWon(taken.won) };
          if (taken.do === "stake") await bookStake(writer, { ...own, isFree: false });
          else await bookWin(writer, policy, { ...own, reference: key(taken.of), isPromo: false });
        }
        return "ok";
      } catch (error) {
        if (error instanceof Refusal) return error.code;
        throw error;
      }
    };
    const answers: string[] = [];
    if (isAtOnce) answers.push(...(await Promise.all(steps.map(take))));
    else for (const each of steps) answers.push(await take(each));
    return { answers, cash: (await getBalances(db, memberId)).cash };
  }

  it("behave like a simple model, step by step", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        const model = new Model();
        const expected = steps.map((each) => model.take(each));
        const { answers, cash } = await play(steps, false);
        expect(answers).toEqual(expected);
        expect(cash).toBe(fromWon(model.cash));
      }),
      { numRuns: 60 },
    );
    expect(await checkRounds(test.app.db.pool)).toEqual([]);
  });

  it("leave clean books when all are sent at once", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const { cash } = await play(steps, true);
        expect(cash).toBeGreaterThanOrEqual(0n);
      }),
      { numRuns: 25 },
    );
    expect(await checkRounds(test.app.db.pool)).toEqual([]);
  });
});
