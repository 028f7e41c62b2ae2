import { readdirSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { suspicionSigns } from "#contract/office/suspicions.ts";
import { profileRules, type ProfileValues } from "#contract/office/profile-rules.ts";
import { fromWon } from "#server/kit/money.ts";
import { houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import { post } from "#server/ledger/post.ts";
import { homeSiteOf } from "#server/members/home-site/home-site.ts";
import { findSigns, signs } from "#server/payments/suspicions/signs/signs.ts";
import { rulesOfSite } from "#server/settings/profiles/rules.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeBankLine } from "#tests/support/bank-lines.ts";
import { makeMember, type TestMember } from "#tests/support/members.ts";

const HOUR_MS = 3_600_000;
const SUM = profileRules.suspicionSum.value;

/** Payments that look like money laundering, each sign by its thresholds. */
describe("signs of money laundering", () => {
  const test = useTestApp();
  let member: TestMember;
  let posted = 0;
  beforeAll(() => test.clock.stop());
  beforeEach(async () => {
    member = await makeMember(test.app.db, { cash: fromWon(SUM) });
  });

  const found = async (rules: Partial<ProfileValues> = {}) => {
    const { db } = test.app;
    const siteId = await homeSiteOf(db, member.memberId);
    const asked = {
      siteId,
      at: test.clock.now(),
      rules: { ...(await rulesOfSite(db, siteId)), ...rules },
    };
    const alone = await findSigns(db, { ...asked, memberId: member.memberId });
    const all = await findSigns(db, { ...asked, memberId: null });
    expect(all.get(member.memberId), "among all members").toEqual(alone.get(member.memberId));
    return alone.get(member.memberId) ?? [];
  };
  const pay = async (
    kind: "deposit" | "withdrawal",
    won: number,
    hoursAgo: number,
    status = "done",
  ): Promise<number> => {
    const at = new Date(test.clock.now().getTime() - hoursAgo * HOUR_MS);
    const isDone = status === "done";
    const [row] = await test.owner.query<{ id: bigint }>(
      `insert into payment_requests (member_id, kind, status, amount, asked_at, expires_at,
         decided_at, decision, decided_by, bank_name, bank_number, bank_owner, hidden_at)
       select $1, $2, $3, $4, $5, case when $2 = 'deposit' then $5::timestamptz end,
         case when $6 then $5::timestamptz end, case when $6 then 'approved' end,
         case when $6 then 1 end, case when $2 = 'withdrawal' then m.bank_name end,
         case when $2 = 'withdrawal' then m.bank_number end,
         case when $2 = 'withdrawal' then m.bank_owner end, null
       from members m where m.id = $1 returning id`,
      [member.memberId, kind, status, fromWon(won), at, isDone],
    );
    return Number(row?.id);
  };
  const stake = (won: number) =>
    test.app.db.transaction(async (tx) =>
      post(tx, [
        {
          account: member.cash,
          movement: "bet",
          amount: fromWon(won),
          houseAccountId: await houseAccountId(tx, "provider:signs"),
          scopeId: await scopeId(tx, "test-signs"),
          key: `signs-${(posted += 1)}`,
        },
      ]),
    );

  it("are a file each, and each is looked for", () => {
    const files = readdirSync(import.meta.dirname).filter(
      (name) => !/test|^(signs|sign|store)\.ts$/.test(name),
    );
    expect(files).toHaveLength(suspicionSigns.length);
    expect(signs.map(({ name }) => name)).toEqual(suspicionSigns);
  });

  it("are none for a member who deposits, plays and withdraws", async () => {
    await pay("deposit", SUM, 48);
    await stake(SUM);
    await pay("withdrawal", SUM, 1);
    expect(await found()).toEqual([]);
  });

  it("littlePlay: most of a large deposit is asked back with stakes below the deposits", async () => {
    await pay("deposit", SUM, 48);
    await pay("withdrawal", SUM / 2 - 1, 1, "waiting");
    expect(await found(), "less than half").toEqual([]);
    await pay("withdrawal", 1, 1);
    expect(await found()).toEqual([{ sign: "littlePlay", value: 0, threshold: 100 }]);
    await stake(SUM / 4);
    expect(await found()).toEqual([{ sign: "littlePlay", value: 25, threshold: 100 }]);
    expect(await found({ suspicionPlay: 25 }), "as much as the rule asks").toEqual([]);
  });

  it("structuring: three deposits of a week from 80 % of the sum up to below it", async () => {
    await pay("deposit", SUM * 0.8, 1);
    await pay("deposit", SUM - 1, 2);
    await pay("deposit", SUM, 3);
    await pay("deposit", SUM * 0.8 - 1, 4);
    await pay("deposit", SUM - 1, 8 * 24);
    expect(await found()).toEqual([]);
    await pay("deposit", SUM * 0.9, 5);
    expect(await found()).toEqual([{ sign: "structuring", value: 3, threshold: 3 }]);
  });

  it("movements: ten payments of a day that reach the sum together", async () => {
    for (let n = 0; n < 9; n++) await pay("deposit", SUM / 10, n + 1);
    await pay("deposit", SUM / 10, 25);
    expect(await found()).toEqual([]);
    await pay("deposit", SUM / 10, 10);
    expect(await found()).toEqual([{ sign: "movements", value: 10, threshold: 10 }]);
  });

  it("shortLife: an account with large deposits is to be closed within thirty days", async () => {
    await pay("deposit", SUM, 1);
    const close = (days: number) =>
      test.owner.query(
        `with registered as (
           update members set registered_at = now() - $2 * interval '1 day' where id = $1)
         insert into member_closings (member_id, asked_at, looked_at) values ($1, now(), now())`,
        [member.memberId, days],
      );
    await close(31);
    expect(await found()).toEqual([]);
    await test.owner.query("delete from member_closings where member_id = $1", [member.memberId]);
    await close(29.5);
    expect(await found()).toEqual([{ sign: "shortLife", value: 29, threshold: 30 }]);
  });

  it("otherPayers: two transfers of thirty days from another person", async () => {
    const transfer = async (sender: string) => {
      const line = await makeBankLine(test.app.db, 50_000, await pay("deposit", 50_000, 1));
      await test.owner.query("update payment_statement_lines set sender = $2 where id = $1", [
        line,
        sender,
      ]);
    };
    await test.owner.query("update members set bank_owner = '홍길동' where id = $1", [
      member.memberId,
    ]);
    await transfer("홍 길동");
    await transfer("김철수");
    expect(await found()).toEqual([]);
    await transfer("박영희");
    expect(await found()).toEqual([{ sign: "otherPayers", value: 2, threshold: 2 }]);
  });

  it("dueDiligence: payments of thirty days that reach the sum of the jurisdiction, if it names one", async () => {
    await pay("deposit", 2_000_000, 10);
    await pay("withdrawal", 999_999, 5, "waiting");
    await pay("deposit", 9_000_000, 31 * 24);
    expect(await found()).toEqual([]);
    expect(await found({ dueDiligenceSum: 3_000_000 })).toEqual([]);
    expect(await found({ dueDiligenceSum: 2_999_999 })).toEqual([
      { sign: "dueDiligence", value: 2_999_999, threshold: 2_999_999 },
    ]);
  });
});
