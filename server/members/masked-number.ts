import { BoundedMap } from "#server/kit/bounded-map.ts";
import type { Queryable } from "#server/kit/database.ts";
import { openNumber, type NumberColumn } from "#server/kit/seal-keys/numbers.ts";
import { masked } from "#server/members/profile.ts";

/** Two numbers for each of the 10,000 pages that one process has open at most; about 5 MB. */
const KEPT_AT_MOST = 20_000;

/** The masked text by row and seal. A changed number has another seal, so an entry stays true. */
const kept = new BoundedMap<string, string>(KEPT_AT_MOST);

/**
 * A sealed number as its own member sees it. Every open page asks for it each 30 s, and opening the
 * seal is a tenth of that answer, so the masked text is kept; the number itself is not.
 */
export function maskedNumber(
  db: Pick<Queryable, "appSecret">,
  column: NumberColumn,
  id: bigint,
  sealed: Buffer,
): string {
  const key = `${column}:${id}:${sealed.toString("latin1")}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const text = masked(openNumber(db, column, id, sealed));
  kept.set(key, text);
  return text;
}
