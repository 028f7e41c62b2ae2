import { hash } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { textOfTree, verifyLiabilityProof } from "#contract/liability-proof.ts";
import { fromWon, units } from "#server/kit/money.ts";
import { KEPT_DAYS } from "#server/kit/retention.ts";
import { makeTree } from "#server/reports/liabilities/making.ts";
import {
  liabilityProof,
  publishedTrees,
  sweepLeaves,
} from "#server/reports/liabilities/published.ts";
import { useTestApp } from "#tests/support/app.ts";
import {
  countYesterday,
  liabilityCallsOf,
  makeTrees,
  sumEntries,
  treeKey,
} from "#tests/support/liabilities.ts";
import { makePlayer, PASSWORD, type TestMember } from "#tests/support/members.ts";
import { countAnew, letHoursPass, openPast } from "#tests/support/spread-entries.ts";

const DAY_MS = 86_400_000;

describe("the steps of a published total", () => {
  const test = useTestApp();
  let day = "";
  let member: TestMember;

  beforeAll(async () => {
    await openPast(test.owner);
    member = await makePlayer(test.app.db, { cash: fromWon(100_000) });
    await letHoursPass(test.owner, 48);
  });
  beforeEach(async () => {
    await test.owner.query("truncate report_running_stakes, report_liability_trees cascade");
    await countAnew(test.owner);
  });

  const publish = async () => {
    day = await countYesterday(test.app.db);
    return makeTrees(test.app.db, test.clock);
  };
  const call = liabilityCallsOf(test);
  const signIn = ({ loginId }: TestMember) => test.signIn(loginId, PASSWORD);
  const proofOf = async (of: TestMember) => call("get-liability-proof", { day }, await signIn(of));

  it("is made once by two processes at the same time, each step once", async () => {
    await countYesterday(test.app.db);
    await sumEntries(test.app.db);
    const another = () => makeTree(test.app.db, test.clock, treeKey);
    while ((await Promise.all([another(), another(), another()])).some((left) => left > 0))
      continue;
    const { trees } = await call("get-liability-trees", {});
    expect(trees).toHaveLength(1);
    const parts = await test.owner.query("select number from report_liability_parts");
    expect(new Set(parts).size).toBe(parts.length);
    await publish();
    expect((await call("get-liability-trees", {})).trees).toEqual(trees);
  });

  it("goes on where a process ended, and shows nothing before it is signed", async () => {
    day = await countYesterday(test.app.db);
    await sumEntries(test.app.db);
    const dying = {
      ...test.app.db,
      transaction: <T>(work: Parameters<typeof test.app.db.transaction<T>>[0]) =>
        test.app.db.transaction<T>(async (tx) => {
          const done = await work(tx);
          await tx.query("select pg_terminate_backend(pg_backend_pid())");
          return done;
        }),
    };
    const trees = async () =>
      test.owner.query<{ isSigned: boolean }>(
        `select root_hash is not null as "isSigned" from report_liability_trees`,
      );
    const step = () => makeTree(test.app.db, test.clock, treeKey);
    const die = () => expect(makeTree(dying, test.clock, treeKey)).rejects.toThrow(/terminat/i);
    await die();
    expect(await trees()).toEqual([]);
    for (const after of ["gathered", "hashed", "signed"]) {
      expect(await step(), after).toBe(1);
      if (after === "signed") break;
      await die();
      expect(await trees(), after).toEqual([{ isSigned: false }]);
      expect((await call("get-liability-trees", {})).trees).toEqual([]);
      expect(await proofOf(member)).toMatchObject({ status: "not_found" });
    }
    expect(await step()).toBe(0);
    expect((await verifyLiabilityProof((await proofOf(member)).proof)).isTrue).toBe(true);
  });

  it("of a day without counted stakes, or counted before the build that counts by account, is not made", async () => {
    expect(await makeTrees(test.app.db, test.clock)).toBe(0);
    await countYesterday(test.app.db);
    await test.owner.query("update report_running_stakes set by_account = false");
    expect(await makeTrees(test.app.db, test.clock)).toBe(0);
  });

  it("refers to the one before, and its leaves are deleted after their days while the root stays", async () => {
    await publish();
    await test.owner.transaction(async (tx) => {
      await tx.query("set local session_replication_role = replica");
      for (const table of ["report_liability_trees", "report_liability_parts"] as const)
        await tx.query(`update ${table} set day = day - 1`);
    });
    const [first] = (await call("get-liability-trees", {})).trees;
    await test.owner.query("truncate report_running_stakes cascade");
    await publish();
    const { trees } = await call("get-liability-trees", {});
    expect(trees).toHaveLength(2);
    expect(trees[0]?.previous).toBe(
      hash("sha256", textOfTree(first as NonNullable<typeof first>), "hex"),
    );
    const after = (days: number) => ({ now: () => new Date(Date.now() + days * DAY_MS) });
    expect(await sweepLeaves(test.app.db, after(KEPT_DAYS.liabilityLeaves - 2))).toBe(0);
    expect((await proofOf(member)).status).toBe("success");
    expect(await sweepLeaves(test.app.db, after(KEPT_DAYS.liabilityLeaves + 2))).toBeGreaterThan(0);
    expect((await call("get-liability-trees", {})).trees).toEqual(trees);
    expect((await proofOf(member)).status).toBe("not_found");
    const cookie = await signIn(member);
    const { list } = await call("get-own-liabilities", {}, cookie);
    expect(list.map(({ amount }) => amount)).toEqual([null, null]);
    const [kept] = await test.owner.query<{ secrets: bigint }>(
      "select count(tree_salt) as secrets from report_liability_trees",
    );
    expect(kept?.secrets).toBe(0n);
  });
});

describe("a published total of more members than a part of its tree has", () => {
  const test = useTestApp();

  it.each([1, 4, 8])(
    "has each of them, and each proof leads over the parts of %i to the root",
    async (leaves) => {
      const { db } = test.app;
      if (leaves === 1) await openPast(test.owner);
      const players = [];
      for (let at = 0; at < 13; at++)
        players.push(await makePlayer(db, { cash: units(BigInt(at) * 1_000_003n + 1n) }));
      await letHoursPass(test.owner, 48);
      await countAnew(test.owner);
      await test.owner.query("truncate report_running_stakes, report_liability_trees cascade");
      const day = await countYesterday(db);
      await sumEntries(db);
      while ((await makeTree(db, test.clock, treeKey, leaves)) > 0) continue;
      const [row] = await test.owner.query<{ parts: bigint }>(
        "select count(*) as parts from report_liability_parts",
      );
      expect(Number(row?.parts)).toBeGreaterThan(1);
      const { trees } = await publishedTrees(db, {});
      for (const [at, { memberId, loginId }] of players.entries()) {
        const proof = await liabilityProof(db, memberId, day, "site.test");
        if (!proof) throw new Error(`${loginId} has no proof`);
        expect(proof.amount).toBe(String(BigInt(at) * 1_000_003n + 1n));
        expect(await verifyLiabilityProof(proof)).toMatchObject({
          isTrue: true,
          total: trees[0]?.sum,
        });
      }
    },
  );
});
