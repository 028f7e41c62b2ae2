import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runAttack } from "#tests/support/attack/run.ts";
import { openJourneyProduct } from "#tests/support/journey-product.ts";
import type { TestProduct } from "#tests/support/product.ts";

/**
 * The short form of `npm run attack`: fewer hostile bodies and sockets, shorter floods. The long
 * form measures times.
 */
describe("a product under attack", () => {
  let product: TestProduct;
  beforeAll(async () => {
    // The attackers use many addresses, which only a trusted proxy may name.
    process.env["TRUSTED_PROXIES"] = "1";
    product = await openJourneyProduct();
  });
  afterAll(async () => {
    delete process.env["TRUSTED_PROXIES"];
    await product.stop();
  });

  it("answers every call without a fault, keeps running, serves other members, and has clean books", async () => {
    const result = await runAttack(product, {
      calls: 500,
      seed: 20_261_122,
      floodSeconds: 1,
      socketShare: 0.02,
      tell: () => {},
    });
    expect(result.faults).toEqual([]);
    // The attack must reach the calls: refusals alone would prove little.
    expect(result.fuzz.calls.byStatus.get(200)).toBeGreaterThan(75);
    expect(result.fuzz.doors.byStatus.get(200)).toBeGreaterThan(20);
    expect(result.floods.every(({ neighbours }) => neighbours.bets.calls > 0)).toBe(true);
  });
});
