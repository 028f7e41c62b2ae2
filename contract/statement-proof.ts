/**
 * The file with which a member proves a statement, and its verification without this server: each
 * entry is chained to the one before, the newest link is a leaf of a Merkle tree, and the tree's
 * root is signed. The page that verifies it without a network contains this file, so it imports only
 * `proof-bytes.ts`, which is beside it there.
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

export const PROOF_FORMAT = "dalbit-statement-proof-1";

/** One stored entry; amounts in ledger units, 100,000 to the won, as decimal texts. */
export type ProofEntry = {
  seq: string;
  /** Microseconds since 1970. */
  at: string;
  movement: number;
  kind: string;
  delta: string;
  balance: string;
  house: number;
  scope: number;
  reversed: string | null;
  scheme: number | null;
  key: string;
};

/** One step up the tree: the sibling's hash and its side. */
export type PathStep = { side: "left" | "right"; hash: string };

export type Checkpoint = {
  id: string;
  sealedAt: string;
  /** Hexadecimal, as are all hashes, keys and signatures here. */
  root: string;
  /** The hash of all links of the seal; the tree contains the newest of each chain. */
  links: string;
  previous: string;
};

export type StatementProof = {
  format: typeof PROOF_FORMAT;
  host: string;
  account: { bucket: number; id: string; currency: string };
  /** The requested period; the entries extend to the seals at both ends. */
  period: { from: string | null; until: string | null };
  /** Null, and the list of entries empty, until an entry of the period is sealed. */
  seal: {
    /** The link before the first entry; zeros for the account's first entry. */
    before: string;
    /** The account's first entry number in this seal. */
    first: string;
    path: PathStep[];
    checkpoint: Checkpoint;
    publicKey: string;
    signature: string;
  } | null;
  entries: ProofEntry[];
};

/** The text of an entry that is hashed; the key is last because it may contain any character. */
const textOfEntry = ({ bucket, id }: StatementProof["account"], entry: ProofEntry): string =>
  [
    "entry",
    bucket,
    id,
    entry.seq,
    entry.at,
    entry.movement,
    entry.delta,
    entry.balance,
    entry.house,
    entry.scope,
    entry.reversed ?? "",
    entry.scheme ?? "",
    entry.key,
  ].join("|");

/** The text of an account's leaf: the entries that a seal covers, and the newest link. */
export const textOfLeaf = (
  bucket: number,
  account: string,
  first: string,
  last: string,
  head: string,
): string => ["account", bucket, account, first, last, head].join("|");

/** The signed text. */
export const textOfCheckpoint = ({ id, sealedAt, root, links, previous }: Checkpoint): string =>
  ["dalbit-ledger-checkpoint-1", id, sealedAt, root, links, previous, ""].join("\n");

export type ProofVerdict =
  | {
      isTrue: true;
      entries: number;
      opening: string;
      closing: string;
      sealedAt: string | null;
      /** The first 16 digits of the SHA-256 of the key, as the operator publishes it. */
      keyId: string | null;
    }
  | {
      isTrue: false;
      because: "format" | "sequence" | "balance" | "seal" | "signature";
      at: string;
    }
  // The runtime has no Ed25519 or WebCrypto, so the file can be neither confirmed nor refuted.
  | { isTrue: null };

const wrong = (
  because: Extract<ProofVerdict, { isTrue: false }>["because"],
  at = "",
): ProofVerdict => ({
  isTrue: false,
  because,
  at,
});

/**
 * Whether every entry is present, unchanged, in order, and signed by the key in the file. Faults
 * that show without the signature are found without Ed25519 too.
 */
export async function verifyStatementProof(proof: StatementProof): Promise<ProofVerdict> {
  if (proof.format !== PROOF_FORMAT || !Array.isArray(proof.entries)) return wrong("format");
  const { seal, entries } = proof;
  const first = entries[0];
  const last = entries.at(-1);
  if (!seal || !first || !last)
    return entries.length > 0
      ? wrong("seal")
      : { isTrue: true, entries: 0, opening: "0", closing: "0", sealedAt: null, keyId: null };
  if (!hasWebCrypto()) return { isTrue: null };
  const opening = BigInt(first.balance) - BigInt(first.delta);
  let [link, balance, seq] = [bytesOf(seal.before), opening, BigInt(first.seq)];
  if (seq === 1n && (opening !== 0n || /[^0]/.test(seal.before)))
    return wrong("sequence", first.seq);
  for (const entry of entries) {
    if (BigInt(entry.seq) !== seq++) return wrong("sequence", entry.seq);
    balance += BigInt(entry.delta);
    if (BigInt(entry.balance) !== balance) return wrong("balance", entry.seq);
    link = await sha256(link, bytesOfText(textOfEntry(proof.account, entry)));
  }
  const { bucket, id } = proof.account;
  const leaf = textOfLeaf(bucket, id, seal.first, last.seq, hexOf(link));
  let hash = await sha256(Uint8Array.of(0), bytesOfText(leaf));
  for (const { side, hash: beside } of seal.path) {
    const pair = side === "left" ? [bytesOf(beside), hash] : [hash, bytesOf(beside)];
    hash = await sha256(Uint8Array.of(1), ...pair);
  }
  if (hexOf(hash) !== seal.checkpoint.root) return wrong("seal", seal.checkpoint.id);
  const signed = bytesOfText(textOfCheckpoint(seal.checkpoint));
  const isRight = await isSigned(bytesOf(seal.publicKey), bytesOf(seal.signature), signed);
  if (isRight === null) return { isTrue: null };
  if (!isRight) return wrong("signature", seal.checkpoint.id);
  return {
    isTrue: true,
    entries: entries.length,
    opening: String(opening),
    closing: last.balance,
    sealedAt: seal.checkpoint.sealedAt,
    keyId: await keyIdOfHex(seal.publicKey),
  };
}
