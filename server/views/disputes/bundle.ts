import { hash } from "node:crypto";
import type { DisputeSubject } from "#contract/office/disputes.ts";
import { verifyStatementProof, type StatementProof } from "#contract/statement-proof.ts";
import { isSignedBy, keyIdOf } from "#server/ledger/seals/signing.ts";

const BUNDLE_FORMAT = "dalbit-dispute-bundle-1";

/** What a bundle has no part about, and why. The sentence stays true of bundles that are made. */
const notStored = {
  unsealed: "Entries that were not sealed yet when the bundle was made; those of the last seconds.",
  entries: "The entries of the round: it is older than their record.",
  more_entries: "The proofs of further entries: the bundle has those of the first two hundred.",
  calls: "Calls of the provider that are older than the days for which calls are kept.",
  no_entries: "Entries: the record moved no money.",
  commitments:
    "The seal of the break and the limits, which the proof of the whole ledger verifies.",
  game_rules: "The game's rules when the round began: the round is older than their record.",
  level: "The member's level at that time, which is not kept.",
  numbers: "Bank account and phone numbers.",
  links: "Which notes are about the record: the notes are those of its days and the day after.",
} as const;
export type NotStored = keyof typeof notStored;

/** The parts of a bundle, each a JSON text. */
export const bundleParts = [
  "record",
  "calls",
  "proofs",
  "audit",
  "standing",
  "documents",
  "notes",
] as const;
type PartName = (typeof bundleParts)[number];
export type BundleParts = Readonly<Record<PartName, string>>;

/** The signed description of a bundle. */
export type BundleHead = {
  format: typeof BUNDLE_FORMAT;
  subject: DisputeSubject;
  record: string;
  member: { id: number; loginId: string };
  host: string;
  madeBy: { loginId: string; name: string };
  /** ISO 8601. */
  madeAt: string;
  reason: string;
  /** The release of the product that made it; null before its first check of components. */
  release: string | null;
  /** The SHA-256 of each part, hexadecimal. */
  parts: Record<PartName, string>;
  notStored: { what: NotStored; sentence: string }[];
};

/** The file: `head` is the text that is signed. Keys and signatures are hexadecimal. */
type BundleFile = {
  format: typeof BUNDLE_FORMAT;
  head: string;
  parts: BundleParts;
  publicKey: string;
  signature: string;
};

const sha256 = (text: string): string => hash("sha256", text, "hex");

/** The text of a head about these parts. */
export function headOf(
  about: Omit<BundleHead, "format" | "parts" | "notStored">,
  parts: BundleParts,
  missing: readonly NotStored[],
): string {
  const hashes = Object.fromEntries(bundleParts.map((name) => [name, sha256(parts[name])]));
  const head: BundleHead = {
    format: BUNDLE_FORMAT,
    ...about,
    parts: hashes as BundleHead["parts"],
    notStored: missing.map((what) => ({ what, sentence: notStored[what] })),
  };
  return JSON.stringify(head);
}

/** The signed text of a head, which cannot be taken for that of a seal or a balance sheet. */
export const signedText = (head: string): string => `${BUNDLE_FORMAT}\n${head}`;

/** The file of a signed bundle. */
export const fileOf = (
  head: string,
  parts: BundleParts,
  { publicKey, signature }: { publicKey: Buffer; signature: Buffer },
): string => {
  const file: BundleFile = {
    format: BUNDLE_FORMAT,
    head,
    parts,
    publicKey: publicKey.toString("hex"),
    signature: signature.toString("hex"),
  };
  return JSON.stringify(file);
};

export type BundleVerdict =
  | {
      isIntact: true;
      head: BundleHead;
      parts: BundleParts;
      /** The id of the key that signed it. */
      keyId: string;
      proofs: number;
      entries: number;
    }
  /** What was changed: `file` (what is around the parts), `head`, `signature`, or a part. */
  | { isIntact: false; changed: readonly string[] };

const changed = (...what: string[]): BundleVerdict => ({ isIntact: false, changed: what });

/**
 * Whether every byte of a bundle's file is as it was signed, and every proof in it is true. Trusts
 * the key in the file, whose id the caller compares with the one that the operator publishes.
 */
export async function verifyBundle(text: string): Promise<BundleVerdict> {
  const file = parsed<BundleFile>(text);
  // A file is written in one way, so that a changed space is found too.
  if (!isFile(file) || JSON.stringify(file) !== text) return changed("file");
  const publicKey = Buffer.from(file.publicKey, "hex");
  const isRight =
    publicKey.length === 32 &&
    isSignedBy(publicKey, signedText(file.head), Buffer.from(file.signature, "hex"));
  const head = parsed<BundleHead>(file.head);
  const wrong = bundleParts.filter((name) => head?.parts?.[name] !== sha256(file.parts[name]));
  if (!isRight) return changed("head or signature", ...wrong);
  if (!head || wrong.length > 0) return changed(...wrong);
  const proofs = JSON.parse(file.parts.proofs) as StatementProof[];
  for (const proof of proofs)
    if (!(await verifyStatementProof(proof)).isTrue) return changed("proofs");
  const entries = proofs.reduce((sum, proof) => sum + proof.entries.length, 0);
  const { parts } = file;
  return { isIntact: true, head, parts, keyId: keyIdOf(publicKey), proofs: proofs.length, entries };
}

function parsed<Shape>(text: string): (Partial<Shape> & Shape) | null {
  try {
    return JSON.parse(text) as Shape;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

const isFile = (file: BundleFile | null): file is BundleFile =>
  file?.format === BUNDLE_FORMAT &&
  [file.head, file.publicKey, file.signature].every((text) => typeof text === "string") &&
  Object.keys(file).length === 5 &&
  Object.keys(file.parts).join() === bundleParts.join() &&
  Object.values(file.parts).every((text) => typeof text === "string");
