import type { Output } from "#contract/calls.ts";
import { LIABILITY_FORMAT, textOfTree } from "#contract/liability-proof.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { dateOf, startOfDay } from "#server/kit/days.ts";
import { fromWon } from "#server/kit/money.ts";
import { sealKeyOf } from "#server/ledger/seals/signing.ts";
import { countRunning } from "#server/reports/funds/running.ts";
import { leafOf, saltOf } from "#server/reports/liabilities/hashes.ts";
import { makeTree } from "#server/reports/liabilities/making.ts";
import { pathTo, rootOf } from "#server/reports/liabilities/sum-tree.ts";
import { getProgress } from "#server/reports/reading/store.ts";
import { addToSums } from "#server/reports/sums.ts";
import type { TestApp } from "#tests/support/app.ts";

export const treeKey = sealKeyOf(Buffer.alloc(32, 9).toString("base64url"));

/** Counts the stakes that ran when yesterday ended, as the worker does soon after it; answers that day. */
export async function countYesterday(db: Database): Promise<string> {
  const { timeZone } = await getProgress(db);
  const end = startOfDay(dateOf(new Date(), timeZone), timeZone);
  await countRunning(db, { now: () => new Date(end.getTime() + 600_000) });
  return dateOf(new Date(end.getTime() - 1), timeZone);
}

export async function sumEntries(db: Database): Promise<void> {
  while ((await addToSums(db)) > 0) continue;
}

/** Sums every entry, and takes every step of the trees that are due; answers how many steps. */
export async function makeTrees(db: Database, clock: Clock): Promise<number> {
  await sumEntries(db);
  let steps = 0;
  while ((await makeTree(db, clock, treeKey)) > 0) steps++;
  return steps;
}

/** The answers about one day of a made-up tree that has a member's amount, and the one beside it. */
export function madeUpTotal(member: string, day: string, won: number) {
  const secret = Buffer.alloc(32, 1);
  const leaf = (id: bigint, name: string, sum: bigint) => ({
    hash: leafOf(saltOf(secret, id), name, sum),
    sum,
  });
  const amount = fromWon(won) + 12_345n;
  const leaves = [leaf(1n, member, amount), leaf(2n, "", fromWon(123_456_789_000))];
  const root = rootOf(leaves);
  const tree = {
    day,
    cutAt: `${day}T15:00:00.000Z`,
    leaves: String(leaves.length),
    root: root.hash.toString("hex"),
    sum: String(root.sum),
    belowZero: "0",
    previous: "0".repeat(64),
  };
  const signature = treeKey.sign(textOfTree(tree)).toString("hex");
  const publicKey = treeKey.publicKey.toString("hex");
  const proof = {
    format: LIABILITY_FORMAT,
    host: "moon.example",
    member,
    salt: saltOf(secret, 1n).toString("hex"),
    amount: String(amount),
    path: pathTo(leaves, 0),
    tree,
    publicKey,
    signature,
  };
  const parts = { cash: String(amount), hold: "0", comp: "0", rest: "0" };
  const keys = [{ id: treeKey.id, publicKey }];
  const published = { trees: [{ ...tree, keyId: treeKey.id, signature }], next: null, keys };
  const row = { day, cutAt: tree.cutAt, total: Number(root.sum / 100_000n), amount: won };
  return { row, answer: { proof, parts }, published };
}

type Name = "get-liability-trees" | "get-own-liabilities" | "get-liability-proof";

/** Makes a call about published totals, as the visitor or the session of the cookie. */
export const liabilityCallsOf =
  (test: TestApp) =>
  async <Called extends Name>(name: Called, input: object, cookie?: string) =>
    (await test.call(name, input, cookie === undefined ? {} : { cookie }))
      .body as unknown as Output<Called> & { status: string };
