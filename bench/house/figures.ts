import { growHouse, postingsOf } from "#bench/house/growth.ts";
import { measurePaces, paceNames } from "#bench/house/paces.ts";
import type { Print } from "#bench/ledger/figures.ts";
import { appSecretOf } from "#scripts/secrets.ts";
import { openProduct } from "#tests/support/product.ts";

const SMALL = 10_000;
/** What does not grow with the house stays below; the machine alone makes a quarter. */
const MOST_TIMES = 1.5;

/**
 * What a large house costs beside a small one, in one product and one run: first ten thousand
 * members, then `members`, every tenth with eleven postings. A million members need about 4 GB of
 * disk, which are freed afterwards.
 */
export async function benchHouse(members: number, print: Print): Promise<void> {
  const words = (count: number) => count.toLocaleString("en");
  print.say(
    `\nA house of ${words(members)} members and ${words(postingsOf(members))} postings beside one of ${words(SMALL)}`,
  );
  const product = await openProduct();
  try {
    // The worker would post comp for the history and seal it during the measurements.
    await product.worker.stop();
    const appSecret = appSecretOf({ appSecret: null, dataDir: product.dataDir });
    const place = { databaseUrl: product.databaseUrl, appSecret };
    const grow = async (from: number, to: number) => {
      await product.web.stop();
      await growHouse(place, { from, to }, print.say);
      await product.web.start();
    };
    const startedAt = Date.now();
    await grow(1, SMALL);
    const small = await measurePaces({ product, members: SMALL, run: 1 });
    await grow(SMALL + 1, members);
    print.figure("grown within", `${Math.round((Date.now() - startedAt) / 1_000)} s`);
    const large = await measurePaces({ product, members, run: 2 });
    print.say("  small → large house, by the yardstick beside each");
    for (const name of paceNames) {
      const [before, after] = [small[name], large[name]];
      const times = after.own / after.yardstickMs / (before.own / before.yardstickMs);
      const yardsticks = `yardstick ${before.yardstickMs.toFixed(2)} → ${after.yardstickMs.toFixed(2)} ms`;
      const verdict = times > MOST_TIMES ? `  over ${MOST_TIMES}` : "";
      print.figure(
        name,
        `${times.toFixed(2)} ×  ${before.own.toFixed(1)} → ${after.own.toFixed(1)}  (${yardsticks})${verdict}`,
      );
    }
  } finally {
    await product.stop();
  }
}
