import { setTimeout as sleep } from "node:timers/promises";
import { auditBooks } from "#scripts/books/audit-books.ts";
import { openBooks } from "#scripts/books/open-books.ts";
import { verifyBooks } from "#scripts/books/verify-books.ts";
import { readSecrets } from "#scripts/secrets.ts";
import { sealKeyOf } from "#server/ledger/seals/signing.ts";
import { faultsOfLedger, faultsOfRetries } from "#tests/support/chaos/oracle.ts";
import { faultsOfGuards } from "#tests/support/chaos/guarded.ts";
import { storm, type Kill, type StormOptions } from "#tests/support/chaos/storm.ts";
import { faultsOfLimits } from "#tests/support/chaos/setter.ts";
import { seat, seatGuarded, seatSetters, type ChaosTarget } from "#tests/support/chaos/seats.ts";
import { withDatabase } from "#tests/support/play.ts";
import type { TestProduct } from "#tests/support/product.ts";

export type ChaosResult = {
  kills: Kill[];
  acknowledged: number;
  /** Answers that were missing or unclear, each of which was followed by a repeat. */
  unclear: number;
  /** Acknowledged calls that were repeated at the end. */
  asked: number;
  /** Changes of limits that were acknowledged, and those that a kill left open. */
  limits: { acknowledged: number; open: number };
  /** Stakes that were refused because the member had reached a limit or was excluded. */
  refused: number;
  seals: number;
  sealedRows: number;
  faults: string[];
};

const MOST_RETRIES = 10_000;
/**
 * Bets on a product, lowers and reaches limits and excludes members while it is killed again and
 * again, and compares the ledger and the limits with what was acknowledged.
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
    while (!isOver) await setter.tighten();
  });
  const guarded = await seatGuarded(product);
  const guarding = guarded.map((member) => member.play(() => isOver));
  const kills = await storm(product, options).finally(() => (isOver = true));
  await Promise.all([...playing, ...setting, ...guarding]);
  const acknowledged = bettors.reduce((sum, { log }) => sum + log.length, 0);
  const unclear = bettors.reduce((sum, bettor) => sum + bettor.unclear, 0);
  const { faults, asked } = await faultsOfRetries(bettors, MOST_RETRIES);
  const all = [...bettors, ...guarded.map(({ bettor }) => bettor)];
  const ofLedger = await withDatabase(product, (db) => faultsOfLedger(db, all));
  faults.push(...ofLedger.map(({ text }) => text));
  faults.push(...(await withDatabase(product, (db) => faultsOfLimits(db, setters))));
  faults.push(...faultsOfGuards(guarded));
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
    refused: guarded.flatMap(({ stakes }) => stakes).filter(({ isBooked }) => !isBooked).length,
    seals: sealed.seals,
    sealedRows: sealed.rows,
    faults,
  };
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
