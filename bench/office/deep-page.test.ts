import { expect, it } from "vitest";
import type { Ask } from "#bench/office/ask.ts";
import { deepPlace } from "#bench/office/deep-page.ts";
import { questionsOf, type Question } from "#bench/office/questions.ts";

const questionOf = (call: string): Question => {
  const found = questionsOf({
    round: "12-3",
    session: "00000000-0000-4000-8000-000000000001",
    mailing: 1,
  }).find((each) => each.call === call);
  if (!found) throw new Error(`${call} is not asked`);
  return found;
};

/** A list with the rows 1 to 1,000, fifty a page. */
const listOf =
  (field: string, isNewestFirst: boolean, asPlace = (id: number): string | number => id): Ask =>
  async (_question, place) => {
    const all = Array.from({ length: 1_000 }, (_, at) => at + 1);
    if (isNewestFirst) all.reverse();
    const key = Number(place ?? (isNewestFirst ? Infinity : 0));
    const rest = all.filter((id) => (isNewestFirst ? id < key : id > key));
    const last = rest.length > 50 ? rest[49] : undefined;
    const next = last === undefined ? null : asPlace(last);
    return {
      ms: 1,
      status: "success",
      body: { [field]: rest.slice(0, 50).map((id) => ({ id })), next },
    };
  };

it("finds the middle of a list by number, whether it falls or grows", async () => {
  const falling = await deepPlace(questionOf("get-payment-history"), listOf("payments", true));
  expect(falling).toBeGreaterThan(450);
  expect(falling).toBeLessThan(550);
  const growing = await deepPlace(questionOf("get-help-inbox"), listOf("rows", false));
  expect(growing).toBeGreaterThan(450);
  expect(growing).toBeLessThan(550);
});

it("turns pages of a list whose places are texts, and finds none in a list of one page", async () => {
  const place = await deepPlace(questionOf("find-members"), listOf("members", true, String));
  expect(typeof place).toBe("string");
  expect(Number(place)).toBeLessThan(200);
  const short: Ask = async () => ({ ms: 1, status: "success", body: { members: [], next: null } });
  expect(await deepPlace(questionOf("find-members"), short)).toBeNull();
});
