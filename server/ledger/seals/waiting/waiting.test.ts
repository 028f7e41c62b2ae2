import { beforeAll, describe, expect, it } from "vitest";
import { fromWon } from "#server/kit/money.ts";
import { houseAccountId } from "#server/ledger/accounts.ts";
import { postHouse } from "#server/ledger/post.ts";
import type { Sealer } from "#server/ledger/seals/sealing.ts";
import * as store from "#server/ledger/seals/store.ts";
import { createFinder, type Finder } from "#server/ledger/seals/waiting/waiting.ts";
import { makeMember, type TestMember } from "#tests/support/members.ts";
import { useSeals } from "#tests/support/seals.ts";
import { whileUnderWay } from "#tests/support/under-way.ts";

/** Every posting is sealed, whatever happens to its transaction, its clock or the worker. */
describe("seals and what waits for them", () => {
  const seals = useSeals();
  const { database, sealAll, bet, verify } = seals;
  let first: TestMember;
  let second: TestMember;

  beforeAll(async () => {
    [first, second] = [
      await makeMember(database.db, { cash: fromWon(10_000) }),
      await makeMember(database.db, { cash: fromWon(10_000) }),
    ];
    await sealAll();
  });

  it("cover entries posted with a clock that was set back, also while the account goes on", async () => {
    const sealer = seals.newSealer();
    await sealer.step();
    const member = await makeMember(database.db, { cash: fromWon(10_000) });
    for (const [table, at] of [
      ["ledger_entries", "posted_at"],
      ["ledger_keys", "written_at"],
    ])
      await database.db.query(
        `update ${table} set ${at} = ${at} - interval '20 seconds' where account_id = $1`,
        [member.cash.id],
      );
    for (let n = 0; n < 3; n++) {
      await bet(member);
      await sealer.step();
    }
    expect(await verify()).toMatchObject({ faults: [], waiting: 0 });
  });

  it("delete the notes of sealed entries, and keep those of uncommitted ones", async () => {
    const sealer = seals.newSealer();
    const notes = () =>
      database.db.query<{ accounts: bigint[] }>("select accounts from ledger_unsealed");
    await bet(first);
    expect(await notes()).toEqual([{ accounts: [first.cash.id] }]);
    await sealer.step();
    expect(await notes()).toEqual([]);
    await whileUnderWay(
      seals.app,
      (tx) => bet(second, tx),
      async () => {
        await bet(first);
        await sealer.step();
        expect((await verify()).waiting).toBe(0);
      },
    );
    expect(await notes()).toEqual([{ accounts: [second.cash.id] }]);
    await sealer.step();
    expect(await notes()).toEqual([]);
    expect(await verify()).toMatchObject({ faults: [], waiting: 0 });
  });

  it("cover entries that were unsealed before notes existed", async () => {
    await bet(second);
    await database.db.query("delete from ledger_unsealed");
    await database.db.query(
      `insert into ledger_unsealed (posted_at, buckets, accounts, seqs)
       select '-infinity', array[bucket], array[id], array[seq] from ledger_accounts where id = $1`,
      [second.cash.id],
    );
    await sealAll();
    expect(await verify()).toMatchObject({ faults: [], waiting: 0 });
  });

  it("skip an account with a gap, which verification reports, and seal the others", async () => {
    const member = await makeMember(database.db, { cash: fromWon(10_000) });
    await bet(member);
    const where = `where account_id = ${member.cash.id} and seq = 1`;
    await database.db.query(`create table kept as select * from ledger_entries ${where}`);
    await database.db.query(`delete from ledger_entries ${where}`);
    await bet(first);
    await sealAll();
    const { faults } = await verify();
    expect(faults).toContain(`account ${member.cash.id} has 1 entries up to number 2`);
    const [head] = await database.db.query<{ seq: bigint }>(
      "select seq from ledger_seal_heads where account_id = $1",
      [first.cash.id],
    );
    const [account] = await database.db.query<{ seq: bigint }>(
      "select seq from ledger_accounts where id = $1",
      [first.cash.id],
    );
    expect(head?.seq).toBe(account?.seq);
    await database.db.query("insert into ledger_entries select * from kept");
    await database.db.query("drop table kept");
    await bet(member);
    await sealAll();
    expect(await verify()).toMatchObject({ faults: [], waiting: 0 });
  });

  it("cover entries that were uncommitted while later ones were sealed", async () => {
    const sealer = seals.newSealer();
    await sealer.step();
    const [from, to] = [
      await houseAccountId(seals.app, "jackpot_funding"),
      await houseAccountId(seals.app, "jackpot:mega"),
    ];
    await whileUnderWay(
      seals.app,
      (tx) => postHouse(tx, "jackpot_start", from, to, fromWon(5)),
      async () => {
        await bet(second);
        await sealer.step();
        expect((await verify()).faults).toEqual([]);
      },
    );
    await sealer.step();
    expect(await verify()).toMatchObject({ faults: [], waiting: 0 });
    const gaps = await database.db.query("select from ledger_house_gaps");
    expect(gaps).toEqual([]);
  });

  it("cover a long past in parts, and keep the note until its last entry is sealed", async () => {
    for (let n = 0; n < 5; n++) for (const member of [first, second]) await bet(member);
    await seals.app.transaction(async (tx) => {
      const { accounts, isMore, forget } = await createFinder({ mostEntries: 4 }).find(tx);
      expect(accounts.map(({ texts }) => texts.length)).toEqual([4]);
      expect(isMore).toBe(true);
      await forget();
    });
    expect(await database.db.query("select from ledger_unsealed")).toHaveLength(10);
    await sealAll();
    expect(await database.db.query("select from ledger_unsealed")).toEqual([]);
    expect(await verify()).toMatchObject({ faults: [], waiting: 0 });
  });

  describe("sealing by turns, when many wait", () => {
    const notes = () => database.db.query("select from ledger_unsealed");
    const newFinder = () => createFinder({ manyNotes: 1 });
    /** The shards of the accounts in one more seal. */
    const turn = async (sealer: Sealer): Promise<number[]> => {
      const before = (await store.findNewestSealId(seals.app)) ?? 0n;
      await sealer.step();
      const [seal] = await store.listSeals(seals.app, before, 1);
      return seal?.ranges.map(({ bucket }) => bucket) ?? [];
    };
    /** A seal that is not committed, as after a lost connection. */
    const undone = (finder: Finder) =>
      seals.app.transaction(async (tx) => {
        await (await finder.find(tx)).forget();
        throw new Error("undone");
      });
    const members: TestMember[] = [];

    beforeAll(async () => {
      for (let n = 0; n < 8; n++)
        members.push(await makeMember(database.db, { cash: fromWon(10_000) }));
      await sealAll();
    });

    it("each account has its turn, and a note stays until all of its accounts had theirs", async () => {
      const sealer = seals.newSealer(newFinder());
      for (const member of members) await bet(member);
      const turns = [await turn(sealer), await turn(sealer), await turn(sealer)];
      expect(await notes()).toHaveLength(members.length);
      turns.push(await turn(sealer));
      expect(await notes()).toEqual([]);
      expect(turns.map((buckets) => new Set(buckets.map((bucket) => bucket % 4)))).toEqual(
        [0, 1, 2, 3].map((of) => new Set([of])),
      );
      expect(inOrder(turns.flat())).toEqual(shards(members));
      expect(await verify()).toMatchObject({ faults: [], waiting: 0 });
    });

    it("entries between two turns, or of an undone seal, are sealed at their own turn", async () => {
      const finder = newFinder();
      const sealer = seals.newSealer(finder);
      const sealed: number[] = [];
      for (const member of members) {
        await bet(member);
        await expect(undone(finder)).rejects.toThrow("undone");
        sealed.push(...(await turn(sealer)));
      }
      // A newly started worker has no record of earlier turns.
      const next = seals.newSealer(newFinder());
      for (let n = 0; n < 4; n++) {
        expect(await notes()).not.toEqual([]);
        sealed.push(...(await turn(next)));
      }
      expect(await notes()).toEqual([]);
      expect(inOrder(sealed)).toEqual(shards(members));
      expect(await verify()).toMatchObject({ faults: [], waiting: 0 });
    });
  });
});

const inOrder = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);
const shards = (members: readonly TestMember[]): number[] =>
  inOrder(members.map(({ cash }) => cash.bucket));
