import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { units } from "#server/kit/money.ts";
import type { AccountRef } from "#server/ledger/account.ts";
import { houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import type { Operation, Outcome, OutcomeStatus } from "#server/ledger/operations.ts";
import { postGroups } from "#server/ledger/store.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { makeMember } from "#tests/support/members.ts";

/**
 * Compares the ledger with a simple model. Random groups of bets, wins and roll-backs over few keys
 * make replays, conflicts, early roll-backs and repeated ones common; both must give the same
 * answers and balances.
 */
type Step =
  | { kind: "bet" | "win"; member: 0 | 1; key: string; amount: bigint }
  | { kind: "rollback"; member: 0 | 1; key: string; original: string };

const key = fc.integer({ min: 0, max: 7 }).map((n) => `k${n}`);
const member = fc.constantFrom(0 as const, 1 as const);
const amount = fc.bigInt({ min: 1n, max: 60n });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("bet" as const), member, key, amount }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("win" as const), member, key, amount }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("rollback" as const),
      member,
      key: fc.integer({ min: 0, max: 5 }).map((n) => `r${n}`),
      original: key,
    }),
  },
);

/** A batch consists of groups, a group of steps; a group is applied whole or not at all. */
const batch = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), {
  minLength: 1,
  maxLength: 6,
});

const failing: ReadonlySet<OutcomeStatus> = new Set([
  "insufficient",
  "conflict",
  "rolled_back_before",
]);

type Stored = {
  step: Step;
  member: number;
  delta: bigint;
  balance: bigint;
  isTombstone: boolean;
  isReversed: boolean;
};

/** The reference behaviour, one operation at a time. */
class Model {
  balances: [bigint, bigint] = [100n, 100n];
  #keys = new Map<string, Stored>();

  /** The group's answers; of a failed group only the answer that failed it. */
  applyGroup(steps: readonly Step[]): { status: OutcomeStatus; balance: bigint | null }[] {
    const before = { balances: [...this.balances] as [bigint, bigint], keys: this.#copyOfKeys() };
    const answers: { status: OutcomeStatus; balance: bigint | null }[] = [];
    for (const next of steps) {
      const answer = this.apply(next);
      answers.push(answer);
      if (!failing.has(answer.status)) continue;
      this.balances = before.balances;
      this.#keys = before.keys;
      return steps.map((_, at) =>
        at === answers.length - 1
          ? { status: answer.status, balance: this.balances[next.member] }
          : { status: "group_failed", balance: null },
      );
    }
    return answers;
  }

  #copyOfKeys(): Map<string, Stored> {
    return new Map([...this.#keys].map(([name, stored]) => [name, { ...stored }]));
  }

  apply(next: Step): { status: OutcomeStatus; balance: bigint } {
    const known = this.#keys.get(next.key);
    if (known?.isTombstone && next.kind !== "rollback")
      return this.#answer("rolled_back_before", next);
    if (known) return this.#again(known, next);
    if (next.kind === "rollback") return this.#rollBack(next);
    const delta = next.kind === "bet" ? -next.amount : next.amount;
    if (this.balances[next.member] + delta < 0n) return this.#answer("insufficient", next);
    return this.#write(next, delta);
  }

  #again(known: Stored, next: Step): { status: OutcomeStatus; balance: bigint } {
    const { step: first } = known;
    const isSame =
      known.member === next.member &&
      first.kind === next.kind &&
      (first.kind === "rollback"
        ? next.kind === "rollback" && first.original === next.original
        : next.kind !== "rollback" && first.amount === next.amount);
    return isSame ? { status: "replay", balance: known.balance } : this.#answer("conflict", next);
  }

  #rollBack(next: Step & { kind: "rollback" }): { status: OutcomeStatus; balance: bigint } {
    const original = this.#keys.get(next.original);
    if (!original || original.isTombstone) {
      if (!original) this.#store(next.original, { ...next, kind: "rollback" }, 0n, true);
      this.#store(next.key, next, 0n, false);
      return this.#answer("tombstoned", next);
    }
    if (original.member !== next.member) return this.#answer("conflict", next);
    if (original.isReversed) {
      this.#store(next.key, next, 0n, false);
      return this.#answer("reversed_before", next);
    }
    original.isReversed = true;
    const delta = -original.delta;
    const balance = this.balances[next.member];
    return this.#write(next, balance + delta < 0n ? -balance : delta);
  }

  #write(next: Step, delta: bigint): { status: OutcomeStatus; balance: bigint } {
    this.balances[next.member] += delta;
    this.#store(next.key, next, delta, false);
    return this.#answer("applied", next);
  }

  #store(under: string, next: Step, delta: bigint, isTombstone: boolean): void {
    const balance = this.balances[next.member];
    this.#keys.set(under, {
      step: next,
      member: next.member,
      delta,
      balance,
      isTombstone,
      isReversed: false,
    });
  }

  #answer(status: OutcomeStatus, next: Step) {
    return { status, balance: this.balances[next.member] };
  }
}

describe("the ledger against a simple model", () => {
  const database = useTestDatabase();

  it("gives the same answers and balances for any batches of bets, wins and roll-backs", async () => {
    const { db } = database;
    const house = await houseAccountId(db, "provider:model");
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(batch, { minLength: 1, maxLength: 8 }), async (batches) => {
        run++;
        const scopes = {
          movements: await scopeId(db, `model-${run}`),
          rollBacks: await scopeId(db, `model-${run}-back`),
        };
        // Two members of one shard, so that one can meet the other's key.
        const accounts = await twoMembersOfOneBucket(db);
        const model = new Model();
        for (const groups of batches) {
          const operations = groups.map((group) =>
            group.map((next) => operationOf(next, accounts, scopes, house)),
          );
          const outcomes = await postGroups(db, operations);
          const expected = groups.map((group) => model.applyGroup(group));
          expect({ groups, outcomes: answersOf(outcomes) }).toEqual({ groups, outcomes: expected });
        }
        const rows = await db.query<{ balance: bigint }>(
          "select balance from ledger_accounts where id = any($1) order by array_position($1, id)",
          [accounts.map((account) => account.id)],
        );
        expect(rows.map((row) => row.balance)).toEqual(model.balances);
      }),
      { numRuns: 100 },
    );
  });

  /** Operations that were undone or not tried have no balance to compare. */
  const answersOf = (outcomes: readonly (readonly Outcome[])[]) =>
    outcomes.map((group) =>
      group.map(({ status, balance }) => ({
        status,
        balance: status === "group_failed" ? null : balance,
      })),
    );

  async function twoMembersOfOneBucket(db: typeof database.db): Promise<[AccountRef, AccountRef]> {
    const first = await makeMember(db, { cash: units(100n) });
    const second = await makeMember(db, { cash: units(100n), memberId: first.memberId + 64n });
    return [first.cash, second.cash];
  }

  function operationOf(
    next: Step,
    accounts: [AccountRef, AccountRef],
    scopes: { movements: number; rollBacks: number },
    houseAccount: number,
  ): Operation {
    const account = accounts[next.member];
    return next.kind === "rollback"
      ? {
          account,
          houseAccountId: houseAccount,
          scopeId: scopes.rollBacks,
          key: next.key,
          original: { scopeId: scopes.movements, key: next.original },
        }
      : {
          account,
          houseAccountId: houseAccount,
          scopeId: scopes.movements,
          key: next.key,
          movement: next.kind,
          amount: units(next.amount),
        };
  }
});
