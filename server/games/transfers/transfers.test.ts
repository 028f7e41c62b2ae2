import { beforeEach, describe, expect, it } from "vitest";
import { checkRounds } from "#server/games/checks.ts";
import { lookForTransfers } from "#server/games/transfers/settling.ts";
import {
  bringBack,
  bringBackLeft,
  sweepBack,
  transferIn,
} from "#server/games/transfers/transfers.ts";
import { fromWon } from "#server/kit/money.ts";
import { getBalances } from "#server/ledger/accounts.ts";
import { setLimit } from "#server/members/limits/limits.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, makePlayer, PASSWORD, WITHDRAWAL_PASSWORD } from "#tests/support/members.ts";
import { useTransferProvider } from "#tests/support/transfer-provider.ts";

const WALLET = "sandbox-transfer";
/** The demo's studio that keeps money, and one that asks our wallet for every stake. */
const KEEPS = { company: "north", code: "north", timeStemp: 0 };

describe("a wallet that money is transferred to", () => {
  const test = useTestApp();
  const provider = useTransferProvider(() => test.providerPort);
  let memberId = 0n;
  let ref = "";
  let cookie = "";

  beforeEach(async () => {
    const member = await makePlayer(test.app.db, { cash: fromWon(50_000) });
    ({ memberId, ref } = member);
    cookie = await test.signIn(member.loginId, PASSWORD);
  });

  const call = async (name: string, body: object = {}) =>
    (await test.call(name, body, { cookie })).body;
  const cash = async () => Number((await getBalances(test.app.db, memberId)).cash) / 100_000;
  const there = () => (provider.money.get(ref) ?? 0) / 100_000;
  const total = async () => {
    const { balance, gameMoney } = await call("get-in-game-balance");
    return Number(balance) + Number(gameMoney);
  };
  const later = async (ms: number) => {
    test.clock.advance(ms);
    while ((await lookForTransfers(test.app.transfers)) > 0) continue;
  };
  const isClean = async () => expect(await checkRounds(test.app.db.pool)).toEqual([]);

  it("open-game moves all cash in, and another provider's launch moves it back", async () => {
    expect(await call("open-game", KEEPS)).toMatchObject({ status: "success" });
    expect([await cash(), there(), await total()]).toEqual([0, 50_000, 50_000]);
    // What was won there is the provider's own book until it comes back.
    provider.money.set(ref, 61_234_56_000);
    test.clock.advance(10_000);
    expect(await call("get-in-game-balance")).toMatchObject({ balance: 0, gameMoney: 61_234 });
    await call("open-game", { company: "tiger", code: "dawn-bell", timeStemp: 0 });
    expect(await cash()).toBe(61_234);
    expect(there()).toBeCloseTo(0.56);
    await isClean();
  });

  it("transfer-in and transfer-out move the requested amount, and refuse more than the balance", async () => {
    expect(await call("transfer-in", { company: "north", balance: 20_000 })).toMatchObject({
      status: "success",
      balance: 30_000,
      gameMoney: 20_000,
    });
    expect(await call("transfer-in", { company: "north", balance: 30_001 })).toMatchObject({
      status: "balance",
    });
    expect(await call("transfer-in", { company: "tiger", balance: 1_000 })).toMatchObject({
      status: "fix_server",
    });
    expect(await call("transfer-out", {})).toMatchObject({ balance: 50_000, gameMoney: 0 });
    expect(await call("transfer-out", { company: "nobody" })).toMatchObject({
      status: "not_found",
    });
    await isClean();
  });

  it("transfer-in moves the money once per idempotency key, and a repeat ends as the first did", async () => {
    const withKey = async (key: string, balance: number) => {
      const body = { company: "north", balance };
      return (await test.call("transfer-in", body, { cookie, "idempotency-key": key })).body;
    };
    await Promise.all([withKey("a", 20_000), withKey("a", 20_000)]);
    expect(await withKey("a", 20_000)).toMatchObject({ status: "success", balance: 30_000 });
    expect([await cash(), there()]).toEqual([30_000, 20_000]);
    expect(await withKey("a", 10_000)).toMatchObject({ status: "conflict" });
    provider.mood = "refuses";
    expect(await withKey("b", 10_000)).toMatchObject({ status: "fix_server" });
    expect(await withKey("b", 10_000)).toMatchObject({ status: "fix_server" });
    expect([await cash(), there(), await total()]).toEqual([30_000, 20_000, 50_000]);
    await isClean();
  });

  it("without a balance in the answer, the amounts sent and returned are counted", async () => {
    provider.mood = "applies and names no balance";
    await call("transfer-in", { company: "north", balance: 30_000 });
    expect([await cash(), there(), await total()]).toEqual([20_000, 30_000, 50_000]);
    provider.mood = "applies and names no balance";
    await call("transfer-in", { company: "north", balance: 20_000 });
    expect([await cash(), there(), await total()]).toEqual([0, 50_000, 50_000]);
    await isClean();
  });

  it("11.32 money that arrived without an answer stays in transit until a status check with the same id confirms it", async () => {
    provider.mood = "applies and says nothing";
    expect(await call("transfer-in", { company: "north" })).toMatchObject({ status: "fix_server" });
    expect([await cash(), there(), await total()]).toEqual([0, 50_000, 50_000]);
    await isClean();
    await later(6_000);
    const [first, ...others] = provider.asked;
    expect(others.length).toBeGreaterThan(0);
    expect(new Set(provider.asked.map(({ id }) => id))).toEqual(new Set([first?.id]));
    expect([await cash(), there(), await total()]).toEqual([0, 50_000, 50_000]);
    expect(await call("transfer-out")).toMatchObject({ balance: 50_000, gameMoney: 0 });
    await isClean();
  });

  it("11.32 money that never arrived is sent again by the status check, once", async () => {
    provider.mood = "does nothing and says nothing";
    await call("transfer-in", { company: "north" });
    expect([await cash(), there()]).toEqual([0, 0]);
    await later(6_000);
    await later(6_000);
    expect([await cash(), there(), await total()]).toEqual([0, 50_000, 50_000]);
    await isClean();
  });

  it("11.32 a refusal of a status check is final only when no request can still arrive", async () => {
    provider.mood = "does nothing and says nothing";
    await call("transfer-in", { company: "north" });
    for (const wait of [6_000, 16_000, 61_000]) {
      provider.mood = "refuses";
      await later(wait);
      expect(await cash()).toBe(0);
    }
    provider.mood = "refuses";
    await later(600_000);
    expect([await cash(), there()]).toEqual([50_000, 0]);
    await isClean();
  });

  it("nothing is sent for a member without an open launch there", async () => {
    const stranger = await makeMember(test.app.db, { cash: fromWon(50_000) });
    const signedIn = { cookie: await test.signIn(stranger.loginId, PASSWORD) };
    const { body } = await test.call("transfer-in", { company: "north" }, signedIn);
    expect(body).toMatchObject({ status: "closed" });
    expect((await getBalances(test.app.db, stranger.memberId)).cash).toBe(fromWon(50_000));
    await isClean();
  });

  it("a refused transfer gives the cash back at once", async () => {
    provider.mood = "refuses";
    expect(await call("transfer-in", { company: "north" })).toMatchObject({ status: "fix_server" });
    expect([await cash(), there()]).toEqual([50_000, 0]);
    await isClean();
  });

  it.each(["applies and says nothing", "answers nonsense"] as const)(
    "11.33 a transfer back that %s gives no cash until its outcome is known",
    async (mood) => {
      await call("transfer-in", { company: "north" });
      provider.mood = mood;
      expect(await call("transfer-out")).toMatchObject({ status: "fix_server" });
      expect([await cash(), there()]).toEqual([0, 0]);
      await later(6_000);
      expect([await cash(), there(), await total()]).toEqual([50_000, 0, 50_000]);
      await isClean();
    },
  );

  it("11.34 a withdrawal moves the money back first, and does not wait for an unknown outcome", async () => {
    await call("transfer-in", { company: "north", balance: 30_000 });
    provider.mood = "applies and says nothing";
    const ask = { balance: 40_000, pass: WITHDRAWAL_PASSWORD };
    expect(await call("apply-user-withdraw", ask)).toMatchObject({ status: "balance" });
    expect(await cash()).toBe(20_000);
    await later(6_000);
    expect(await call("apply-user-withdraw", ask)).toMatchObject({ status: "success" });
    expect(await cash()).toBe(10_000);
    await isClean();
  });

  it("one transfer at a time: a second launch waits, another provider's does not", async () => {
    provider.mood = "does nothing and says nothing";
    expect(await call("open-game", KEEPS)).toMatchObject({ status: "fix_server" });
    test.clock.advance(3_000);
    expect(await call("open-game", KEEPS)).toMatchObject({ status: "time" });
    await later(10_000);
    expect(there()).toBe(50_000);
    await isClean();
  });

  it("two transfers at once move the money once", async () => {
    const asks = [0, 1, 2].map(() =>
      transferIn(test.app.transfers, {
        memberId,
        connection: WALLET,
        amount: fromWon(50_000),
        key: null,
      }),
    );
    const results = await Promise.allSettled(asks);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect([await cash(), there()]).toEqual([0, 50_000]);
    await isClean();
  });

  it("a transfer whose process died after writing its intent is finished by the status check", async () => {
    await test.app.db.query(
      `insert into game_transfers (member_id, connection, direction, amount, asked_at, next_look_at)
       values ($1, $2, 'out', 100000, $3, $3)`,
      [memberId, WALLET, test.clock.now()],
    );
    provider.money.set(ref, 100_000);
    await later(100);
    expect([await cash(), there()]).toEqual([50_001, 0]);
    await isClean();
  });

  it("a member who may not stake sends no money, and gets back what is at the provider", async () => {
    await call("transfer-in", { company: "north", balance: 10_000 });
    await test.app.db.query(
      `update ledger_accounts set status = 'stakes_blocked'
       where bucket = members_bucket($1) and member_id = $1`,
      [memberId],
    );
    expect(await call("transfer-in", { company: "north" })).toMatchObject({ status: "limit" });
    await sweepBack(test.app.transfers, memberId, null);
    expect(await cash()).toBe(50_000);
    await isClean();
  });

  it("open-game moves in as much as the tightest own limit leaves, and says so when nothing is left", async () => {
    const name = { kind: "loss", period: "day" } as const;
    await setLimit(test.app.acts, memberId, name, fromWon(20_000));
    await setLimit(test.app.acts, memberId, { kind: "stake", period: "week" }, fromWon(30_000));
    expect(await call("open-game", KEEPS)).toMatchObject({ status: "success" });
    expect([await cash(), there(), await total()]).toEqual([30_000, 20_000, 50_000]);
    expect(await call("transfer-in", { company: "north", balance: 1_000 })).toEqual({
      status: "loss_limit",
      period: "day",
      max: 0,
    });
    // Money there may be staked on any game, so it counts for every product.
    const slots = { kind: "loss", period: "rolling", product: "slot" } as const;
    await setLimit(test.app.acts, memberId, slots, fromWon(20_000));
    expect(await call("transfer-in", { company: "north", balance: 1_000 })).toMatchObject({
      max: 0,
    });
    // What comes back frees the loss and not the stakes, which are not seen there.
    await call("transfer-out", { company: "north" });
    expect(await call("transfer-in", { company: "north" })).toMatchObject({ status: "success" });
    expect([await cash(), there()]).toEqual([40_000, 10_000]);
    await isClean();
  });

  it("money left at a provider is moved back after its launch has ended", async () => {
    await test.app.db.query("update game_sessions set ended_at = now() where member_id = $1", [
      memberId,
    ]);
    await call("open-game", KEEPS);
    test.clock.advance(11 * 60_000);
    await bringBackLeft(test.app.transfers);
    expect(there()).toBe(50_000);
    await call("user-logout");
    await bringBackLeft(test.app.transfers);
    expect([await cash(), there()]).toEqual([50_000, 0]);
    await isClean();
  });

  it("money left at a connection that does not answer keeps no other's from coming back", async () => {
    await test.app.db.query("update game_sessions set ended_at = now() where member_id = $1", [
      memberId,
    ]);
    await call("open-game", KEEPS);
    await call("user-logout");
    await test.owner.query(
      `insert into game_money (member_id, connection, balance, seen_at)
       select id, 'gone', 100000, now() - interval '1 day' from members limit 10`,
    );
    test.clock.advance(11 * 60_000);
    await bringBackLeft(test.app.transfers);
    expect([await cash(), there()]).toEqual([50_000, 0]);
    await test.owner.query("delete from game_money where connection = 'gone'");
  });

  it("a loss between reading the balance and moving it back is read again, once", async () => {
    await call("transfer-in", { company: "north" });
    const before = provider.money.get(ref) ?? 0;
    provider.money.set(ref, before - 4_000_000_000);
    await bringBack(test.app.transfers, memberId);
    expect([await cash(), there()]).toEqual([10_000, 0]);
    await isClean();
  });
});
