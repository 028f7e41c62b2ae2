import { PROOF_FORMAT, type ProofEntry, type StatementProof } from "#contract/statement-proof.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { Moments } from "#server/kit/days.ts";
import type { AccountRef } from "#server/ledger/account.ts";
import { CURRENCY, getAccount } from "#server/ledger/accounts.ts";
import { movementName } from "#server/ledger/movements.ts";
import { checkpointOf, leavesOf, type Seal } from "#server/ledger/seals/seal.ts";
import * as store from "#server/ledger/seals/store.ts";
import { pathTo } from "#server/ledger/seals/tree.ts";
import { seqRange } from "#server/ledger/statement.ts";
import { listProofEntries, type ProofEntryRow } from "#server/ledger/store.ts";

/** A file of some ten megabytes; members with more entries ask for shorter periods. */
const MOST_PROVED_ENTRIES = 50_000;

/**
 * The proof of a member's cash statement between two moments, as far as it is sealed; null when it
 * would contain more than `MOST_PROVED_ENTRIES`. It extends to the seals' ends on both sides,
 * because only whole seals can be verified.
 */
export async function statementProof(
  db: Queryable,
  memberId: bigint,
  moments: Moments,
  host: string,
): Promise<StatementProof | null> {
  const account = await getAccount(db, memberId, "cash");
  const { first, end } = await seqRange(db, account, moments);
  const sealed = await store.findSealedSeq(db, account.bucket, account.id);
  const last = end - 1n < sealed ? end - 1n : sealed;
  const proof = {
    format: PROOF_FORMAT,
    host,
    account: { bucket: account.bucket, id: String(account.id), currency: CURRENCY },
    period: {
      from: moments.from?.toISOString() ?? null,
      until: moments.before?.toISOString() ?? null,
    },
  } as const;
  if (last < first) return { ...proof, seal: null, entries: [] };
  if (last - first >= BigInt(MOST_PROVED_ENTRIES)) return null;
  return { ...proof, ...(await sealedPart(db, account, first, last)) };
}

/**
 * The proof of one entry of a member's account, with the entries that the same seal covers; null
 * until the entry is sealed, within seconds of its posting.
 */
export async function entryProof(
  db: Queryable,
  account: AccountRef,
  seq: bigint,
  host: string,
): Promise<StatementProof | null> {
  if (seq > (await store.findSealedSeq(db, account.bucket, account.id))) return null;
  return {
    format: PROOF_FORMAT,
    host,
    account: { bucket: account.bucket, id: String(account.id), currency: CURRENCY },
    period: { from: null, until: null },
    ...(await sealedPart(db, account, seq, seq)),
  };
}

/** The entries from the seal of `first` to that of `last`, and what proves them. */
async function sealedPart(
  db: Queryable,
  account: AccountRef,
  first: bigint,
  last: bigint,
): Promise<Pick<StatementProof, "seal" | "entries">> {
  const opening = await sealOver(db, account, first);
  const closing = await sealOver(db, account, last);
  const rows = await listProofEntries(db, account, opening.range.first, closing.range.last);
  const keys = await store.listKeys(db);
  const { seal, index, range } = closing;
  return {
    seal: {
      before: opening.range.before.toString("hex"),
      first: String(range.first),
      path: pathTo(leavesOf(seal), index),
      checkpoint: checkpointOf(seal),
      publicKey: keys.find(({ id }) => id === seal.keyId)?.publicKey.toString("hex") ?? "",
      signature: seal.signature.toString("hex"),
    },
    entries: rows.map(entryOf),
  };
}

/** The seal that covers an entry, and the account's position in it. */
async function sealOver(db: Queryable, account: AccountRef, seq: bigint) {
  const [entry] = await listProofEntries(db, account, seq, seq);
  const postedAt = new Date(Number(BigInt(entry?.at ?? 0) / 1000n));
  const seal = await store.findSealOf(db, account.id, seq, postedAt);
  const index = seal ? placeOf(seal, account.id) : -1;
  const range = seal?.ranges[index];
  if (!seal || !range) throw new Error(`entry ${account.id}-${seq} is sealed and has no seal`);
  return { seal, index, range };
}

const placeOf = (seal: Seal, account: bigint): number =>
  seal.ranges.findIndex((range) => range.account === account);

const entryOf = ({ movement, ...row }: ProofEntryRow): ProofEntry => ({
  ...row,
  movement,
  kind: movementName(movement),
});
