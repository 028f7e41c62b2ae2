import { inject } from "vitest";
import { openProduct, type TestProduct } from "#tests/support/product.ts";

/**
 * A whole product for one journey, from a copy of the run's prepared product, which saves creating,
 * migrating and seeding a cluster. Otherwise like `openProduct`.
 */
export const openJourneyProduct = (): Promise<TestProduct> =>
  openProduct({ from: inject("preparedProduct"), on: "memory" });
