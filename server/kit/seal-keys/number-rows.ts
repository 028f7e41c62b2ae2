import type { Database, Transaction } from "#server/kit/database.ts";
import { sealHead, type AppSecret } from "#server/kit/sealed.ts";
import { hashesOf, openNumber, openOrRead, sealNumber } from "#server/kit/seal-keys/numbers.ts";
import { marksOf, type KnownPerson } from "#server/kit/seal-keys/person-marks.ts";
import * as store from "#server/kit/seal-keys/store.ts";

/** How many rows one transaction seals. */
const BATCH = 500;

type Batch = (tx: Transaction, appSecret: AppSecret, after: bigint) => Promise<bigint[]>;

/**
 * Seals with the current secret all members' numbers that are in clear or were sealed with a
 * previous one, and their hashes, in transactions of some hundred rows. Answers how many rows it
 * changed. Interrupted, it continues when it is called again. @param db the database as its owner
 * @throws Error for a seal that opens with none of the secrets
 */
export async function sealNumbers(db: Database, appSecret: AppSecret): Promise<number> {
  let count = 0;
  const batches = [
    sealMembers,
    sealReceivers("payment_requests"),
    sealReceivers("payment_payouts"),
    sealBarredPersons,
  ];
  for (const batch of batches)
    for (let after: bigint | undefined = 0n; after !== undefined;) {
      const begin: bigint = after;
      const ids: bigint[] = await db.transaction((tx) => batch(tx, appSecret, begin));
      count += ids.length;
      after = ids.at(-1);
    }
  return count;
}

const sealMembers: Batch = async (tx, appSecret, after) => {
  const head = sealHead(appSecret.current);
  const rows = await store.listMembersSealedOtherwise(tx, after, head, BATCH);
  const sealed = rows.map(({ id, ...row }) => {
    const by = { appSecret };
    const phone = openOrRead(by, "members.phone", id, row.phone);
    const birthDate = openOrRead(by, "members.birth_date", id, row.birthDate);
    const bankNumber = openOrRead(by, "members.bank_number", id, row.bankNumber);
    return {
      id,
      phone: sealNumber(by, "members.phone", id, phone),
      birthDate: sealNumber(by, "members.birth_date", id, birthDate),
      bankNumber: sealNumber(by, "members.bank_number", id, bankNumber),
      phoneHashes: hashesOf(by, "members.phone", phone),
      bankHashes: hashesOf(by, "members.bank_number", bankNumber),
    };
  });
  await store.replaceMembers(tx, sealed);
  return rows.map(({ id }) => id);
};

/** The bank numbers of the receivers in a table of payments. */
const sealReceivers =
  (table: store.PaymentTable): Batch =>
  async (tx, appSecret, after) => {
    const column = `${table}.bank_number` as const;
    const head = sealHead(appSecret.current);
    const rows = await store.listReceiversSealedOtherwise(tx, table, { after, head, most: BATCH });
    const sealed = rows.map(({ id, bankNumber }) => {
      const number = openOrRead({ appSecret }, column, id, bankNumber);
      return { id, bankNumber: sealNumber({ appSecret }, column, id, number) };
    });
    await store.replaceReceivers(tx, table, sealed);
    return rows.map(({ id }) => id);
  };

/** The details of barred persons, and the marks by which they are recognised. */
const sealBarredPersons: Batch = async (tx, appSecret, after) => {
  const column = "member_barred_persons.details";
  const head = sealHead(appSecret.current);
  const rows = await store.listBarredSealedOtherwise(tx, after, head, BATCH);
  const sealed = rows.map(({ id, name, details }) => {
    const text = openNumber({ appSecret }, column, id, details);
    const known = JSON.parse(text) as Omit<KnownPerson, "names">;
    return {
      id,
      details: sealNumber({ appSecret }, column, id, text),
      marks: marksOf(appSecret, { ...known, names: [name] }),
    };
  });
  for (const row of sealed) await store.replaceBarred(tx, row);
  return rows.map(({ id }) => id);
};
