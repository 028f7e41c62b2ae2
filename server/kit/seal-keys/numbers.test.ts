import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { refuseUnsealedNumbers, sealEarlierNumbers } from "#database/earlier-numbers.ts";
import { systemClock } from "#server/kit/clock.ts";
import { openDatabase } from "#server/kit/database.ts";
import { sealKeyName, type AppSecret } from "#server/kit/sealed.ts";
import {
  hashesOf,
  openNumber,
  sealNumber,
  wantedHashes,
  type NumberColumn,
} from "#server/kit/seal-keys/numbers.ts";
import { sealAnew } from "#server/kit/seal-keys/seal-keys.ts";
import { getOwner } from "#server/members/store.ts";
import { openedNumber } from "#server/payments/store.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { makeMember } from "#tests/support/members.ts";
import { APP_SECRET } from "#tests/support/template.ts";

const columns: readonly NumberColumn[] = [
  "members.phone",
  "members.birth_date",
  "members.bank_number",
  "payment_requests.bank_number",
];
const secretOf = (current: string, previous: string[] = []) => ({
  appSecret: { current, previous } satisfies AppSecret,
});

describe("a sealed number", () => {
  const [ours, foreign] = [secretOf("ours"), secretOf("foreign")];
  const places = fc.record({ column: fc.constantFrom(...columns), id: fc.bigInt(1n, 2n ** 63n) });

  it("opens in its row and column alone, and differs each time", () => {
    fc.assert(
      fc.property(fc.string(), places, places, (text, place, other) => {
        fc.pre(place.column !== other.column || place.id !== other.id);
        const sealed = sealNumber(ours, place.column, place.id, text);
        expect(openNumber(ours, place.column, place.id, sealed)).toBe(text);
        for (const { column, id } of [
          other,
          { ...place, id: other.id === place.id ? place.id + 1n : other.id },
        ])
          expect(() => openNumber(ours, column, id, sealed)).toThrow("authenticate");
        expect(() => openNumber(foreign, place.column, place.id, sealed)).toThrow("not here");
        expect(sealNumber(ours, place.column, place.id, text).equals(sealed)).toBe(false);
      }),
    );
  });

  it("is found by its digits or their last four, under an earlier secret too, and by no other key", () => {
    const column = "members.bank_number";
    const digits = fc.stringMatching(/^\d{5,16}$/);
    fc.assert(
      fc.property(digits, digits, (number, other) => {
        fc.pre(number !== other);
        const stored = hashesOf(ours, column, `${number.slice(0, 3)}-${number.slice(3)}`);
        const renewed = secretOf("renewed", ["ours"]);
        const isIn = (hashes: Buffer[], hash: Buffer | null) =>
          hashes.some((each) => hash?.equals(each));
        expect(isIn(wantedHashes(renewed, column, "whole", [number]), stored.whole)).toBe(true);
        expect(isIn(wantedHashes(renewed, column, "tail", [number.slice(-4)]), stored.tail)).toBe(
          true,
        );
        expect(isIn(wantedHashes(renewed, column, "whole", [other]), stored.whole)).toBe(false);
        expect(isIn(wantedHashes(foreign, column, "whole", [number]), stored.whole)).toBe(false);
        expect(isIn(wantedHashes(ours, "members.phone", "whole", [number]), stored.whole)).toBe(
          false,
        );
      }),
    );
    expect(hashesOf(ours, column, "-")).toEqual({ whole: null, tail: null });
    expect(wantedHashes(ours, column, "whole", ["-"])).toEqual([]);
  });
});

