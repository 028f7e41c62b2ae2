import { setTimeout as sleep } from "node:timers/promises";
import { auditBooks } from "#scripts/books/audit-books.ts";
import { openBooks } from "#scripts/books/open-books.ts";
import { verifyBooks } from "#scripts/books/verify-books.ts";
import { readSecrets } from "#scripts/secrets.ts";
import { fromWon } from "#server/kit/money.ts";
import { sealKeyOf } from "#server/ledger/seals/signing.ts";
import { Bettor } from "#tests/support/chaos/bettor.ts";
import { faultsOfLedger, faultsOfRetries } from "#tests/support/chaos/oracle.ts";
import { storm, type Kill, type StormOptions } from "#tests/support/chaos/storm.ts";
import { faultsOfLimits, Setter } from "#tests/support/chaos/setter.ts";
import { makeMember, makePlayer, PASSWORD, type TestMember } from "#tests/support/members.ts";
import { signInByCall, withDatabase } from "#tests/support/play.ts";
import type { TestProduct } from "#tests/support/product.ts";

/** What the bets and the final audit need of a product. */
export type ChaosTarget = Pick<TestProduct, "webUrl" | "dataDir" | "databaseUrl">;

export type ChaosResult = {
  kills: Kill[];
  acknowledged: number;
  /** Answers that were missing or unclear, each of which was followed by a repeat. */
  unclear: number;
  /** Acknowledged calls that were repeated at the end. */
  asked: number;
  /** Changes of limits that were acknowledged, and those that a kill left open. */
  limits: { acknowledged: number; open: number };
  seals: number;
  sealedRows: number;
  faults: string[];
};

const MOST_RETRIES = 10_000;
/** Members who lower a limit while the processes are killed. */
const SETTERS = 8;

/**
 * Bets on a product and lowers limits while it is killed again and again, and compares the ledger and
 * the limits with what was acknowledged.
 */
export async function runChaos(
  product: TestProduct,
  options: StormOptions & { bettors: number },
): Promise<ChaosResult> {
  const bettors = await seat(product, options.bettors);
  let isOver = false;
  const playing = bettors.map(async (bettor) => {
    while (!isOver) await bettor.playRound();
  });
  const setters = await seatSetters(product);
  const setting = setters.map(async (setter) => {
    while (!isOver) await setter.lower();
  });
  const kills = await storm(product, options).finally(() => (isOver = true));
  await Promise.all([...playing, ...setting]);
  const acknowledged = bettors.reduce((sum, { log }) => sum + log.length, 0);
  const unclear = bettors.reduce((sum, bettor) => sum + bettor.unclear, 0);
  const { faults, asked } = await faultsOfRetries(bettors, MOST_RETRIES);
  const ofLedger = await withDatabase(product, (db) => faultsOfLedger(db, bettors));
  faults.push(...ofLedger.map(({ text }) => text));
  faults.push(...(await withDatabase(product, (db) => faultsOfLimits(db, setters))));
  const set = setters.flatMap(({ log }) => log);
  const sealed = await auditAndVerify(product);
  faults.push(...sealed.faults);
  return {
    kills,
    acknowledged,
    unclear,
    asked,
    limits: {
      acknowledged: set.filter(({ isAcknowledged }) => isAcknowledged).length,
      open: set.filter(({ isAcknowledged }) => !isAcknowledged).length,
    },
    seals: sealed.seals,
    sealedRows: sealed.rows,
    faults,
  };
}

/** Bettors with a member and a balance each. */
export async function seat(product: ChaosTarget, count: number): Promise<Bettor[]> {
  const { sandboxSecret: secret } = readSecrets(product.dataDir);
  const url = `${product.webUrl}/providers/sandbox`;
  return withDatabase(product, async (db) => {
    const bettors: Bettor[] = [];
    for (let n = 0; n < count; n++) {
      const { ref } = await makePlayer(db, { cash: fromWon(1_000_000) });
      bettors.push(new Bettor({ url, secret, memberRef: ref }));
    }
    return bettors;
  });
}

/** Members who are signed in and lower their limits meanwhile. */
async function seatSetters(product: TestProduct): Promise<Setter[]> {
  const made = await withDatabase(product, async (db) => {
    const members: TestMember[] = [];
    for (let n = 0; n < SETTERS; n++) members.push(await makeMember(db));
    return members;
  });
  return Promise.all(
    made.map(async ({ memberId, loginId }) => {
      const cookie = await signInByCall(product, loginId, PASSWORD);
      return new Setter({ memberId, webUrl: product.webUrl, cookie });
    }),
  );
}

/** Runs the audit and the verification, once the worker has sealed all postings. */
export async function auditAndVerify(product: ChaosTarget) {
  const key = sealKeyOf(readSecrets(product.dataDir).ledgerSigningKey);
  const trusted = new Map([[key.id, key.publicKey]]);
  const deadline = Date.now() + 30_000;
  for (;;) {
    const books = await openBooks(product.databaseUrl);
    try {
      const verified = await verifyBooks(books, trusted, []);
      const audited = await auditBooks(books);
      const [fresh] = await books.query<{ count: bigint }>(
        "select count(*) from ledger_entries where posted_at > now() - interval '10 seconds'",
      );
      const isSealed = BigInt(verified.waiting) <= (fresh?.count ?? 0n);
      if (isSealed || Date.now() > deadline) {
        const waiting = isSealed ? [] : [`${verified.waiting} entries are not sealed`];
        const faults = [...verified.faults, ...audited.faults, ...waiting];
        return { ...verified, faults };
      }
    } finally {
      await books.close();
    }
    await sleep(500);
  }
}
