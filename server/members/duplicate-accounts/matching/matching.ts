import type { DuplicateSign } from "#contract/office/duplicate-accounts.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { openNumber, wantedHashes } from "#server/kit/seal-keys/numbers.ts";
import { blindIndex } from "#server/kit/sealed.ts";
import * as store from "#server/members/duplicate-accounts/matching/store.ts";
import { getOwner } from "#server/members/store.ts";

/** As many of a number or a name are looked at as one act can open reviews with, and a few more. */
const OF_EACH = 20;
const NAMES_AT_ONCE = 500;
/** A name that more members have says little: of 10,000 the birth dates are opened, the newest first. */
const NAME_PAGES = 20;
/** A longer name is compared as it is written. */
const WORDS_AT_MOST = 6;

const LOCKS = "locks of duplicate accounts";

const weights: Record<DuplicateSign, number> = { identity: 8, bank: 4, phone: 2, person: 1 };

export type Match = { otherId: bigint; signs: DuplicateSign[] };

/**
 * The members, not closed and no test accounts, who have the phone, the bank account, or the name and
 * birth date of a member; those who share most are first. Others who write one of the same values
 * wait until the transaction ends, so that of two at once the second sees the first. The caller has
 * written the member's values.
 */
export async function findMatches(tx: Transaction, memberId: bigint): Promise<Match[]> {
  if (await store.isTest(tx, memberId)) return [];
  const { phone, bankNumber, bankOwner, birthDate } = await getOwner(tx, memberId);
  await waitFor(tx, [
    `phone ${digitsOf(phone)}`,
    `bank ${digitsOf(bankNumber)}`,
    `person ${[...folded(bankOwner)].toSorted().join("")} ${birthDate}`,
  ]);
  const hashes = {
    bank: wantedHashes(tx, "members.bank_number", "whole", [bankNumber]),
    phone: wantedHashes(tx, "members.phone", "whole", [phone]),
  };
  const signs = new Map<bigint, DuplicateSign[]>();
  const add = (id: bigint, sign: DuplicateSign) => signs.set(id, [...(signs.get(id) ?? []), sign]);
  for (const { memberId: id, by } of await store.listByNumbers(tx, memberId, hashes, OF_EACH))
    add(id, by);
  const persons = await samePersons(tx, memberId, { name: bankOwner, birthDate });
  const verified = await verifiedOf(tx, [memberId, ...persons]);
  for (const id of persons) {
    add(id, "person");
    if (verified.has(memberId) && verified.has(id)) add(id, "identity");
  }
  return [...signs]
    .map(([otherId, own]) => ({ otherId, signs: own }))
    .sort((a, b) => weightOf(b) - weightOf(a) || Number(b.otherId - a.otherId));
}

/** Those of these members whose name and birth date a document proves. */
export const verifiedOf = async (
  db: Queryable,
  memberIds: readonly bigint[],
): Promise<ReadonlySet<bigint>> => new Set(await store.listVerified(db, memberIds));

/** Waits until no other transaction looks for one of these values or changes one of these pairs. */
export const waitFor = (tx: Transaction, names: readonly string[]): Promise<unknown> =>
  store.waitForLocks(
    tx,
    // Under the product's secret, because PostgreSQL shows the keys of its locks.
    names.map((name) => blindIndex(name, tx.appSecret.current, LOCKS).readBigInt64BE()),
  );

const weightOf = ({ signs }: Match): number => signs.reduce((sum, sign) => sum + weights[sign], 0);
const digitsOf = (text: string): string => text.replace(/\D/g, "");
const folded = (name: string): string => name.normalize("NFKC").toLowerCase().replaceAll(/\s/g, "");

/** Members with the same name, apart from case and spaces, and the same birth date, as entered. */
async function samePersons(
  tx: Transaction,
  memberId: bigint,
  { name, birthDate }: { name: string; birthDate: string },
): Promise<bigint[]> {
  const found: bigint[] = [];
  let below: bigint | null = null;
  for (let page = 0; page < NAME_PAGES && found.length < OF_EACH; page++) {
    const range = { below, most: NAMES_AT_ONCE };
    const rows = await store.listByName(tx, memberId, spellingsOf(name), range);
    for (const row of rows)
      if (openNumber(tx, "members.birth_date", row.memberId, row.sealedBirthDate) === birthDate)
        found.push(row.memberId);
    if (rows.length < NAMES_AT_ONCE) break;
    below = rows.at(-1)?.memberId ?? null;
  }
  return found.slice(0, OF_EACH);
}

/** A name with each of its words as the first one, because the family name is written first or last. */
export function spellingsOf(name: string): string[] {
  const words = name.trim().split(/\s+/u);
  if (words.length > WORDS_AT_MOST) return [name];
  return words.map((_, at) => [...words.slice(at), ...words.slice(0, at)].join(" "));
}
