import { inject } from "vitest";
import { openProduct, type TestProduct } from "#tests/support/product.ts";

/**
 * A whole product for one journey, from a copy of what the run's first start made: its cluster
 * need not be made, migrated and seeded again. Otherwise as `openProduct`.
 */
export const openJourneyProduct = (): Promise<TestProduct> =>
  openProduct({ from: inject("preparedProduct") });
