import { appendFile } from "node:fs/promises";
import { textOfCheckpoint } from "#contract/statement-proof.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database, Transaction } from "#server/kit/database.ts";
import { checkpointOf, hashOfCheckpoint, leavesOf, type Seal } from "#server/ledger/seals/seal.ts";
import type { SealKey } from "#server/ledger/seals/signing.ts";
import * as store from "#server/ledger/seals/store.ts";
import { linkOf, NO_LINK, rootOf } from "#server/ledger/seals/tree.ts";

const BUCKETS = 64;
/** When the last look is longer ago, so much may wait that it is gone through piece by piece. */
const LONGEST_LOOK_BACK_MS = 10_000;
/** Each bucket is swept in its turn, all of them in an hour. */
const SWEEP_EVERY_MS = 3_600_000 / BUCKETS;
const MOST_OF_A_SWEEP = { accounts: 200, entriesOfOne: 200 };
const MOST_OTHER_ROWS = 20_000;
/** Longer than any transaction may take that took a number of a house entry. */
const GAPS_KEPT_MS = 600_000;
const FILED_EVERY_MS = 60_000;

export type SealerOptions = {
  db: Database;
  clock: Clock;
  key: SealKey;
  /** Signed checkpoints are added to this file, one a minute at most: a copy outside. */
  checkpointsFile: string;
};

export type Sealer = {
  /** Seals what was posted since the last step; answers how many rows, 0 when nothing waits. */
  step(): Promise<number>;
};

/**
 * Chains and signs what was posted, beside the hot path and without a lock that a bet could wait
 * for. An account's numbers are given under its lock, so what is committed of it is always a
 * beginning without a hole, and no order among accounts is needed. What is new is looked for by
 * its time; a sweep over all accounts, at the start and then through the hour, finds whatever a
 * clock that was set back or a very long transaction hid from that look.
 */
export function createSealer({ db, clock, key, checkpointsFile }: SealerOptions): Sealer {
  let lookedUntil: { moment: string; at: number } | null = null;
  const toSweep = new Set(Array.from({ length: BUCKETS }, (_, bucket) => bucket));
  let [nextBucket, sweptAt, filedAt] = [0, clock.now().getTime(), 0];

  const lookNow = async (tx: Transaction, now: number): Promise<store.Unsealed[]> => {
    if (now - sweptAt > SWEEP_EVERY_MS) {
      toSweep.add((nextBucket = (nextBucket + 1) % BUCKETS));
      sweptAt = now;
    }
    const isLate = lookedUntil === null || now - lookedUntil.at > LONGEST_LOOK_BACK_MS;
    if (isLate) for (let bucket = 0; bucket < BUCKETS; bucket++) toSweep.add(bucket);
    const horizon = await store.findHorizon(tx);
    const found =
      lookedUntil && !isLate ? await store.listUnsealedSince(tx, lookedUntil.moment) : [];
    lookedUntil = { moment: horizon, at: now };
    for (const account of found) if (!isNext(account)) toSweep.add(account.bucket);
    // An account that the look found with a hole before it is the sweep's, which begins at the hole.
    const next = found.filter(isNext);
    const known = new Set(next.map(({ account }) => account));
    const swept = await sweep(tx);
    return [...next, ...swept.filter(({ account }) => !known.has(account))].sort(
      (a, b) => a.bucket - b.bucket || Number(a.account - b.account),
    );
  };

  /** Goes through buckets until a seal is well filled. */
  const sweep = async (tx: Transaction): Promise<store.Unsealed[]> => {
    const found: store.Unsealed[] = [];
    for (const bucket of toSweep) {
      const behind = (await store.listUnsealedIn(tx, bucket, MOST_OF_A_SWEEP)).filter(isNext);
      found.push(...behind);
      if (found.length >= MOST_OF_A_SWEEP.accounts) break;
      if (behind.length === 0 || isWhole(behind)) toSweep.delete(bucket);
    }
    return found;
  };

  const file = async (seal: Seal, now: number): Promise<void> => {
    if (now - filedAt < FILED_EVERY_MS) return;
    filedAt = now;
    const line = { ...checkpointOf(seal), keyId: seal.keyId, signature: hex(seal.signature) };
    await appendFile(checkpointsFile, `${JSON.stringify(line)}\n`, { mode: 0o600 });
  };

  return {
    async step() {
      const now = clock.now();
      const made = await db
        .transaction(async (tx) => {
          const newest = await store.findNewestSeal(tx);
          const accounts = await lookNow(tx, now.getTime());
          return writeSeal(tx, { newest, accounts, key, now });
        })
        .catch((error: unknown) => {
          // What this step saw is not sealed: everything is looked through again.
          lookedUntil = null;
          throw error;
        });
      if (!made) return 0;
      await file(made, now.getTime());
      return toSweep.size > 0 ? made.links.length / 32 : 0;
    },
  };
}

