import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runAttack } from "#tests/support/attack/run.ts";
import { openJourneyProduct } from "#tests/support/journey-product.ts";
import type { TestProduct } from "#tests/support/product.ts";

/**
 * The short form of `npm run attack`: fewer hostile bodies, fewer sockets, shorter floods, and no
 * times, which the long form measures.
 */
describe("a product under attack", () => {
  let product: TestProduct;
  beforeAll(async () => {
    // The attackers come from many addresses, which a proxy would name.
    process.env["TRUSTED_PROXIES"] = "1";
    product = await openJourneyProduct();
  });
  afterAll(async () => {
    delete process.env["TRUSTED_PROXIES"];
    await product.stop();
  });

  it("answers every call without a fault, lives on, serves its neighbours, and has clean books", async () => {
    const result = await runAttack(product, {
      calls: 1_500,
      seed: 20_261_122,
      floodSeconds: 1,
      socketShare: 0.05,
      tell: () => {},
    });
    expect(result.faults).toEqual([]);
    // An attack whose calls are all refused would prove nothing.
    expect(result.fuzz.calls.byStatus.get(200)).toBeGreaterThan(200);
    expect(result.fuzz.doors.byStatus.get(200)).toBeGreaterThan(50);
    expect(result.floods.every(({ neighbours }) => neighbours.bets.calls > 0)).toBe(true);
  }, 180_000);
});
