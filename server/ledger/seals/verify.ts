import { textOfCheckpoint, type Checkpoint } from "#contract/statement-proof.ts";
import type { Queryable } from "#server/kit/database.ts";
import { listCommitments } from "#server/ledger/seals/commitments/store.ts";
import {
  comparePresent,
  readStates,
  type States,
} from "#server/ledger/seals/commitments/verify-commitments.ts";
import {
  checkpointOf,
  hashOfCheckpoint,
  leavesOf,
  linkAt,
  type Seal,
} from "#server/ledger/seals/seal.ts";
import { isSignedBy } from "#server/ledger/seals/signing.ts";
import * as store from "#server/ledger/seals/store.ts";
import { linkOf, NO_LINK, rootOf } from "#server/ledger/seals/tree.ts";

const SEALS_AT_ONCE = 50;
const DAY_MS = 86_400_000;
/** An entry that waits longer while the worker runs was not written by this product. */
const SEALED_WITHIN_MS = 2 * 3_600_000;

/** A checkpoint that was kept outside the database. */
export type KeptCheckpoint = Checkpoint & { keyId: string; signature: string };

export type Verification = {
  /** Sentences that each name a row or a seal which differs from what was signed. */
  faults: string[];
  seals: number;
  /** Rows that equal what was sealed. */
  rows: number;
  /** Entries that are too new to be sealed. */
  waiting: number;
};

/** The state of the chains before the seal that is checked next. */
type Progress = {
  heads: Map<string, { seq: bigint; link: Buffer }>;
  previous: Seal | undefined;
  commitments: States;
};

/**
 * Reads every sealed row again and compares it with what was signed. Uses no function of the
 * database and trusts only the given keys, so that the database's owner cannot change a sealed row
 * or the newest seals without being detected. `db` should show one snapshot.
 */
export async function verifySeals(
  db: Queryable,
  trusted: ReadonlyMap<string, Buffer>,
  kept: readonly KeptCheckpoint[],
  now: Date,
): Promise<Verification> {
  const found: Verification = { faults: [], seals: 0, rows: 0, waiting: 0 };
  const progress: Progress = { heads: new Map(), previous: undefined, commitments: new Map() };
  const keptById = new Map(kept.map((checkpoint) => [checkpoint.id, checkpoint]));
  for (;;) {
    const seals = await store.listSeals(db, progress.previous?.id ?? 0n, SEALS_AT_ONCE);
    for (const seal of seals) {
      found.seals++;
      found.faults.push(...faultsOfSeal(seal, progress, trusted));
      found.faults.push(...faultsOfKept(seal, keptById.get(String(seal.id)), trusted));
      await readEntries(db, seal, progress, found);
      await readOthers(db, seal, progress, found);
      progress.previous = seal;
    }
    if (seals.length < SEALS_AT_ONCE) break;
  }
  const present = await comparePresent(db, progress.commitments, now);
  found.faults.push(...present.faults);
  found.waiting += present.waiting;
  const newest = progress.previous?.id ?? 0n;
  for (const { id } of kept)
    if (BigInt(id) > newest) found.faults.push(`seal ${id} was kept outside and is missing`);
  await countUnsealed(db, progress, found, now);
  for (const { id } of await store.listUnsealedHouse(db, progress.previous?.houseUntil ?? 0n))
    found.faults.push(`house entry ${id} was inserted after later ones were sealed`);
  return found;
}

function faultsOfSeal(
  seal: Seal,
  { previous }: Progress,
  trusted: ReadonlyMap<string, Buffer>,
): string[] {
  const faults: string[] = [];
  const expected = (previous?.id ?? 0n) + 1n;
  if (seal.id !== expected) faults.push(`seal ${expected} was deleted`);
  else if (!seal.previous.equals(previous ? hashOfCheckpoint(previous) : NO_LINK))
    faults.push(`seal ${seal.id} does not follow the one before it`);
  const key = trusted.get(seal.keyId);
  if (!key) faults.push(`seal ${seal.id} is signed with the unknown key ${seal.keyId}`);
  else if (!isSignedBy(key, textOfCheckpoint(checkpointOf(seal)), seal.signature))
    faults.push(`seal ${seal.id} was changed: it is not what was signed`);
  if (!rootOf(leavesOf(seal)).equals(seal.root))
    faults.push(`seal ${seal.id} was changed: its tree has another root`);
  return faults;
}

function faultsOfKept(
  seal: Seal,
  kept: KeptCheckpoint | undefined,
  trusted: ReadonlyMap<string, Buffer>,
): string[] {
  if (!kept) return [];
  const key = trusted.get(kept.keyId);
  if (!key || !isSignedBy(key, textOfCheckpoint(kept), Buffer.from(kept.signature, "hex")))
    return [
      `the checkpoint of seal ${seal.id} that was kept outside is not signed with a trusted key`,
    ];
  return textOfCheckpoint(kept) === textOfCheckpoint(checkpointOf(seal))
    ? []
    : [`seal ${seal.id} differs from the one kept outside: history was rewritten`];
}