/** Whether these are the account's next entries without a hole; an audit names those that are not. */
const isNext = ({ first, sealed, last, texts }: store.Unsealed): boolean =>
  first === sealed + 1n && last - first + 1n === BigInt(texts.length);

/** Whether a look at a bucket was cut off by neither of its limits. */
const isWhole = (found: readonly store.Unsealed[]): boolean =>
  found.length < MOST_OF_A_SWEEP.accounts &&
  found.every(({ texts }) => texts.length < MOST_OF_A_SWEEP.entriesOfOne);

const hex = (bytes: Buffer): string => bytes.toString("hex");

type Found = {
  newest: Seal | undefined;
  accounts: readonly store.Unsealed[];
  key: SealKey;
  now: Date;
};

async function writeSeal(tx: Transaction, found: Found): Promise<Seal | null> {
  const { newest, accounts, key } = found;
  const houseAfter = newest?.houseUntil ?? 0n;
  const auditAfter = newest?.auditLast ?? 0n;
  const house = await store.listHouseTexts(tx, houseAfter, MOST_OTHER_ROWS);
  const audit = (await store.listAuditTexts(tx, auditAfter, MOST_OTHER_ROWS)).filter(
    ({ id }, at) => id === auditAfter + BigInt(at) + 1n,
  );
  if (accounts.length + house.length + audit.length === 0) return null;

  const ofAccounts = accounts.map(({ head, texts }) => chain(head ?? NO_LINK, texts));
  const ofHouse = chain(newest?.houseHead ?? NO_LINK, textsOf(house));
  const ofAudit = chain(newest?.auditHead ?? NO_LINK, textsOf(audit));
  const ranges = accounts.map(({ bucket, account, first, texts, head }) => ({
    bucket,
    account,
    first,
    last: first + BigInt(texts.length) - 1n,
    before: head ?? NO_LINK,
  }));
  const houseUntil = house.reduce((most, { id }) => (id > most ? id : most), houseAfter);
  const unsigned = {
    id: (newest?.id ?? 0n) + 1n,
    sealedAt: found.now,
    ranges,
    houseIds: house.map(({ id }) => id),
    houseUntil,
    houseHead: ofHouse.at(-1) ?? newest?.houseHead ?? NO_LINK,
    auditFirst: auditAfter + 1n,
    auditLast: auditAfter + BigInt(audit.length),
    auditHead: ofAudit.at(-1) ?? newest?.auditHead ?? NO_LINK,
    links: Buffer.concat([...ofAccounts.flat(), ...ofHouse, ...ofAudit]),
    previous: newest ? hashOfCheckpoint(newest) : NO_LINK,
    keyId: key.id,
  };
  const rooted = { ...unsigned, root: rootOf(leavesOf(unsigned)) };
  const seal = { ...rooted, signature: key.sign(textOfCheckpoint(checkpointOf(rooted))) };
  await store.insertKey(tx, key.id, key.publicKey);
  await store.insertSeal(tx, seal);
  await store.saveHeads(
    tx,
    ranges,
    ofAccounts.map((links) => links.at(-1) ?? NO_LINK),
  );
  const stretch = { after: houseAfter, until: houseUntil, found: seal.houseIds };
  await store.saveHouseGaps(tx, { ...stretch, keepForMs: GAPS_KEPT_MS });
  return seal;
}

const textsOf = (rows: readonly store.TextRow[]): string[] => rows.map(({ text }) => text);

function chain(before: Buffer, texts: readonly string[]): Buffer[] {
  let link = before;
  return texts.map((text) => (link = linkOf(link, text)));
}
