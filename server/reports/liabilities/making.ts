import { hash, randomBytes } from "node:crypto";
import { textOfTree, type LiabilityTree } from "#contract/liability-proof.ts";
import type { Clock } from "#server/kit/clock.ts";
import { allowLongReading, type Database, type Transaction } from "#server/kit/database.ts";
import { dateOf, nextDay, startOfDay } from "#server/kit/days.ts";
import { publishKey } from "#server/ledger/seals/keys.ts";
import type { SealKey } from "#server/ledger/seals/signing.ts";
import { comparedDays } from "#server/reports/funds/days.ts";
import { leafOf, saltOf } from "#server/reports/liabilities/hashes.ts";
import * as store from "#server/reports/liabilities/store.ts";
import { rootOf } from "#server/reports/liabilities/sum-tree.ts";
import { getProgress } from "#server/reports/reading/store.ts";

/** See `leavesOfPart` in the store. */
const LEAVES_OF_PART = 512;
/** A step hashes so many parts, some 8,000 leaves, so that no other job waits long for it. */
const PARTS_AT_ONCE = 16;
/** A day that is older gets no tree: gathering would read too many entries. */
const GATHERED_WITHIN_DAYS = 7;
const DAY_MS = 86_400_000;

/** The reference of the first tree to the one before. */
const NO_TREE = Buffer.alloc(32);

/**
 * Makes the tree of the oldest day without one, a part of the work in each step: gathers the leaves
 * as of one moment, hashes them, signs the root. What a step has done is kept, so another process
 * goes on where one ended, and a day has one tree. Answers 1 while work is left, otherwise 0. Throws
 * Error for a day whose leaves are not what the report of members' funds says; it gets no tree.
 */
export const makeTree = (
  db: Database,
  clock: Clock,
  key: SealKey,
  leavesOfPart = LEAVES_OF_PART,
): Promise<number> =>
  db.transaction(async (tx) => {
    if (!(await store.lockMaking(tx))) return 0;
    const tree = await store.findUnsigned(tx);
    if (!tree) return (await gather(tx, clock.now(), leavesOfPart)) ? 1 : 0;
    const parts = await store.listUnhashed(tx, tree.day, PARTS_AT_ONCE);
    for (const part of parts) await hashPart(tx, tree, part);
    if (parts.length === 0) await sign(tx, tree, key);
    return 1;
  });

/** Gathers the leaves of the next day that is over and summed; false when there is none. */
async function gather(tx: Transaction, now: Date, leavesOfPart: number): Promise<boolean> {
  const { enteredUntil, timeZone } = await getProgress(tx);
  const oldest = dateOf(new Date(now.getTime() - GATHERED_WITHIN_DAYS * DAY_MS), timeZone);
  const day = await store.findDayToGather(tx, oldest);
  if (day === undefined) return false;
  const cutAt = startOfDay(nextDay(day), timeZone);
  if (cutAt > enteredUntil) return false;
  await allowLongReading(tx);
  const [compared] = await comparedDays(tx, now, { from: day, until: day });
  if (!compared) throw new Error(`the report of members' funds does not have the day ${day}`);
  const { held, owed } = compared;
  const ofNoMember = held.unallocated + held.returning;
  const secret = randomBytes(32);
  const made = await store.gatherLeaves(tx, {
    day,
    cutAt,
    secret,
    ofNoMember,
    at: now,
    leavesOfPart,
  });
  if (made.sum - made.belowZero !== owed)
    throw new Error(
      `members were owed ${owed} units on ${day}, and the leaves sum to ${made.sum} less ${made.belowZero}`,
    );
  await store.forgetRunning(tx, day);
  return true;
}

async function hashPart(
  tx: Transaction,
  { day, secret }: store.UnsignedTree,
  { number, members, names, amounts }: store.PartToHash,
): Promise<void> {
  const leaves = members.map((member, at) => {
    const sum = amounts[at] ?? 0n;
    return { hash: leafOf(saltOf(secret, member), names[at] ?? "", sum), sum };
  });
  const hashes = Buffer.concat(leaves.map((leaf) => leaf.hash));
  await store.saveHashes(tx, day, { number, leaves: hashes, hash: rootOf(leaves).hash });
}

/** The parts' nodes with which the upper part of a tree is made. Throws Error for one without a hash. */
export async function partNodes(db: Transaction | Database, day: string) {
  return (await store.listPartNodes(db, day)).map(({ number, hash: nodeHash, sum }) => {
    if (nodeHash === null) throw new Error(`the part ${number} of the tree of ${day} has no hash`);
    return { hash: nodeHash, sum: BigInt(sum) };
  });
}

async function sign(tx: Transaction, tree: store.UnsignedTree, key: SealKey): Promise<void> {
  const [before] = await store.listSigned(tx, tree.day, 1);
  const previous = before ? hash("sha256", textOfTree(publishedTree(before)), "buffer") : NO_TREE;
  const root = rootOf(await partNodes(tx, tree.day));
  if (root.sum !== BigInt(tree.sum))
    throw new Error(`the root of ${tree.day} sums to ${root.sum}, its leaves to ${tree.sum}`);
  const signed = { ...tree, root: root.hash, previous };
  const signature = key.sign(textOfTree(publishedTree(signed)));
  await publishKey(tx, key);
  await store.saveSigned(tx, { ...signed, keyId: key.id, signature });
}

/** The part of a tree that is signed. */
export const publishedTree = (
  tree: Omit<store.SignedTree, "keyId" | "signature">,
): LiabilityTree => ({
  day: tree.day,
  cutAt: tree.cutAt.toISOString(),
  leaves: String(tree.leaves),
  root: tree.root.toString("hex"),
  sum: tree.sum,
  belowZero: tree.belowZero,
  previous: tree.previous.toString("hex"),
});
