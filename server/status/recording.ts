import type { Recording } from "#server/components/lives/lives.ts";
import type { CatalogueReader } from "#server/games/catalogue.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { keptSince, SWEPT_AT_ONCE } from "#server/kit/retention.ts";
import { recordedParts, troublesNow } from "#server/status/now.ts";
import * as store from "#server/status/store.ts";

/**
 * Records with each sign of a web process which parts members cannot use. The sign and the record
 * are one commit, so a part counts as recorded exactly while the process gives signs.
 */
export const recordStatus =
  (db: Queryable, catalogue: CatalogueReader): Recording =>
  async () => {
    const offered = await catalogue();
    const troubles = await troublesNow(db, offered);
    const broken = [...troubles].map(([part, cause]) => ({ part, cause }));
    return async (tx, sign) => {
      await store.addParts(tx, recordedParts(offered), sign.at);
      await store.endOutages(tx, sign, broken);
      if (broken.length > 0) await store.beginOutages(tx, sign, broken);
    };
  };

/** Deletes a bounded number of outages whose retention period is over; answers how many. */
export const sweepOutages = (db: Queryable, clock: Clock): Promise<number> =>
  store.deleteOutages(db, keptSince(clock.now(), "statusOutages"), SWEPT_AT_ONCE);
