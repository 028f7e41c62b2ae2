import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  isPublished,
  verifyLiabilityProof,
  type LiabilityProof,
} from "#contract/liability-proof.ts";
import { KEPT_DAYS } from "#server/kit/retention.ts";
import { formatDecimal, fromWon, units } from "#server/kit/money.ts";
import { fundsReport } from "#server/reports/funds/report.ts";
import { useTestApp } from "#tests/support/app.ts";
import {
  countYesterday,
  liabilityCallsOf,
  makeTrees,
  treeKey,
} from "#tests/support/liabilities.ts";
import { PASSWORD, type TestMember } from "#tests/support/members.ts";
import { makeOwedMoney } from "#tests/support/owed-money.ts";
import { countAnew } from "#tests/support/spread-entries.ts";

describe("the published total of what members are owed", () => {
  const test = useTestApp();
  let day = "";
  let member: TestMember;
  let other: TestMember;
  let inMinus: TestMember;

  beforeAll(async () => {
    ({ member, other, inMinus } = await makeOwedMoney(test));
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
  const publishedTotal = async () => {
    const asked = { from: day, until: day };
    const { days } = await fundsReport(test.app.db, test.clock, asked);
    return days[0]?.owed.total;
  };

  it("is, with what is in minus, the total that the report of members' funds has for the day", async () => {
    expect(await publish()).toBeGreaterThan(2);
    const { trees, keys, next } = await call("get-liability-trees", {});
    expect([trees.length, next]).toEqual([1, null]);
    const [tree] = trees;
    expect(tree).toMatchObject({ day, keyId: treeKey.id, belowZero: String(fromWon(400)) });
    const owed = BigInt(tree?.sum ?? 0) - BigInt(tree?.belowZero ?? 0);
    expect(await publishedTotal()).toBe(formatDecimal(units(owed)));
    expect(keys).toContainEqual({ id: treeKey.id, publicKey: treeKey.publicKey.toString("hex") });
  });

  it("has each member's money of every kind at the end of the day, which the member proves", async () => {
    await publish();
    const { proof, parts } = await proofOf(member);
    // 100,000 + 500 won less the open stakes, which are owed as running; 5,000 are at the studio.
    const amount = fromWon(100_500) + 77_712_345n;
    expect(proof.amount).toBe(String(amount));
    expect(parts).toEqual({
      cash: String(fromWon(100_500 - 10_000 - 5_000 - 1_000)),
      hold: String(fromWon(10_000)),
      comp: "77712345",
      rest: String(fromWon(5_000 + 1_000)),
    });
    expect(await verifyLiabilityProof(proof)).toMatchObject({
      isTrue: true,
      amount: String(amount),
    });
    expect(isPublished(proof, await call("get-liability-trees", {}))).toBe(true);
    const another = await proofOf(other);
    expect(another.proof.amount).toBe(String(fromWon(33_000)));
    expect((await verifyLiabilityProof(another.proof)).isTrue).toBe(true);
    const stolen: LiabilityProof = { ...another.proof, member: member.loginId };
    expect((await verifyLiabilityProof(stolen)).isTrue).toBe(false);
  });

  it("has a leaf for each member who is owed something, and none for the others and for test accounts", async () => {
    await publish();
    const rows = await test.owner.query<{ id: bigint; amount: bigint }>(
      `select u.id, u.amount from report_liability_parts p,
         unnest(p.members, p.amounts) u(id, amount) order by 1`,
    );
    expect(rows[0]).toEqual({ id: 0n, amount: fromWon(60_000) });
    const members = rows.slice(1).map(({ id }) => id);
    const funded = await test.owner.query<{ id: bigint }>(
      `select m.id from members m where not m.is_test and exists (
         select from ledger_accounts a where a.member_id = m.id and a.balance > 0) order by 1`,
    );
    expect(members).toEqual(funded.map(({ id }) => id));
    const [tree] = (await call("get-liability-trees", {})).trees;
    expect(tree?.leaves).toBe(String(rows.length));
    expect(await proofOf(inMinus)).toMatchObject({ status: "not_found" });
  });

  it("is listed with the member's own amount, and answers for a day without a tree", async () => {
    await publish();
    const cookie = await signIn(member);
    expect(await call("get-own-liabilities", {}, cookie)).toMatchObject({
      list: [{ day, amount: 100_500 + 777 }],
      next: null,
      keptDays: KEPT_DAYS.liabilityLeaves,
    });
    expect((await call("get-own-liabilities", { before: day }, cookie)).list).toEqual([]);
    const later = await call("get-liability-proof", { day: "2020-01-01" }, cookie);
    expect(later.status).toBe("not_found");
    const nobody = await signIn(inMinus);
    expect((await call("get-own-liabilities", {}, nobody)).list).toMatchObject([{ amount: null }]);
  });

  it("is refused when the leaves are not what the report says, and the day gets no tree", async () => {
    await countYesterday(test.app.db);
    await test.owner.query(
      "update report_running_accounts set amount = amount + 1 where (bucket, account_id) = (select bucket, account_id from report_running_accounts limit 1)",
    );
    await expect(makeTrees(test.app.db, test.clock)).rejects.toThrow("and the leaves sum to");
    expect(await test.owner.query("select from report_liability_trees")).toEqual([]);
  });
});
