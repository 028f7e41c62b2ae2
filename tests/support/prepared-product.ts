import type { TestProject } from "vitest/node";
import { findChromium } from "#tests/support/chromium.ts";
import { withProgress } from "#scripts/progress.ts";
import { openProduct } from "#tests/support/product.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The data folder of a product that was started once, seeded and stopped. */
    preparedProduct: string;
  }
}

/** Starts a product once for all journeys; each continues with a copy of its data. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  // The browser of the dependencies is unpacked here, before two files of tests do so at once.
  await findChromium();
  const product = await withProgress(console.log, "Preparing a product for the journeys", () =>
    openProduct({ on: "memory" }),
  );
  await product.halt();
  project.provide("preparedProduct", product.dataDir);
  return () => product.stop();
}
