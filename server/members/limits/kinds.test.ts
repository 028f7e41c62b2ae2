import { describe, expect, it } from "vitest";
import {
  kindsOfProducts,
  limitKinds,
  limitPeriods,
  limitProducts,
  periodsOf,
} from "#contract/limit-kinds.ts";
import type { OwnLimit } from "#contract/limits.ts";
import { useTestApp } from "#tests/support/app.ts";
import { booked, PlayingMember } from "#tests/support/playing-member.ts";

/** Each kind, period and product of a limit, as a slot's stakes run into it. */
describe("a limit", () => {
  const test = useTestApp();
  const member = new PlayingMember(test);
  const set = (amount: number, name: object) => member.call("set-limit", { ...name, amount });
  const own = async () => (await member.call("get-limits"))["limits"] as OwnLimit[];
  const ofStakes = (["stake", "loss"] as const).flatMap((kind) =>
    periodsOf[kind].flatMap((period) =>
      (["all", "slot"] as const).map((product) => ({ kind, period, product })),
    ),
  );

  it.each(ofStakes)("of $product, $kind, $period, refuses what is above it", async (name) => {
    await set(6_000, name);
    expect(await member.bet(6_000)).toEqual(booked);
    expect(await member.bet(1)).toBe("105");
    expect(await member.win(3_000)).toEqual(booked);
    expect(await member.bet(3_000)).toEqual(name.kind === "loss" ? booked : "105");
  });

  it.each(ofStakes.filter(({ product }) => product === "slot"))(
    "of another product, $kind, $period, does not count it",
    async (name) => {
      await set(5_000, { ...name, product: "casino" });
      expect(await member.bet(6_000)).toEqual(booked);
      expect(await own()).toMatchObject([{ used: 0, left: 5_000 }]);
    },
  );

  it.each(["all", "slot"])(
    "of a single stake of %s refuses a larger one, and counts nothing",
    async (product) => {
      await set(5_000, { kind: "single", period: "bet", product });
      await set(1_000, { kind: "single", period: "bet", product: "sport" });
      expect(await member.bet(5_001)).toBe("105");
      for (let n = 0; n < 3; n++) expect(await member.bet(5_000)).toEqual(booked);
      expect((await own()).find((limit) => limit.product === product)).toMatchObject({
        used: 0,
        left: 5_000,
        renewsAt: null,
      });
    },
  );

  it("of the last 24 hours has no moment at which it begins again", async () => {
    await set(9_000, { kind: "stake", period: "rolling" });
    await member.bet(4_000);
    expect(await own()).toMatchObject([{ used: 4_000, left: 5_000, renewsAt: null }]);
  });

  it("has the same kinds, periods and products in the contract and in the database", async () => {
    let held = 0;
    for (const kind of limitKinds)
      for (const period of limitPeriods)
        for (const product of limitProducts) {
          const exists =
            periodsOf[kind].includes(period) &&
            (product === "all" || kindsOfProducts.includes(kind));
          if (exists) held++;
          else if (product !== "all" && product !== "slot") continue;
          expect(
            await set(600, { kind, period, product }),
            `${kind} ${period} ${product}`,
          ).toMatchObject({ status: exists ? "success" : "invalid" });
        }
    expect(await own()).toHaveLength(held);
  });
});