const nameOf = ({ bucket, account }: { bucket: number; account: bigint }): string =>
  `${bucket}/${account}`;

async function readEntries(
  db: Queryable,
  seal: Seal,
  { heads }: Progress,
  found: Verification,
): Promise<void> {
  const { ranges } = seal;
  const size = ranges.reduce((sum, { first, last }) => sum + Number(last - first) + 1, 0);
  const near = {
    from: new Date(seal.sealedAt.getTime() - DAY_MS),
    until: new Date(seal.sealedAt.getTime() + DAY_MS),
  };
  let rows = size > 0 ? await store.listRangeTexts(db, ranges, near) : [];
  // For late or changed times, searches every month before it reports a row as deleted.
  if (rows.length !== size) rows = await store.listRangeTexts(db, ranges, null);
  let [row, index] = [0, 0];
  ranges.forEach((range, at) => {
    const head = heads.get(nameOf(range));
    let before = head?.link ?? NO_LINK;
    if (range.first !== (head?.seq ?? 0n) + 1n || !range.before.equals(before))
      found.faults.push(`seal ${seal.id} does not continue account ${range.account}`);
    for (let seq = range.first; seq <= range.last; seq++) {
      const link = linkAt(seal.links, index++);
      const name = `entry ${range.account}-${seq}`;
      const texts: string[] = [];
      for (; rows[row]?.at === at && rows[row]?.seq === seq; row++)
        texts.push(rows[row]?.text ?? "");
      const isKept = texts.some((text) => linkOf(before, text).equals(link));
      if (texts.length === 0) found.faults.push(`${name} was deleted`);
      else if (!isKept) found.faults.push(`${name} was changed`);
      else found.rows++;
      if (texts.length > 1) found.faults.push(`${name} was inserted a second time`);
      before = link;
    }
    heads.set(nameOf(range), { seq: range.last, link: before });
  });
}

async function readOthers(
  db: Queryable,
  seal: Seal,
  { previous, commitments: states }: Progress,
  found: Verification,
): Promise<void> {
  const { houseIds, auditFirst, auditLast, commitmentIds } = seal;
  const auditIds = Array.from(
    { length: Number(auditLast - auditFirst) + 1 },
    (_, at) => auditFirst + BigInt(at),
  );
  const others = houseIds.length + auditIds.length + commitmentIds.length;
  const afterEntries = seal.links.length / 32 - others;
  const house = houseIds.length > 0 ? await store.listHouseTextsOf(db, houseIds) : [];
  const audit = auditIds.length > 0 ? await store.listAuditTextsOf(db, auditFirst, auditLast) : [];
  const commitments = commitmentIds.length > 0 ? await listCommitments(db, commitmentIds) : [];
  const compare = (
    name: string,
    ids: readonly bigint[],
    rows: store.TextRow[],
    start: number,
    from: Buffer,
  ) => {
    const textById = new Map(rows.map(({ id, text }) => [id, text]));
    let before = from;
    ids.forEach((id, at) => {
      const text = textById.get(id);
      const link = linkAt(seal.links, start + at);
      if (text === undefined) found.faults.push(`${name} ${id} was deleted`);
      else if (!linkOf(before, text).equals(link)) found.faults.push(`${name} ${id} was changed`);
      else found.rows++;
      before = link;
    });
  };
  compare("house entry", houseIds, house, afterEntries, previous?.houseHead ?? NO_LINK);
  const auditStart = afterEntries + houseIds.length;
  compare("audit row", auditIds, audit, auditStart, previous?.auditHead ?? NO_LINK);
  const head = previous?.commitmentHead ?? NO_LINK;
  compare("commitment", commitmentIds, commitments, auditStart + auditIds.length, head);
  const sealed = { at: microsecondsOf(seal), before: previous ? microsecondsOf(previous) : null };
  found.faults.push(...readStates(states, commitments, sealed));
}

const microsecondsOf = ({ sealedAt }: Seal): number => sealedAt.getTime() * 1_000;

async function countUnsealed(
  db: Queryable,
  { heads }: Progress,
  found: Verification,
  now: Date,
): Promise<void> {
  for (const { bucket, account, count, newest, at } of await store.listEntryCounts(db)) {
    const sealed = heads.get(nameOf({ bucket, account }))?.seq ?? 0n;
    const extra = count - sealed;
    if (extra <= 0n) continue;
    if (newest - sealed !== extra)
      found.faults.push(`account ${account} has ${count} entries up to number ${newest}`);
    else if (now.getTime() - at.getTime() > SEALED_WITHIN_MS)
      found.faults.push(`entry ${account}-${sealed + 1n} was never sealed`);
    else found.waiting += Number(extra);
  }
}
