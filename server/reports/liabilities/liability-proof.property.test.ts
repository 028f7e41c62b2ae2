import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isPublished,
  LIABILITY_FORMAT,
  textOfTree,
  verifyLiabilityProof,
  type LiabilityProof,
  type LiabilityTree,
} from "#contract/liability-proof.ts";
import { sealKeyOf } from "#server/ledger/seals/signing.ts";
import { bytesOfSum, leafOf, saltOf } from "#server/reports/liabilities/hashes.ts";
import { pathTo, rootOf } from "#server/reports/liabilities/sum-tree.ts";

const key = sealKeyOf(Buffer.alloc(32, 5).toString("base64url"));
const LARGEST = 2n ** 63n - 1n;

const amounts = fc.array(fc.bigInt({ min: 0n, max: LARGEST }), { minLength: 1, maxLength: 70 });

/** A signed tree of these amounts and the proof of each leaf. */
function proofsOf(owed: readonly bigint[]): LiabilityProof[] {
  const secret = randomBytes(32);
  const leaves = owed.map((sum, at) => ({
    hash: leafOf(saltOf(secret, BigInt(at)), `member${at}`, sum),
    sum,
  }));
  const root = rootOf(leaves);
  const tree: LiabilityTree = {
    day: "2026-11-28",
    cutAt: "2026-11-28T15:00:00.000Z",
    leaves: String(leaves.length),
    root: root.hash.toString("hex"),
    sum: String(root.sum),
    belowZero: "0",
    previous: "0".repeat(64),
  };
  const signature = key.sign(textOfTree(tree)).toString("hex");
  return owed.map((amount, at) => ({
    format: LIABILITY_FORMAT,
    host: "site.test",
    member: `member${at}`,
    salt: saltOf(secret, BigInt(at)).toString("hex"),
    amount: String(amount),
    path: pathTo(leaves, at),
    tree,
    publicKey: key.publicKey.toString("hex"),
    signature,
  }));
}

/** The proof with one part replaced. */
const changed = (proof: LiabilityProof, by: Partial<LiabilityProof>): LiabilityProof => ({
  ...proof,
  ...by,
});
const ofStep = (
  proof: LiabilityProof,
  at: number,
  by: Partial<LiabilityProof["path"][number]>,
): LiabilityProof =>
  changed(proof, {
    path: proof.path.map((step, index) => (index === at ? { ...step, ...by } : step)),
  });
const otherHash = (hash: string) => `${hash.startsWith("0") ? "1" : "0"}${hash.slice(1)}`;

