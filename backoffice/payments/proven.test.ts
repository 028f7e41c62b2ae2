import { describe, expect, it } from "vitest";
import type { PaymentCheck, PaymentDetail } from "#contract/office/payments.ts";
import { isProven, refusalProvenBy } from "#backoffice/payments/proven.ts";

type State = PaymentCheck["state"];

const checksOf = (
  states: { name?: State; limits?: State },
  facts: PaymentCheck["facts"] | null = { line: 7 },
): PaymentDetail["checks"] => [
  ...(facts === null ? [] : [{ point: "transfer" as const, state: "good" as const, facts }]),
  { point: "name", state: states.name ?? "good", facts: {} },
  { point: "limits", state: states.limits ?? "good", facts: {} },
];

describe("the reason that the office offers for an approval", () => {
  const deposit = (statementLine: number | null, name: State) =>
    isProven({ kind: "deposit", checks: checksOf({ name }), statementLine });

  it("is offered only with a line of a bank statement from the holder of the account", () => {
    expect(deposit(7, "good")).toBe(true);
    expect(deposit(null, "good")).toBe(false);
    expect(deposit(7, "look")).toBe(false);
    expect(deposit(7, "bad")).toBe(false);
  });

  it("is never offered for a withdrawal, which no incoming transfer proves", () => {
    const withdrawal = { kind: "withdrawal", checks: checksOf({}, null) } as const;
    expect(isProven({ ...withdrawal, statementLine: null })).toBe(false);
  });
});

describe("the reason that the office offers for a refusal", () => {
  it.each([
    ["deposit", checksOf({}, { count: 0 }), "no_transfer"],
    ["deposit", checksOf({ name: "bad" }), "name_differs"],
    ["deposit", checksOf({ limits: "bad" }), "over_limit"],
    ["deposit", checksOf({}), ""],
    ["withdrawal", checksOf({ name: "bad" }, null), "name_differs"],
    ["withdrawal", checksOf({ limits: "bad" }, null), "over_limit"],
    ["withdrawal", checksOf({}, null), ""],
    ["withdrawal", checksOf({ name: "look" }, null), ""],
  ] as const)("is what the checks of a %s show: %j gives %j", (kind, checks, expected) => {
    expect(refusalProvenBy({ kind, checks, statementLine: null })).toBe(expected);
  });
});
