import {
  OWN_DAYS_AT_ONCE,
  PUBLISHED_AT_ONCE,
  type OwnLiabilityDay,
} from "#contract/liabilities.ts";
import {
  LIABILITY_FORMAT,
  type LiabilityProof,
  type LiabilityTree,
} from "#contract/liability-proof.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database, Queryable } from "#server/kit/database.ts";
import { dateOf, nextDay } from "#server/kit/days.ts";
import { toWon, units } from "#server/kit/money.ts";
import { atOneMoment } from "#server/kit/one-moment.ts";
import { KEPT_DAYS, keptSince } from "#server/kit/retention.ts";
import { publicKeys } from "#server/ledger/seals/keys.ts";
import { saltOf } from "#server/reports/liabilities/hashes.ts";
import { partNodes, publishedTree } from "#server/reports/liabilities/making.ts";
import * as store from "#server/reports/liabilities/store.ts";
import { pathTo } from "#server/reports/liabilities/sum-tree.ts";

type Before = { before?: string | undefined };

/** One page of a list of which one row more was read, and the day to continue before. */
function pageOf<Row extends { day: string }>(rows: readonly Row[], most: number) {
  const list = rows.slice(0, most);
  return { list, next: rows.length > most ? (list.at(-1)?.day ?? null) : null };
}

/** The published trees before a day with their signatures, and all public keys. */
export async function publishedTrees(
  db: Queryable,
  { before }: Before,
): Promise<{
  trees: (LiabilityTree & { keyId: string; signature: string })[];
  next: string | null;
  keys: { id: string; publicKey: string }[];
}> {
  const rows = await store.listSigned(db, before ?? null, PUBLISHED_AT_ONCE + 1);
  const { list, next } = pageOf(rows, PUBLISHED_AT_ONCE);
  const trees = list.map((row) => ({
    ...publishedTree(row),
    keyId: row.keyId,
    signature: row.signature.toString("hex"),
  }));
  return { trees, next, keys: await publicKeys(db) };
}

/** What a member was owed on each published day before another. */
export async function ownLiabilities(
  db: Queryable,
  memberId: bigint,
  { before }: Before,
): Promise<{ list: OwnLiabilityDay[]; next: string | null; keptDays: number }> {
  const rows = await store.listOwn(db, memberId, before ?? null, OWN_DAYS_AT_ONCE + 1);
  const { list, next } = pageOf(rows, OWN_DAYS_AT_ONCE);
  return {
    list: list.map(({ day, cutAt, sum, amount }) => ({
      day,
      cutAt: cutAt.toISOString(),
      total: toWon(units(BigInt(sum))),
      amount: amount === null ? null : toWon(units(amount)),
    })),
    next,
    keptDays: KEPT_DAYS.liabilityLeaves,
  };
}

const HASH_BYTES = 32;

/** What proves that a published tree has the member's amount; null without a leaf of the member. */
export const liabilityProof = (
  db: Database,
  memberId: bigint,
  day: string,
  host: string,
): Promise<LiabilityProof | null> =>
  atOneMoment(db, async (tx) => {
    const [tree] = await store.listSigned(tx, nextDay(day), 1);
    const part = await store.findLeaf(tx, memberId, day);
    if (!part || tree?.day !== day) return null;
    const { secret, name, number, amounts, leaves } = part;
    const index = part.place - 1;
    const nodes = amounts.map((sum, at) => ({
      hash: leaves.subarray(at * HASH_BYTES, (at + 1) * HASH_BYTES),
      sum,
    }));
    const key = (await publicKeys(tx)).find(({ id }) => id === tree.keyId);
    return {
      format: LIABILITY_FORMAT,
      host,
      member: name,
      salt: saltOf(secret, memberId).toString("hex"),
      amount: String(amounts[index]),
      path: [...pathTo(nodes, index), ...pathTo(await partNodes(tx, day), number)],
      tree: publishedTree(tree),
      publicKey: key?.publicKey ?? "",
      signature: tree.signature.toString("hex"),
    };
  });

/** How many parts one step of the sweep deletes, some twelve megabytes. */
const SWEPT_PARTS = 500;

/** Deletes the leaves of trees that were kept long enough; the published roots and sums stay. */
export const sweepLeaves = (db: Database, clock: Clock): Promise<number> =>
  db.transaction((tx) => {
    const before = dateOf(keptSince(clock.now(), "liabilityLeaves"), "UTC");
    return store.deleteParts(tx, before, SWEPT_PARTS);
  });
