import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromWon } from "#server/kit/money.ts";
import {
  matchLines,
  type MatchableDeposit,
  type MatchableLine,
} from "#server/payments/statements/match.ts";

const HOUR_MS = 3_600_000;
const start = Date.parse("2026-11-21T00:00:00Z");
// Few names, amounts and references, so that they often collide.
const owner = fc.constantFrom("김은하", "이달빛", "KIM", "(주)별");
const reference = fc.constantFrom("D-7K2M9Q", "D-AAAAAA", "D-BBBBBB");
const amount = fc.constantFrom(10_000, 50_000).map(fromWon);
const hours = fc.integer({ min: -100, max: 100 });

const deposits = fc
  .array(
    fc.record({
      accountId: fc.constantFrom(null, 1, 2),
      reference: fc.option(reference),
      amount,
      owner,
      askedAt: hours.map((at) => new Date(start + at * HOUR_MS)),
    }),
    { maxLength: 12 },
  )
  .map((rows) => rows.map((row, index): MatchableDeposit => ({ ...row, id: BigInt(index + 1) })));
const lines = fc
  .array(
    fc.record({
      accountId: fc.constantFrom(1, 2),
      amount,
      bookedAt: hours.map((at) => new Date(start + at * HOUR_MS)),
      hasTime: fc.boolean(),
      sender: owner,
      memo: fc.oneof(
        fc.constant(""),
        reference,
        fc.tuple(reference, reference).map((both) => both.join(" ")),
      ),
    }),
    { maxLength: 12 },
  )
  .map((rows) => rows.map((row, index): MatchableLine => ({ ...row, id: BigInt(index + 1) })));

describe("matching transfers and deposits", () => {
  it("pairs each line and each deposit at most once", () => {
    fc.assert(
      fc.property(lines, deposits, (theLines, theDeposits) => {
        const { pairs, candidates } = matchLines(theLines, theDeposits);
        const pairedLines = new Set(pairs.map(({ lineId }) => lineId));
        const pairedDeposits = new Set(pairs.map(({ depositId }) => depositId));
        expect(pairedLines.size).toBe(pairs.length);
        expect(pairedDeposits.size).toBe(pairs.length);
        for (const { lineId, depositId } of candidates) {
          expect(pairedLines.has(lineId)).toBe(false);
          expect(pairedDeposits.has(depositId)).toBe(false);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("pairs only equal amounts and accounts, in any order", () => {
    fc.assert(
      fc.property(lines, deposits, (theLines, theDeposits) => {
        const { pairs } = matchLines(theLines, theDeposits);
        for (const { lineId, depositId } of pairs) {
          const line = theLines.find(({ id }) => id === lineId);
          const deposit = theDeposits.find(({ id }) => id === depositId);
          expect(deposit?.amount).toBe(line?.amount);
          expect([null, line?.accountId]).toContain(deposit?.accountId);
        }
        const told = (list: typeof pairs) =>
          list.map(({ lineId, depositId, sure }) => `${lineId} ${depositId} ${sure}`).toSorted();
        const turned = matchLines(theLines.toReversed(), theDeposits.toReversed());
        expect(told(turned.pairs)).toEqual(told(pairs));
      }),
    );
  });

  const line = (change: Partial<MatchableLine> = {}): MatchableLine => ({
    id: 1n,
    accountId: 1,
    amount: fromWon(50_000),
    bookedAt: new Date(start),
    hasTime: true,
    sender: "김은하",
    memo: "",
    ...change,
  });
  const deposit = (change: Partial<MatchableDeposit> = {}): MatchableDeposit => ({
    id: 7n,
    accountId: 1,
    reference: "D-7K2M9Q",
    amount: fromWon(50_000),
    owner: "김은하",
    askedAt: new Date(start),
    ...change,
  });
  const sureOf = (aLine: MatchableLine, ...some: MatchableDeposit[]) => {
    const { pairs, candidates } = matchLines([aLine], some);
    return { paired: pairs.map(({ sure }) => sure), offered: candidates.map(({ why }) => why) };
  };

  it("is exact by reference in any spelling, before name and time", () => {
    const other = deposit({ id: 8n, reference: null });
    expect(sureOf(line({ memo: "입금 d 7k2m9q" }), deposit(), other)).toEqual({
      paired: ["exact"],
      offered: [],
    });
    expect(sureOf(line({ memo: "D-7K2M9Q", amount: fromWon(40_000) }), deposit())).toEqual({
      paired: [],
      offered: ["reference-other-amount"],
    });
  });

  it("is likely by amount, name and time, and possible without the name", () => {
    expect(sureOf(line(), deposit())).toEqual({ paired: ["likely"], offered: [] });
    expect(sureOf(line({ sender: "박별" }), deposit())).toEqual({
      paired: [],
      offered: ["amount"],
    });
    expect(sureOf(line({ bookedAt: new Date(start + 80 * HOUR_MS) }), deposit())).toEqual({
      paired: [],
      offered: [],
    });
  });

  it("offers two equal matches without choosing one", () => {
    expect(sureOf(line(), deposit(), deposit({ id: 8n }))).toEqual({
      paired: [],
      offered: ["name", "name"],
    });
  });
});
