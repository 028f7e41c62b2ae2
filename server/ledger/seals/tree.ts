import { hash } from "node:crypto";
import type { PathStep } from "#contract/statement-proof.ts";

export const NO_LINK = Buffer.alloc(32);

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** Goes through text, which takes half as long as a buffer for each digest. */
const sha256 = (...parts: readonly Uint8Array[]): Buffer =>
  Buffer.from(hash("sha256", Buffer.concat(parts), "binary"), "binary");

/** The link of a row: the hash of the link before it and of the row's text. */
export const linkOf = (before: Buffer, text: string): Buffer =>
  sha256(before, Buffer.from(text, "utf8"));

/** Leaves and nodes differ in their first byte, so that they cannot be confused. */
export const leafOf = (text: string): Buffer => sha256(LEAF, Buffer.from(text, "utf8"));

const nodeOf = (left: Buffer, right: Buffer): Buffer => sha256(NODE, left, right);

/** The next level up; the last node of an odd number is passed up unchanged. */
function levelAbove(level: readonly Buffer[]): Buffer[] {
  const above: Buffer[] = [];
  for (let at = 0; at < level.length; at += 2) {
    const [left, right] = [level[at] as Buffer, level[at + 1]];
    above.push(right ? nodeOf(left, right) : left);
  }
  return above;
}

/** The root over leaves in their order. Throws RangeError without leaves. */
export function rootOf(leaves: readonly Buffer[]): Buffer {
  let level = leaves;
  while (level.length > 1) level = levelAbove(level);
  const [root] = level;
  if (!root) throw new RangeError("a tree has at least one leaf");
  return root;
}

/** The sibling hashes from one leaf up to the root. */
export function pathTo(leaves: readonly Buffer[], index: number): PathStep[] {
  const path: PathStep[] = [];
  let [level, at] = [leaves, index];
  while (level.length > 1) {
    const beside = level[at ^ 1];
    if (beside) path.push({ side: at % 2 === 1 ? "left" : "right", hash: beside.toString("hex") });
    level = levelAbove(level);
    at >>= 1;
  }
  return path;
}
