/**
 * The file with which a member proves that what they were owed is in a published total, and its
 * verification without this server: a leaf of a Merkle sum tree, whose nodes commit to the hashes and
 * to the sums of both children, and whose root is signed. The page that verifies it without a network
 * contains this file, so it imports only `proof-bytes.ts`, which is beside it there. The bytes that are
 * hashed are written down in docs/published-totals.md.
 */
import {
  bytesOf,
  bytesOfText,
  hasWebCrypto,
  hexOf,
  isSigned,
  keyIdOfHex,
  sha256,
} from "#contract/proof-bytes.ts";

export const LIABILITY_FORMAT = "dalbit-liability-proof-1";

/** The first bytes of what is hashed, so that no hash can be taken for one of another kind. */
export const liabilityDomains = {
  id: "dalbit-liability-id-1\n",
  leaf: "dalbit-liability-leaf-1\n",
  node: "dalbit-liability-node-1\n",
  tree: "dalbit-liability-tree-1",
} as const;

/** Sums are hashed as so many bytes, the most significant first. */
export const SUM_BYTES = 16;
/** More than a tree with a leaf for every person on earth has. */
const LONGEST_PATH = 40;

/** A tree as it is published and signed; amounts in ledger units, 100,000 to the won. */
export type LiabilityTree = {
  /** The day at whose end members were owed this, YYYY-MM-DD in the house's time zone. */
  day: string;
  /** That moment, ISO 8601. */
  cutAt: string;
  /** How many leaves it has: members who were owed something, and one for money of no member yet. */
  leaves: string;
  /** Hexadecimal, as are all hashes, keys and signatures here. */
  root: string;
  sum: string;
  /** What members were in minus, which the sum does not deduct. */
  belowZero: string;
  /** The SHA-256 of the signed text of the tree before; zeros for the first. */
  previous: string;
};

/** One step up the tree: the sibling's side, hash and sum. */
export type LiabilityStep = { side: "left" | "right"; hash: string; sum: string };

export type LiabilityProof = {
  format: typeof LIABILITY_FORMAT;
  host: string;
  /** The member's id for signing in. */
  member: string;
  salt: string;
  amount: string;
  path: LiabilityStep[];
  tree: LiabilityTree;
  publicKey: string;
  signature: string;
};

/** The signed text. */
export const textOfTree = (tree: LiabilityTree): string =>
  [
    liabilityDomains.tree,
    tree.day,
    tree.cutAt,
    tree.leaves,
    tree.root,
    tree.sum,
    tree.belowZero,
    tree.previous,
    "",
  ].join("\n");

/** A sum that is not negative and fits into its bytes; null for any other text. */
function sumIn(text: unknown): bigint | null {
  if (typeof text !== "string" || !/^(0|[1-9]\d{0,38})$/.test(text)) return null;
  const sum = BigInt(text);
  return sum >> BigInt(SUM_BYTES * 8) === 0n ? sum : null;
}

const bytesOfSum = (sum: bigint): Uint8Array<ArrayBuffer> =>
  bytesOf(sum.toString(16).padStart(SUM_BYTES * 2, "0"));

const isHash = (text: unknown): text is string =>
  typeof text === "string" && /^[0-9a-f]{64}$/.test(text);

export type LiabilityVerdict =
  | {
      isTrue: true;
      amount: string;
      total: string;
      day: string;
      cutAt: string;
      /** The first 16 digits of the SHA-256 of the key, as the operator publishes it. */
      keyId: string;
    }
  | { isTrue: false; because: "format" | "sum" | "root" | "signature" }
  // The runtime has no Ed25519 or WebCrypto, so the file can be neither confirmed nor refuted.
  | { isTrue: null };

const refused = (
  because: Extract<LiabilityVerdict, { isTrue: false }>["because"],
): LiabilityVerdict => ({
  isTrue: false,
  because,
});

const hasShape = (proof: LiabilityProof): boolean =>
  proof.format === LIABILITY_FORMAT &&
  typeof proof.member === "string" &&
  isHash(proof.salt) &&
  Array.isArray(proof.path) &&
  proof.path.length <= LONGEST_PATH &&
  proof.path.every(({ side, hash }) => (side === "left" || side === "right") && isHash(hash));

type Node = { hash: Uint8Array<ArrayBuffer>; sum: bigint };

const bytesOfNode = ({ hash, sum }: Node): Uint8Array[] => [hash, bytesOfSum(sum)];

/** The node above two others; null when their sum does not fit into its bytes. */
async function nodeOver(left: Node, right: Node): Promise<Node | null> {
  const sum = sumIn(String(left.sum + right.sum));
  if (sum === null) return null;
  const domain = bytesOfText(liabilityDomains.node);
  return { hash: await sha256(domain, ...bytesOfNode(left), ...bytesOfNode(right)), sum };
}

/** The root to which a proof's leaf and path lead; null when an amount or a sum is none. */
async function rootOfProof({ member, salt, amount, path }: LiabilityProof): Promise<Node | null> {
  const owed = sumIn(amount);
  if (owed === null) return null;
  const id = await sha256(bytesOfText(liabilityDomains.id), bytesOf(salt), bytesOfText(member));
  const leaf = await sha256(bytesOfText(liabilityDomains.leaf), id, bytesOfSum(owed));
  let node: Node | null = { hash: leaf, sum: owed };
  for (const { side, hash, sum } of path) {
    const besides = sumIn(sum);
    if (node === null || besides === null) return null;
    const beside = { hash: bytesOf(hash), sum: besides };
    node = await (side === "left" ? nodeOver(beside, node) : nodeOver(node, beside));
  }
  return node;
}

/**
 * Whether the amount is in the total that the key in the file has signed, under the member's id.
 * Faults that show without the signature are found without Ed25519 too.
 */
export async function verifyLiabilityProof(proof: LiabilityProof): Promise<LiabilityVerdict> {
  if (!hasShape(proof)) return refused("format");
  if (!hasWebCrypto()) return { isTrue: null };
  const { tree, publicKey, signature, amount } = proof;
  const node = await rootOfProof(proof);
  if (node === null || sumIn(tree.sum) !== node.sum) return refused("sum");
  if (hexOf(node.hash) !== tree.root) return refused("root");
  const signed = bytesOfText(textOfTree(tree));
  const isRight = await isSigned(bytesOf(publicKey), bytesOf(signature), signed);
  if (isRight === null) return { isTrue: null };
  if (!isRight) return refused("signature");
  const { day, cutAt, sum: total } = tree;
  return { isTrue: true, amount, total, day, cutAt, keyId: await keyIdOfHex(publicKey) };
}

/** Whether the operator publishes the proof's tree and its key, as everyone reads them. */
export const isPublished = (
  { tree, publicKey }: LiabilityProof,
  published: { trees: readonly LiabilityTree[]; keys: readonly { publicKey: string }[] },
): boolean =>
  published.trees.some((each) => textOfTree(each) === textOfTree(tree)) &&
  published.keys.some((each) => each.publicKey === publicKey);
