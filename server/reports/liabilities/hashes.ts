import { createHmac, hash } from "node:crypto";
import { liabilityDomains, SUM_BYTES } from "#contract/liability-proof.ts";

/** A node of a Merkle sum tree; the sum is in ledger units and not negative. */
export type SumNode = { hash: Buffer; sum: bigint };

const domainOf = (name: "id" | "leaf" | "node"): Buffer => Buffer.from(liabilityDomains[name]);
const ID = domainOf("id");
const LEAF = domainOf("leaf");
const NODE = domainOf("node");

/** Goes through text, which takes half as long as a buffer for each digest. */
const sha256 = (...parts: readonly Uint8Array[]): Buffer =>
  Buffer.from(hash("sha256", Buffer.concat(parts), "binary"), "binary");

/** Throws RangeError for a negative sum, and for one that does not fit into its bytes. */
export function bytesOfSum(sum: bigint): Buffer {
  const bytes = Buffer.alloc(SUM_BYTES);
  bytes.writeBigUInt64BE(sum >> 64n);
  bytes.writeBigUInt64BE(sum & 0xffff_ffff_ffff_ffffn, SUM_BYTES / 2);
  return bytes;
}

/** The salt of a leaf, which hides the member's name. Each tree has another one. */
export const saltOf = (secret: Buffer, memberId: bigint): Buffer =>
  createHmac("sha256", secret).update(`salt ${memberId}`).digest();

/** A leaf's hash. The name is the member's id for signing in; empty for money of no member yet. */
export const leafOf = (salt: Buffer, name: string, amount: bigint): Buffer =>
  sha256(LEAF, sha256(ID, salt, Buffer.from(name)), bytesOfSum(amount));

export const nodeOver = (left: SumNode, right: SumNode): SumNode => ({
  hash: sha256(NODE, left.hash, bytesOfSum(left.sum), right.hash, bytesOfSum(right.sum)),
  sum: left.sum + right.sum,
});
