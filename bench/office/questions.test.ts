import { expect, it } from "vitest";
import * as z from "zod/mini";
import { officeCalls } from "#contract/office/calls.ts";
import { askedCalls, questionsOf } from "#bench/office/questions.ts";

const questions = questionsOf({
  round: "12-3",
  session: "00000000-0000-4000-8000-000000000001",
  mailing: 1,
});

it("asks every reading call and every file, with inputs that the contract takes", () => {
  expect(new Set(questions.map(({ call }) => call))).toEqual(new Set(askedCalls()));
  for (const { call, input } of questions)
    expect(
      z.safeParse(officeCalls[call].input, input).error,
      `${call} ${JSON.stringify(input)}`,
    ).toBeUndefined();
});

it("asks with every filter that the contract declares, each value of an enumeration", () => {
  for (const call of askedCalls()) {
    const own = questions.filter((question) => question.call === call);
    const { properties } = z.toJSONSchema(officeCalls[call].input, {
      io: "input",
      unrepresentable: "any",
    }) as unknown as { properties: Record<string, { enum?: unknown[] }> };
    for (const [field, { enum: values }] of Object.entries(properties)) {
      if (["layout", own[0]?.cursor].includes(field)) continue;
      const asked = new Set(
        own.map(({ input }) => input[field]).filter((value) => value !== undefined),
      );
      expect(asked.size, `${call} ${field}`).toBeGreaterThan(0);
      if (values) expect(asked, `${call} ${field}`).toEqual(new Set(values));
    }
  }
});

it("asks each two filters of a list together, and pages of every list that has them", () => {
  const inputs = questions
    .filter(({ call }) => call === "get-payment-history")
    .map(({ input }) => input);
  expect(inputs).toContainEqual({ kind: "withdrawal", state: "returned" });
  expect(inputs).toContainEqual({ loginId: "demo1", atLeast: 20_000 });
  expect(inputs).toContainEqual({ atLeast: 20_000, atMost: 30_000 });
  expect(inputs).not.toContainEqual({ atLeast: 20_000, atMost: 1 });
  const paged = new Set(questions.filter(({ cursor }) => cursor !== null).map(({ call }) => call));
  expect(paged).toContain("get-payment-history");
  expect(paged).toContain("find-rounds");
  expect(paged).not.toContain("get-payment-totals");
});