describe("the proof that an amount is in a published total", () => {
  it("is true for every member of any set of balances, and the root has their sum", async () => {
    await fc.assert(
      fc.asyncProperty(amounts, async (owed) => {
        const total = String(owed.reduce((sum, each) => sum + each, 0n));
        for (const [at, proof] of proofsOf(owed).entries()) {
          expect(await verifyLiabilityProof(proof)).toMatchObject({
            isTrue: true,
            amount: String(owed[at]),
            total,
            keyId: key.id,
          });
        }
      }),
      { numRuns: 12 },
    );
  });

  it("is refused with another amount, name, salt, sibling, side, sum, total or signature", async () => {
    await fc.assert(
      fc.asyncProperty(
        amounts.filter((owed) => owed.length > 1),
        fc.nat(),
        fc.nat(),
        async (owed, one, other) => {
          const proof = proofsOf(owed)[one % owed.length] as LiabilityProof;
          const at = other % proof.path.length;
          const step = proof.path[at] as LiabilityProof["path"][number];
          const more = (sum: string) => String(BigInt(sum) + 1n);
          const otherSide = step.side === "left" ? "right" : "left";
          const tree = (by: Partial<LiabilityTree>) => ({ tree: { ...proof.tree, ...by } });
          const forged: [LiabilityProof, string][] = [
            [changed(proof, { amount: more(proof.amount) }), "sum"],
            [
              changed(proof, {
                amount: more(proof.amount),
                ...tree({ sum: more(proof.tree.sum) }),
              }),
              "root",
            ],
            [changed(proof, { member: `${proof.member}0` }), "root"],
            [changed(proof, { salt: otherHash(proof.salt) }), "root"],
            [ofStep(proof, at, { hash: otherHash(step.hash) }), "root"],
            [ofStep(proof, at, { side: otherSide }), "root"],
            [ofStep(proof, at, { sum: more(step.sum) }), "sum"],
            [changed(proof, { path: proof.path.slice(1) }), ""],
            [changed(proof, tree({ sum: more(proof.tree.sum) })), "sum"],
            [changed(proof, tree({ root: otherHash(proof.tree.root) })), "root"],
            [changed(proof, tree({ day: "2026-11-27" })), "signature"],
            [changed(proof, tree({ leaves: more(proof.tree.leaves) })), "signature"],
            [changed(proof, tree({ belowZero: "1" })), "signature"],
            [changed(proof, tree({ previous: otherHash(proof.tree.previous) })), "signature"],
            [changed(proof, { signature: otherHash(proof.signature.slice(0, 64)) }), "signature"],
          ];
          for (const [file, because] of forged) {
            const verdict = await verifyLiabilityProof(file);
            expect(verdict).toMatchObject({ isTrue: false, ...(because && { because }) });
          }
        },
      ),
      { numRuns: 15 },
    );
  });

  it("is refused with a negative amount or sum anywhere, which no tree can hold", async () => {
    const [proof, ...rest] = proofsOf([10n, 20n, 30n]) as [LiabilityProof, ...LiabilityProof[]];
    expect(rest).toHaveLength(2);
    for (const text of ["-1", "-0", "+1", "01", "1.5", "", " 1", "0x1", String(2n ** 128n)]) {
      expect(await verifyLiabilityProof(changed(proof, { amount: text }))).toEqual({
        isTrue: false,
        because: "sum",
      });
      expect(await verifyLiabilityProof(ofStep(proof, 0, { sum: text }))).toEqual({
        isTrue: false,
        because: "sum",
      });
    }
    expect(() => bytesOfSum(-1n)).toThrow(RangeError);
    expect(() => bytesOfSum(2n ** 128n)).toThrow(RangeError);
  });

  it("fails for a member whom a tree leaves out, with each path of that tree", async () => {
    await fc.assert(
      fc.asyncProperty(amounts, fc.bigInt({ min: 1n, max: LARGEST }), async (owed, mine) => {
        const leftOut = proofsOf([...owed, mine]).at(-1) as LiabilityProof;
        for (const of of proofsOf(owed)) {
          const { tree, path, signature } = of;
          const verdict = await verifyLiabilityProof({ ...leftOut, tree, path, signature });
          expect(verdict.isTrue).toBe(false);
        }
      }),
      { numRuns: 8 },
    );
  });

  it("is of a published tree and key only when everyone reads the same", () => {
    const [proof] = proofsOf([1n, 2n]) as [LiabilityProof];
    const keys = [{ publicKey: proof.publicKey }];
    expect(isPublished(proof, { trees: [proof.tree], keys })).toBe(true);
    expect(isPublished(proof, { trees: [proof.tree], keys: [] })).toBe(false);
    const other = { ...proof.tree, sum: "4" };
    expect(isPublished(proof, { trees: [other], keys })).toBe(false);
    expect(isPublished(proof, { trees: [], keys })).toBe(false);
  });

  it("is refused when it is none: another format, side, hash or a path too long", async () => {
    const [proof] = proofsOf([1n, 2n]) as [LiabilityProof];
    const step = proof.path[0] as LiabilityProof["path"][number];
    for (const file of [
      { ...proof, format: "dalbit-statement-proof-1" },
      { ...proof, salt: "00" },
      { ...proof, path: null },
      { ...proof, path: [{ ...step, side: "up" }] },
      { ...proof, path: [{ ...step, hash: "00" }] },
      { ...proof, path: Array.from({ length: 41 }, () => step) },
    ])
      expect(await verifyLiabilityProof(file as LiabilityProof)).toEqual({
        isTrue: false,
        because: "format",
      });
  });

  it("hashes the bytes that the documents describe", () => {
    const salt = Buffer.alloc(32, 1);
    const left = { hash: leafOf(salt, "demo1", 123_456n), sum: 123_456n };
    const right = { hash: leafOf(salt, "", 0n), sum: 0n };
    expect(left.hash.toString("hex")).toBe(
      "508fd0f05ed76b2ad99f4d06ab28201e1f6fad87183852a6052397f885e86e48",
    );
    expect(rootOf([left, right]).hash.toString("hex")).toBe(
      "ae153ef5942617f3d0dcc052f7ee05452b5dc7d3540c47ce67c08b9d3039679f",
    );
  });
});
