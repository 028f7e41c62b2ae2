import { hash } from "node:crypto";
import { textOfCheckpoint, textOfLeaf, type Checkpoint } from "#contract/statement-proof.ts";
import { leafOf } from "#server/ledger/seals/tree.ts";

/** The entries of one account that a seal covers, and the link before the first. */
export type SealedRange = {
  bucket: number;
  account: bigint;
  first: bigint;
  last: bigint;
  before: Buffer;
};

/** A stored seal. */
export type Seal = {
  id: bigint;
  sealedAt: Date;
  ranges: SealedRange[];
  houseIds: bigint[];
  /** Every house entry up to here is sealed, except those in `ledger_house_gaps`. */
  houseUntil: bigint;
  houseHead: Buffer;
  auditFirst: bigint;
  auditLast: bigint;
  auditHead: Buffer;
  /** The records of members' breaks and limits. */
  commitmentIds: bigint[];
  /** Null until the first of them was sealed. */
  commitmentHead: Buffer | null;
  /**
   * 32 bytes a row: entries in the order of the ranges, then house entries, audit rows, records of
   * commitments.
   */
  links: Buffer;
  root: Buffer;
  previous: Buffer;
  keyId: string;
  signature: Buffer;
};

export const linkAt = (links: Buffer, index: number): Buffer =>
  links.subarray(index * 32, index * 32 + 32);

/** The leaves of a seal's tree: one for each account, then those of the other chains. */
export function leavesOf(
  seal: Pick<
    Seal,
    | "ranges"
    | "houseIds"
    | "houseHead"
    | "auditFirst"
    | "auditLast"
    | "auditHead"
    | "commitmentIds"
    | "commitmentHead"
    | "links"
  >,
): Buffer[] {
  let rows = 0;
  const leaves = seal.ranges.map(({ bucket, account, first, last }) => {
    rows += Number(last - first) + 1;
    const head = linkAt(seal.links, rows - 1).toString("hex");
    return leafOf(textOfLeaf(bucket, String(account), String(first), String(last), head));
  });
  const house = ["house", seal.houseIds.join(","), seal.houseHead.toString("hex")];
  const audit = ["audit", seal.auditFirst, seal.auditLast, seal.auditHead.toString("hex")];
  const others = [leafOf(house.join("|")), leafOf(audit.join("|"))];
  if (seal.commitmentHead === null) return [...leaves, ...others];
  const { commitmentIds, commitmentHead } = seal;
  const commitments = ["commitments", commitmentIds.join(","), commitmentHead.toString("hex")];
  return [...leaves, ...others, leafOf(commitments.join("|"))];
}

/** The signed part of a seal; `linksHash` is given where the links themselves were not read. */
export const checkpointOf = (
  seal: Pick<Seal, "id" | "sealedAt" | "root" | "previous"> &
    ({ links: Buffer } | { linksHash: Buffer }),
): Checkpoint => ({
  id: String(seal.id),
  sealedAt: seal.sealedAt.toISOString(),
  root: seal.root.toString("hex"),
  links: "links" in seal ? hash("sha256", seal.links, "hex") : seal.linksHash.toString("hex"),
  previous: seal.previous.toString("hex"),
});

/** The reference of the next seal to this one: the hash of its signed text. */
export const hashOfCheckpoint = (seal: Parameters<typeof checkpointOf>[0]): Buffer =>
  hash("sha256", textOfCheckpoint(checkpointOf(seal)), "buffer");