describe("numbers of an earlier release", () => {
  const database = useTestDatabase();
  const MEMBERS = 1_100;
  /** As the migration leaves them: the bytes of the text, and checks that look at new rows only. */
  const putInClear = async () => {
    const { db } = database;
    const checks = await db.query<{ table: string; name: string; definition: string }>(
      `select conrelid::regclass::text as table, conname as name,
         pg_get_constraintdef(oid) as definition
       from pg_constraint where conname in ('members_sealed', 'payment_requests_sealed')`,
    );
    for (const { table, name } of checks)
      await db.query(`alter table ${table} drop constraint ${name}`);
    await db.query(
      `insert into members (id, login_id, nick, nick_folded, password_hash,
         withdrawal_password_hash, phone, birth_date, bank_name, bank_number, bank_owner,
         terms_version)
       select n, 'early' || n, 'early', 'early' || n, '-', '-',
         convert_to('+82107000' || n, 'UTF8'), convert_to('1990-05-17', 'UTF8'), 'b',
         convert_to('110-22-' || n, 'UTF8'), 'o', 'v'
       from generate_series(1001, 1000 + $1::integer) n`,
      [MEMBERS],
    );
    await db.query(
      `insert into payment_requests (member_id, kind, amount, bank_name, bank_number, bank_owner,
         asked_at)
       select n, 'withdrawal', 1, 'b', convert_to('110-22-' || n, 'UTF8'), 'o', now()
       from generate_series(1001, 1000 + $1::integer) n`,
      [MEMBERS],
    );
    for (const { table, name, definition } of checks)
      await db.query(`alter table ${table} add constraint ${name} ${definition}`);
  };
  const countInClear = async () => {
    const [row] = await database.db.query<{ members: bigint; requests: bigint }>(
      `select (select count(*) from members where get_byte(phone, 0) <> 1) as members,
         (select count(*) from payment_requests where get_byte(bank_number, 0) <> 1) as requests`,
    );
    return [Number(row?.members), Number(row?.requests)];
  };

  it("are sealed once, and an interrupted upgrade continues", async () => {
    const { db } = database;
    await makeMember(db);
    await putInClear();
    await expect(refuseUnsealedNumbers(db)).rejects.toThrow("npm run migrate");
    // Another session has the last member, so that the upgrade ends after its first batches.
    const other = openDatabase(database.url, { size: 1 });
    const impatient = openDatabase(database.url, { size: 1, lockTimeoutMs: 50 });
    await other.transaction(async (tx) => {
      await tx.query("select from members where login_id = $1 for update", [
        `early${1_000 + MEMBERS}`,
      ]);
      await expect(sealEarlierNumbers(impatient, APP_SECRET)).rejects.toThrow("lock timeout");
    });
    await Promise.all([other.close(), impatient.close()]);
    expect(await countInClear()).toEqual([MEMBERS - 1_000, MEMBERS]);
    await expect(refuseUnsealedNumbers(db)).rejects.toThrow("npm run migrate");

    expect(await sealEarlierNumbers(db, APP_SECRET)).toBe(MEMBERS - 1_000 + MEMBERS);
    expect(await countInClear()).toEqual([0, 0]);
    await expect(refuseUnsealedNumbers(db)).resolves.toBeUndefined();
    expect(await sealEarlierNumbers(db, APP_SECRET)).toBe(0);
    for (const id of [1001n, 2000n, 2001n, 2100n])
      expect(await getOwner(db, id)).toMatchObject({
        phone: `+82107000${id}`,
        birthDate: "1990-05-17",
        bankNumber: `110-22-${id}`,
      });
  });

  it("are resealed with a new secret, with their hashes and those of requests", async () => {
    const renewed = { current: "the next secret", previous: [APP_SECRET.current] };
    await database.db.query("insert into seal_keys (name, begun_at) values ($1, now())", [
      sealKeyName(APP_SECRET.current),
    ]);
    expect(await sealAnew(database.db, systemClock, renewed)).toBe(1 + 2 * MEMBERS);
    const only = openDatabase(database.url, {
      size: 1,
      appSecret: { current: renewed.current, previous: [] },
    });
    expect(await getOwner(only, 1001n)).toMatchObject({ phone: "+821070001001" });
    const found = await only.query<{ id: bigint }>(
      "select id from members where bank_number_hash = any($1::bytea[])",
      [wantedHashes(only, "members.bank_number", "whole", ["110221001"])],
    );
    expect(found).toEqual([{ id: 1001n }]);
    const [request] = await only.query<{ id: bigint; bankNumber: Buffer }>(
      `select id, bank_number as "bankNumber" from payment_requests where member_id = 1001
       and bank_number is not null`,
    );
    if (!request) throw new Error("the request is gone");
    expect(openedNumber(only, request)).toBe("110-22-1001");
    await only.close();
  });
});
