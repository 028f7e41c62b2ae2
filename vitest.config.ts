import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const notOurs = ["**/node_modules/**", "build/**", ".cache/**", ".data/**"];
/** Node itself runs the TypeScript, as it does in production. */
const nativeNode = { viteModuleRunner: false, nodeLoader: false };

/** A journey runs a product and a browser, which together use more than one of two cores. */
const JOURNEYS_AT_ONCE = 3;
/** A file of the other tests uses less than half a core: it often waits for PostgreSQL or a clock. */
const FILES_AT_ONCE = 5;

/** Files that take minutes: begun last, one of them would run alone at the end. */
const isLong = ({ moduleId }: TestSpecification): boolean =>
  /tests\/browser\/(sweep-|slot-window|provider-games|office-screens|launch|storm|first-walk|attacked|jackpots)/.test(
    moduleId,
  );

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    globalSetup: ["tests/support/global-setup.ts"],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "server",
          isolate: false,
          include: ["**/*.test.ts"],
          exclude: [...notOurs, "site/**", "ui/**", "tests/browser/**"],
          experimental: nativeNode,
          // The files beside one may take both processors for seconds; some start two servers.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A test that promises a time names it; any other waits as long as a busy machine needs.
          expect: { poll: { timeout: 15_000 } },
          maxWorkers: FILES_AT_ONCE,
        },
      },
      {
        test: {
          name: "site",
          isolate: false,
          include: ["{site,ui}/**/*.test.{ts,tsx}"],
          exclude: notOurs,
          testTimeout: 20_000,
          maxWorkers: FILES_AT_ONCE,
        },
      },
      {
        test: {
          name: "browser",
          isolate: false,
          include: ["tests/browser/**/*.test.ts"],
          exclude: notOurs,
          globalSetup: ["tests/support/prepared-product.ts"],
          experimental: nativeNode,
          testTimeout: 240_000,
          hookTimeout: 240_000,
          // A click may be lost on a busy machine. The report marks a test that passed the second time.
          retry: 1,
          // A page of a busy machine takes longer to say what it will say.
          expect: { poll: { timeout: 15_000 } },
          maxWorkers: JOURNEYS_AT_ONCE,
          // After the other tests: Vitest gives each number of workers a group of its own.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
