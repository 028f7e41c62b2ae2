import { beforeEach, describe, expect, it } from "vitest";
import { SYSTEM, type Acts } from "#server/kit/act.ts";
import { fromWon, toWon } from "#server/kit/money.ts";
import { playRound } from "#server/games/rounds.ts";
import { getBalances } from "#server/ledger/accounts.ts";
import { expireDeposits } from "#server/payments/deposits.ts";
import { takeRequest } from "#server/payments/claims.ts";
import { findDetail } from "#server/payments/queue/store.ts";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { decideRequest, operator } from "#tests/support/acts.ts";
import { useTestApp } from "#tests/support/app.ts";
import {
  makePlayer,
  PASSWORD,
  setNumbers,
  WITHDRAWAL_PASSWORD,
  type TestMember,
} from "#tests/support/members.ts";

type Row = { id: number; amount: number; status: string; memo?: string; date: string };

describe("deposits and withdrawals", () => {
  const test = useTestApp();
  let member: TestMember;
  let cookie: string;
  let acts: Acts;

  beforeEach(async () => {
    ({ acts } = test.app);
    member = await makePlayer(test.app.db, { cash: fromWon(1_000_000) });
    cookie = await test.signIn(member.loginId, PASSWORD);
  });

  const call = async (name: string, body: unknown = {}, key?: string) =>
    (await test.call(name, body, { cookie, ...(key && { "idempotency-key": key }) })).body;
  const deposit = (balance: number, key?: string) => call("apply-user-deposit", { balance }, key);
  const withdraw = (balance: number, pass = WITHDRAWAL_PASSWORD, key?: string) =>
    call("apply-user-withdraw", { balance, pass }, key);
  const deposits = async (page = 1) => (await call("get-deposit-list", { page }))["list"] as Row[];
  const withdrawals = async () => (await call("get-withdraw-list"))["list"] as Row[];
  const money = async () => {
    const { cash, hold } = await getBalances(test.app.db, member.memberId);
    return [toWon(cash), toWon(hold)];
  };
  const take = (id: unknown, by: bigint) =>
    acts.perform(operator(by), (act) => takeRequest(act, { id: BigInt(id as number) }));
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => "done",
      (error: { code?: string }) => error.code,
    );

  it.each([[9_000], [10_001], [15_000], [10_010_000], [Number.MAX_SAFE_INTEGER]])(
    "apply-user-deposit and apply-user-withdraw refuse %d with the limits",
    async (amount) => {
      const limits = { status: "balance", min: 10_000, max: 10_000_000, step: 10_000 };
      expect(await deposit(amount)).toEqual(limits);
      expect(await withdraw(amount)).toEqual(limits);
      expect((await test.call("apply-user-deposit", { balance: -10_000 }, { cookie })).http).toBe(
        400,
      );
      expect((await test.call("apply-user-deposit", { balance: 10_000.5 }, { cookie })).http).toBe(
        400,
      );
    },
  );

  it("a deposit moves money once, when it is approved", async () => {
    const { id } = await deposit(50_000);
    expect(await deposit(50_000)).toEqual({ status: "wait" });
    expect(await deposits()).toMatchObject([{ id, amount: 50_000, status: "wait" }]);
    expect(await money()).toEqual([1_000_000, 0]);
    await take(id, 1n);
    expect(await deposits()).toMatchObject([{ id, status: "reg" }]);
    await decideRequest(acts, id, "approved", { memo: "확인했습니다" });
    expect(await money()).toEqual([1_050_000, 0]);
    expect(await deposits()).toMatchObject([{ id, status: "already", memo: "확인했습니다" }]);
    expect(await codeOf(decideRequest(acts, id, "approved"))).toBe("already_decided");
    expect(await codeOf(decideRequest(acts, id, "refused"))).toBe("already_decided");
    expect((await deposit(50_000))["status"]).toBe("success");
  });

  it("of two simultaneous decisions one succeeds and the money moves once", async () => {
    const { id } = await deposit(50_000);
    const codes = await Promise.all([
      codeOf(decideRequest(acts, id, "approved")),
      codeOf(decideRequest(acts, id, "approved")),
      codeOf(decideRequest(acts, id, "refused")),
    ]);
    expect(codes.filter((code) => code === "done")).toHaveLength(1);
    expect(codes.filter((code) => code === "already_decided")).toHaveLength(2);
    const [row] = await test.app.db.query<{ status: string }>(
      "select status from payment_requests where id = $1",
      [id],
    );
    expect((await money())[0]).toBe(row?.status === "done" ? 1_050_000 : 1_000_000);
  });

  it("cancel-deposit withdraws the member's own unclaimed request", async () => {
    const { id } = await deposit(50_000);
    const other = await makePlayer(test.app.db);
    const asOther = { cookie: await test.signIn(other.loginId, PASSWORD) };
    expect((await test.call("cancel-deposit", { id }, asOther)).body).toEqual({
      status: "not_found",
    });
    expect(await call("cancel-deposit", { id })).toEqual({ status: "success" });
    expect(await call("cancel-deposit", { id })).toEqual({ status: "already" });
    expect(await codeOf(decideRequest(acts, id, "approved"))).toBe("already_decided");
    const taken = (await deposit(50_000))["id"];
    await take(taken, 1n);
    expect(await call("cancel-deposit", { id: taken })).toEqual({ status: "already" });
    const withdrawal = (await withdraw(50_000))["id"];
    expect(await call("cancel-deposit", { id: withdrawal })).toEqual({ status: "not_found" });
  });

  it("an unclaimed deposit expires after thirty minutes, a claimed one stays", async () => {
    const { id } = await deposit(50_000);
    test.clock.advance(30 * 60_000 - 5_000);
    await acts.perform(SYSTEM, expireDeposits);
    cookie = await test.signIn(member.loginId, PASSWORD);
    expect(await deposits()).toMatchObject([{ id, status: "wait" }]);
    test.clock.advance(5_000);
    expect(await acts.perform(SYSTEM, expireDeposits)).toBeGreaterThan(0);
    expect(await deposits()).toMatchObject([{ id, status: "cansel" }]);
    const taken = (await deposit(50_000))["id"];
    await take(taken, 1n);
    expect(await codeOf(take(taken, 2n))).toBe("in_other_hands");
    test.clock.advance(60 * 60_000);
    await acts.perform(SYSTEM, expireDeposits);
    cookie = await test.signIn(member.loginId, PASSWORD);
    expect((await deposits())[0]).toMatchObject({ id: taken, status: "reg" });
  });

  it("a withdrawal holds the money at once, and only an operator's refusal returns it", async () => {
    const { id } = await withdraw(400_000);
    expect(await money()).toEqual([600_000, 400_000]);
    expect(await withdraw(10_000)).toEqual({ status: "wait" });
    expect(await call("hide-request", { id })).toEqual({ status: "wait" });
    await decideRequest(acts, id, "refused", { memo: "은행 점검" });
    expect(await money()).toEqual([1_000_000, 0]);
    expect(await withdrawals()).toMatchObject([{ id, status: "cansel", memo: "은행 점검" }]);
    expect(await codeOf(decideRequest(acts, id, "approved"))).toBe("already_decided");
    const second = (await withdraw(400_000))["id"];
    await decideRequest(acts, second, "approved");
    expect(await money(), "until the bank has paid it").toEqual([600_000, 400_000]);
    expect((await withdrawals()).map((row) => row.status)).toEqual(["reg", "cansel"]);
  });

  it("keeps the bank account of the moment of the withdrawal request", async () => {
    const { id } = await withdraw(50_000);
    await setNumbers(test.app.db, member.memberId, { bankNumber: "999" });
    const found = await findDetail(test.app.db, BigInt(id as number));
    expect(found).toMatchObject({ bankNumber: "123-456-7890", memberBankNumber: "999" });
  });

  it("refuses more than the balance, and more than the day's limit", async () => {
    expect(await withdraw(1_010_000)).toEqual({ status: "balance" });
    expect(await withdrawals()).toEqual([]);
    await test.app.db.query(
      "update settings_money set withdrawal_day_max = $1, withdrawal_max = $1",
      [fromWon(500_000)],
    );
    const { id } = await withdraw(300_000);
    await decideRequest(acts, id, "approved");
    expect(await withdraw(300_000)).toEqual({ status: "limit", max: 200_000 });
    expect(await call("get-withdraw-list")).toMatchObject({
      leftToday: 200_000,
      limits: { max: 500_000 },
    });
    const second = (await withdraw(200_000))["id"];
    await decideRequest(acts, second, "refused");
    expect(await call("get-withdraw-list")).toMatchObject({ leftToday: 200_000 });
    test.clock.advance(24 * 3_600_000);
    cookie = await test.signIn(member.loginId, PASSWORD);
    expect((await withdraw(300_000))["status"]).toBe("success");
    await test.app.db.query(
      "update settings_money set withdrawal_day_max = default, withdrawal_max = default",
    );
  });

  it("a withdrawal and simultaneous bets cannot spend the same money", async () => {
    const bet = (n: number) =>
      playRound(
        test.app.writer,
        {
          connection: "sandbox",
          memberRef: member.ref,
          currency: "KRW",
          gameCode: "moon-rabbit-mill",
          roundRef: `race-${member.loginId}-${n}`,
          gameSessionId: null,
          closes: true,
        },
        [{ key: `race-${member.loginId}-${n}`, kind: "bet", amount: fromWon(300_000) }],
      );
    const [withdrawn, ...bets] = await Promise.all([
      withdraw(600_000).then((answer) => answer["status"]),
      ...[1, 2, 3, 4].map((n) => codeOf(bet(n))),
    ]);
    const placed = bets.filter((code) => code === "done").length;
    const setAside = withdrawn === "success" ? 600_000 : 0;
    expect(bets.every((code) => code === "done" || code === "insufficient_funds")).toBe(true);
    expect(await money()).toEqual([1_000_000 - setAside - placed * 300_000, setAside]);
    expect(placed).toBe(setAside > 0 ? 1 : 3);
  });

  it("a frozen account cannot withdraw", async () => {
    await test.app.db.query("update ledger_accounts set status = 'frozen' where member_id = $1", [
      member.memberId,
    ]);
    expect(await withdraw(50_000)).toEqual({ status: "closed" });
    expect(await withdrawals()).toEqual([]);
  });

  it("get-deposit-list pages by ten; hide-request removes a decided row and keeps the record", async () => {
    const ids: unknown[] = [];
    for (let n = 1; n <= 12; n++) {
      const { id } = await deposit(n * 10_000);
      await decideRequest(acts, id, "refused");
      ids.unshift(id);
    }
    expect(await call("get-deposit-list")).toMatchObject({ maxCount: 12, limits: { min: 10_000 } });
    expect((await deposits(2)).map((row) => row.amount)).toEqual([20_000, 10_000]);
    expect(await call("hide-request", { id: ids[0] })).toEqual({ status: "success" });
    expect(await call("hide-request", { id: ids[0] })).toEqual({ status: "not_found" });
    expect((await deposits()).map((row) => row.id)).toEqual(ids.slice(1, 11));
    expect(await call("get-deposit-list", { page: 2 })).toMatchObject({ maxCount: 11 });
    const kept = await test.app.db.query("select from payment_requests where id = $1", [ids[0]]);
    expect(kept).toHaveLength(1);
    const other = await makePlayer(test.app.db);
    const asOther = { cookie: await test.signIn(other.loginId, PASSWORD) };
    expect((await test.call("hide-request", { id: ids[1] }, asOther)).body).toEqual({
      status: "not_found",
    });
  });

  it("demo3 has a waiting deposit and a waiting withdrawal", async () => {
    cookie = await test.signIn("demo3", DEMO_PASSWORD);
    expect(await deposits()).toMatchObject([{ amount: 300_000, status: "wait" }]);
    expect(await withdrawals()).toMatchObject([{ amount: 100_000, status: "wait" }]);
    expect((await call("get-in-game-balance"))["balance"]).toBe(400_000);
  });
});
