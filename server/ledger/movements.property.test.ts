import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { violatedConstraint } from "#server/kit/database.ts";
import { units } from "#server/kit/money.ts";
import type { AccountRef } from "#server/ledger/account.ts";
import {
  getAccount,
  getBalances,
  houseAccountId,
  scopeId,
  type HouseCode,
} from "#server/ledger/accounts.ts";
import { memberMovements, type AccountKind, type HouseKind } from "#server/ledger/movements.ts";
import type { Movement, OutcomeStatus } from "#server/ledger/operations.ts";
import { postGroups } from "#server/ledger/store.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { makeMember } from "#tests/support/members.ts";

/** The product's acts on a member's money; each applies all of its movements or none. */
const acts = {
  deposit: ["deposit"],
  bet: ["bet"],
  betwin: ["bet", "win"],
  win: ["win"],
  hold: ["hold_from_cash", "hold_set_aside"],
  release: ["hold_lifted", "hold_returned"],
  withdraw: ["withdrawal"],
  earnComp: ["comp_earned"],
  takeCompBack: ["comp_taken_back"],
  convertComp: ["comp_converted", "comp_paid"],
  give: ["adjustment_given"],
  take: ["adjustment_taken"],
  refund: ["bet_refund"],
  transferIn: ["transfer_sent"],
  transferBack: ["transfer_returned"],
  transferOut: ["transfer_received"],
  bringBack: ["withdrawal_returned"],
  fundTest: ["test_funding"],
} as const satisfies Record<string, readonly Movement["movement"][]>;
type Act = keyof typeof acts;
type Step = { act: Act; key: string; amount: bigint };
/** An operation that was undone with its act has no balance. */
type Answer = { status: OutcomeStatus; balance: bigint | null };

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...(Object.keys(acts) as Act[])),
  // Few keys, so that operations repeat, and different ones share a key.
  key: fc.integer({ min: 0, max: 25 }).map((n) => `k${n}`),
  amount: fc.bigInt({ min: 1n, max: 50n }),
});

/** The second movement of an act has its own key, so that different acts collide on the first. */
const keyOf = (key: string, place: number): string => (place === 0 ? key : `${key}+`);

const codeOf = (house: HouseKind): HouseCode =>
  house === "provider" ||
  house === "jackpot" ||
  house === "in_transit" ||
  house === "provider_float"
    ? `${house}:model`
    : house;

type Books = {
  balances: Record<AccountKind, bigint>;
  house: Map<HouseKind, bigint>;
  keys: Map<string, { movement: string; amount: bigint; balance: bigint }>;
};

/** The expected books: an act is applied to a copy, which is kept if all of it succeeds. */
class Model {
  books: Books = {
    balances: { cash: 100n, comp: 0n, hold: 0n },
    house: new Map([["play_money", -100n]]),
    keys: new Map(),
  };

  apply({ act, key, amount }: Step): Answer[] {
    const copy = structuredClone(this.books);
    const answers: Answer[] = [];
    for (const [place, movement] of acts[act].entries()) {
      const { account, direction, house } = memberMovements[movement];
      const own = keyOf(key, place);
      const known = copy.keys.get(own);
      const delta = amount * BigInt(direction);
      if (known?.movement === movement && known.amount === amount) {
        answers.push({ status: "replay", balance: known.balance });
        continue;
      }
      if (known || copy.balances[account] + delta < 0n) {
        const status = known ? "conflict" : "insufficient";
        const refusal: Answer = { status, balance: this.books.balances[account] };
        return acts[act].map((_, at) =>
          at === place ? refusal : { status: "group_failed", balance: null },
        );
      }
      const balance = (copy.balances[account] += delta);
      copy.house.set(house, (copy.house.get(house) ?? 0n) - delta);
      copy.keys.set(own, { movement, amount, balance });
      answers.push({ status: "applied", balance });
    }
    this.books = copy;
    return answers;
  }
}

describe("every movement against a simple model", () => {
  const database = useTestDatabase();
  let run = 0;

  /** A member with a hundred units of cash, and functions that post acts for them. */
  async function openRun() {
    const { db } = database;
    const { memberId, cash } = await makeMember(db, { cash: units(100n) });
    const accounts: Record<AccountKind, AccountRef> = {
      cash,
      comp: await getAccount(db, memberId, "comp"),
      hold: await getAccount(db, memberId, "hold"),
    };
    const scope = await scopeId(db, `movements-${++run}`);
    const houses = new Map<HouseKind, number>();
    for (const { house } of Object.values(memberMovements))
      houses.set(house, await houseAccountId(db, codeOf(house)));
    const operationsOf = ({ act, key, amount }: Step): Movement[] =>
      acts[act].map((movement, place) => ({
        account: accounts[memberMovements[movement].account],
        houseAccountId: houses.get(memberMovements[movement].house) ?? 0,
        scopeId: scope,
        key: keyOf(key, place),
        movement,
        amount: units(amount),
      }));
    return { memberId, operationsOf };
  }
  const ask = async (operations: readonly Movement[]): Promise<Answer[]> => {
    const [outcomes] = await postGroups(database.db, [operations]);
    return (outcomes ?? []).map(({ status, balance }) => ({
      status,
      balance: status === "group_failed" ? null : balance,
    }));
  };

  it("gives the same answers, balances and house account balances, to the unit", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
        const { memberId, operationsOf } = await openRun();
        const model = new Model();
        for (const next of steps)
          expect({ next, answers: await ask(operationsOf(next)) }).toEqual({
            next,
            answers: model.apply(next),
          });
        expect(await getBalances(database.db, memberId)).toEqual(model.books.balances);
        const rows = await database.db.query<{ kind: HouseKind; sum: string }>(
          `select h.kind, -sum(e.delta) as sum from ledger_entries e
           join ledger_accounts a on a.bucket = e.bucket and a.id = e.account_id
           join ledger_house_accounts h on h.id = e.house_account_id
           where a.member_id = $1 group by h.kind`,
          [memberId],
        );
        const house = new Map(rows.map(({ kind, sum }) => [kind, BigInt(sum)]));
        expect(house).toEqual(model.books.house);
        const { cash, comp, hold } = model.books.balances;
        expect([...house.values()].reduce((sum, held) => sum + held, 0n)).toBe(
          -(cash + comp + hold),
        );
      }),
      { numRuns: 30 },
    );
  });

  it("ends with the sum of the applied acts when many are posted simultaneously", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
        const { memberId, operationsOf } = await openRun();
        const expected: Record<AccountKind, bigint> = { cash: 100n, comp: 0n, hold: 0n };
        await Promise.all(
          steps.map(async (next) => {
            // Of two accounts that use one key simultaneously the later is undone whole and tried
            // again.
            const isKeyTaken = (error: unknown) => violatedConstraint(error) === "ledger_keys_pkey";
            const operations = operationsOf(next);
            const answers = await ask(operations).catch((error: unknown) => {
              if (isKeyTaken(error)) return ask(operations);
              throw error;
            });
            answers.forEach(({ status }, place) => {
              const movement = acts[next.act][place];
              if (status !== "applied" || !movement) return;
              const { account, direction } = memberMovements[movement];
              expected[account] += next.amount * BigInt(direction);
            });
          }),
        );
        expect(await getBalances(database.db, memberId)).toEqual(expected);
      }),
      { numRuns: 10 },
    );
  });
});
