import { appendFile } from "node:fs/promises";
import { textOfCheckpoint } from "#contract/statement-proof.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database, Transaction } from "#server/kit/database.ts";
import { checkpointOf, hashOfCheckpoint, leavesOf, type Seal } from "#server/ledger/seals/seal.ts";
import type { SealKey } from "#server/ledger/seals/signing.ts";
import {
  forgetCommitments,
  listUnsealedCommitments,
} from "#server/ledger/seals/commitments/store.ts";
import * as store from "#server/ledger/seals/store.ts";
import { linkOf, NO_LINK, rootOf } from "#server/ledger/seals/tree.ts";
import { createFinder, type Finder, type Waiting } from "#server/ledger/seals/waiting/waiting.ts";

const MOST_OTHER_ROWS = 20_000;
/** Longer than any transaction that has taken a house entry's number may run. */
const GAPS_KEPT_MS = 600_000;
const FILED_EVERY_MS = 60_000;

export type SealerOptions = {
  db: Database;
  clock: Clock;
  key: SealKey;
  /** Signed checkpoints are appended to this file, at most one a minute, as a copy outside. */
  checkpointsFile: string;
  finder?: Finder;
};

export type Sealer = {
  /** Seals as many waiting rows as a seal may hold; answers 1 while more wait, otherwise 0. */
  step(): Promise<number>;
};

/**
 * Chains and signs postings outside of the hot path and without a lock that bets could wait for. An
 * account's numbers are given under its lock, so its committed entries have no gap, and the order
 * between accounts does not matter.
 */
export function createSealer({
  db,
  clock,
  key,
  checkpointsFile,
  finder = createFinder(),
}: SealerOptions): Sealer {
  let filedAt = 0;
  /** The last seal of this process; reading it back would mean hashing all its links again. */
  let last: Seal | undefined;

  const findNewest = async (tx: Transaction): Promise<store.NewestSeal | undefined> =>
    last && (await store.findNewestSealId(tx)) === last.id ? last : store.findNewestSeal(tx);

  const file = async (seal: Seal, now: number): Promise<void> => {
    if (now - filedAt < FILED_EVERY_MS) return;
    filedAt = now;
    const line = { ...checkpointOf(seal), keyId: seal.keyId, signature: hex(seal.signature) };
    await appendFile(checkpointsFile, `${JSON.stringify(line)}\n`, { mode: 0o600 });
  };

  return {
    async step() {
      const now = clock.now();
      const made = await db.transaction(async (tx) => {
        const newest = await findNewest(tx);
        const waiting = await finder.find(tx);
        const seal = await writeSeal(tx, { newest, accounts: waiting.accounts, key, now });
        await waiting.forget();
        return { seal, waiting };
      });
      made.waiting.sealed();
      if (made.seal) {
        last = made.seal;
        await file(made.seal, now.getTime());
      }
      return made.waiting.isMore ? 1 : 0;
    },
  };
}

const hex = (bytes: Buffer): string => bytes.toString("hex");

type Found = {
  newest: store.NewestSeal | undefined;
  accounts: Waiting["accounts"];
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
  const commitments = await listUnsealedCommitments(tx, MOST_OTHER_ROWS);
  if (accounts.length + house.length + audit.length + commitments.length === 0) return null;

  const ofAccounts = accounts.map(({ head, texts }) => chain(head ?? NO_LINK, texts));
  const ofHouse = chain(newest?.houseHead ?? NO_LINK, textsOf(house));
  const ofAudit = chain(newest?.auditHead ?? NO_LINK, textsOf(audit));
  const ofCommitments = chain(newest?.commitmentHead ?? NO_LINK, textsOf(commitments));
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
    commitmentIds: commitments.map(({ id }) => id),
    commitmentHead: ofCommitments.at(-1) ?? newest?.commitmentHead ?? null,
    links: Buffer.concat([...ofAccounts.flat(), ...ofHouse, ...ofAudit, ...ofCommitments]),
    previous: newest ? hashOfCheckpoint(newest) : NO_LINK,
    keyId: key.id,
  };
  const rooted = { ...unsigned, root: rootOf(leavesOf(unsigned)) };
  const seal = { ...rooted, signature: key.sign(textOfCheckpoint(checkpointOf(rooted))) };
  if (newest?.keyId !== key.id) await store.insertKey(tx, key.id, key.publicKey);
  await store.insertSeal(tx, seal);
  await forgetCommitments(tx, seal.commitmentIds);
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
