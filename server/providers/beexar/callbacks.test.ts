import { createHmac } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { fromWon } from "#server/kit/money.ts";
import { SECRET, useTestApp, type Answer } from "#tests/support/app.ts";
import { makePlayer } from "#tests/support/members.ts";

/** The cases of the protocol's public conformance suite, by their names, over HTTP. */
describe("the GCP-v2-compatible wallet", () => {
  const test = useTestApp();
  let account_id = "";
  let seq = 0;

  beforeEach(async () => {
    account_id = (await makePlayer(test.app.db, { cash: fromWon(1_000) })).ref;
    seq++;
  });

  const base = () => ({ account_id, currency: "KRW", game_id: "moon-rabbit-mill" });
  const id = (name: string) => `${seq}-${name}`;
  const bet = (name: string, amount: string) => ({ id_provider: id(name), type: "bet", amount });
  const win = (name: string, amount: string) => ({ id_provider: id(name), type: "win", amount });
  const betwin = (transactions: unknown[], more: object = {}) =>
    test.provider("betwin", { ...base(), round_id: id("round"), transactions, ...more });
  const rollback = (name: string, original: string, more: object = {}) =>
    test.provider("rollback", {
      ...base(),
      round_id_provider: id("round"),
      finished: true,
      transactions: [
        { id_provider: id(name), type: "rollback", original_id_provider: id(original) },
      ],
      ...more,
    });
  const balance = async () => (await test.provider("balance", base())).body["balance"];
  const apiCode = (answer: Answer) =>
    (answer.body["meta"] as { api_code: string } | undefined)?.api_code;
  const expectRefused = (answer: Answer, code: string) => {
    expect(answer.http).toBe(400);
    expect(answer.body["code"]).toBe("invalid_argument");
    expect(apiCode(answer)).toBe(code);
  };

  it("balance-ok", async () => {
    expect(await test.provider("balance", base())).toMatchObject({
      http: 200,
      body: { balance: "1000.00" },
    });
  });

  it("signature-wrong and signature-absent", async () => {
    expectRefused(await test.provider("balance", base(), "another secret"), "403");
    const answer = await test.app.server.inject({
      method: "POST",
      url: "/providers/sandbox/balance",
      payload: JSON.stringify(base()),
      headers: { "content-type": "application/json" },
    });
    expect(answer.statusCode).toBe(400);
  });

  it("key-order-hostile and unicode-escape: the signature covers the bytes", async () => {
    const raw = `{ "game_id":"moon-rabbit-mill",\n"currency":"KRW","account_id":"${account_id}","x":"\\ud50c"}`;
    expect((await test.provider("balance", raw)).http).toBe(200);
    const answer = await test.app.server.inject({
      method: "POST",
      url: "/providers/sandbox/balance",
      payload: JSON.stringify(JSON.parse(raw)),
      headers: { "x-request-sign": createHmac("sha256", SECRET).update(raw).digest("hex") },
    });
    expect(answer.statusCode).toBe(400);
  });

  it("body-too-large: refused before it is hashed", async () => {
    const answer = await test.provider("balance", { ...base(), x: "x".repeat(65 * 1024) });
    expectRefused(answer, "400");
  });

  it.each([
    "0",
    "0.00",
    "-1",
    "+1",
    "1E2000000000",
    "1e3",
    ".5",
    "1.",
    "",
    "0.000001",
    "1".repeat(41),
  ])("amount-zero, amount-scale-overflow, amount-exponent-bomb: %s", async (amount) => {
    expectRefused(await betwin([bet("a", amount)]), "400");
    expect(await balance()).toBe("1000.00");
  });

  it("an amount that is a JSON number is refused", async () => {
    expectRefused(await betwin([{ id_provider: id("n"), type: "bet", amount: 10 }]), "400");
  });

  it("currency-lowercase is refused", async () => {
    expectRefused(await betwin([bet("c", "1")], { currency: "krw" }), "400");
    expectRefused(await betwin([bet("c", "1")], { currency: "USD" }), "154");
  });

  it("betwin-bet-and-win", async () => {
    const answer = await betwin([bet("b", "10.00"), win("w", "25.5")], { finished: true });
    expect(answer.http).toBe(200);
    expect(answer.body).toMatchObject({
      balance: "1015.50",
      transactions: [
        { id_provider: id("b"), bonus_amount: "0.00" },
        { id_provider: id("w"), bonus_amount: "0.00" },
      ],
    });
  });

  it("insufficient-funds carries the balance", async () => {
    const answer = await betwin([bet("i", "1000.01")]);
    expectRefused(answer, "100");
    expect(answer.body["meta"]).toMatchObject({ balance: "1000.00" });
  });

  it("betwin-duplicate-replay answers the stored ids and the stored balance", async () => {
    const first = await betwin([bet("d", "10")]);
    await betwin([win("other", "500")]);
    const again = await betwin([bet("d", "10")]);
    expect(again.body).toEqual(first.body);
    expect(await balance()).toBe("1490.00");
    expectRefused(await betwin([bet("d", "11")]), "400");
  });

  it("batch-second-fails-atomic", async () => {
    const answer = await betwin([bet("p", "600"), bet("q", "600")]);
    expectRefused(answer, "100");
    expect(answer.body["meta"]).toMatchObject({ balance: "1000.00" });
    expect(await balance()).toBe("1000.00");
  });

  it("rollback-unknown-original, betwin-after-tombstone and rollback-replay", async () => {
    const first = await rollback("r", "b");
    expect(first).toMatchObject({
      http: 200,
      body: { balance: "1000.00", transactions: [{ id_provider: id("r"), id: "" }] },
    });
    expectRefused(await betwin([bet("b", "10")]), "409");
    expect((await rollback("r", "b")).body).toEqual(first.body);
    expect(await balance()).toBe("1000.00");
  });

  it("rollback-applies once, with any roll-back id", async () => {
    await betwin([bet("b", "400")]);
    expect((await rollback("r1", "b")).body).toMatchObject({ balance: "1000.00" });
    expect((await rollback("r2", "b")).body).toMatchObject({ balance: "1000.00" });
    expectRefused(await rollback("r1", "something-else"), "400");
  });

  it("rollback-win-clamps-at-zero", async () => {
    await betwin([win("w", "500")]);
    await betwin([bet("b", "1400")]);
    expect((await rollback("r", "w")).body).toMatchObject({ balance: "0.00" });
  });

  it("finish-ok and finish-duplicate", async () => {
    await betwin([bet("b", "10")]);
    const finish = { account_id, currency: "KRW", round_id: id("round") };
    expect((await test.provider("finish", finish)).body).toEqual({ balance: "990.00" });
    expect((await test.provider("finish", finish)).body).toEqual({ balance: "990.00" });
    const unplayed = { ...finish, round_id: "nobody-played" };
    expect((await test.provider("finish", unplayed)).body).toEqual({ balance: "990.00" });
  });

  it("handler-panics: a fault is a 500 without internal details, and is logged", async () => {
    await test.owner.query("alter table ledger_keys rename to ledger_keys_away");
    const answer = await betwin([bet("f", "10")]);
    await test.owner.query("alter table ledger_keys_away rename to ledger_keys");
    expect(answer).toMatchObject({
      http: 500,
      body: { code: "internal", meta: { api_code: "500" } },
    });
    expect(JSON.stringify(answer.body)).not.toContain("ledger");
    expect(test.logged.join()).toContain("ledger_keys");
    expect((await betwin([bet("f", "10")])).http).toBe(200);
  });

  it("unknown-fields-tolerated, unknown kinds of money refused", async () => {
    expect((await betwin([{ ...bet("u", "1"), colour: "red" }], { spin: 7 })).http).toBe(200);
    expectRefused(await betwin([{ ...bet("v", "1"), type: "bonus" }]), "400");
  });

  it("refuses one id twice in one call, an empty call and broken JSON", async () => {
    expectRefused(await betwin([bet("t", "1"), bet("t", "1")]), "400");
    expectRefused(await betwin([]), "400");
    expectRefused(await test.provider("betwin", "{"), "400");
  });

  it("refuses an unknown player", async () => {
    expectRefused(await test.provider("balance", { ...base(), account_id: "nobody" }), "101");
    expectRefused(await betwin([bet("g", "1")], { game_id: "no-such-game" }), "404");
  });

  it("a stake in an unknown session is refused, its win is paid", async () => {
    expectRefused(await betwin([bet("s", "1")], { session_id: "not-ours" }), "110");
    expect((await betwin([win("s2", "1")], { session_id: "not-ours" })).http).toBe(200);
  });

  describe("a win that is a jackpot of the operator's pools", () => {
    const jackpot = (name: string, amount: string, part: unknown) => ({
      ...win(name, amount),
      jackpot: part,
    });
    const fieldOf = (answer: Answer) => (answer.body["meta"] as { field?: string }).field;

    it("is paid like any other, once, and marked in the member's history", async () => {
      const call = () =>
        betwin([
          bet("jb", "100"),
          win("jw", "30"),
          jackpot("jj", "500", { tier: "minor", amount: "500" }),
        ]);
      const first = await call();
      expect(first).toMatchObject({ http: 200, body: { balance: "1430.00" } });
      expect(await call()).toMatchObject({ http: 200, body: first.body });
      const rows = await test.app.db.query<{ tier: string; amount: bigint }>(
        "select tier, amount from jackpot_wins where key = $1",
        [id("jj")],
      );
      expect(rows).toEqual([{ tier: "minor", amount: fromWon(500) }]);
    });

    it.each([
      ["an unknown tier", { tier: "giant", amount: "5" }, "transactions.0.jackpot.tier"],
      ["no tier", { amount: "5" }, "transactions.0.jackpot.tier"],
      ["no amount", { tier: "mega" }, "transactions.0.jackpot.amount"],
      ["an amount of nothing", { tier: "mega", amount: "0" }, "transactions.0.jackpot.amount"],
      ["more than its win", { tier: "mega", amount: "5.00001" }, "transactions.0.jackpot.amount"],
      ["no object", "mega", "transactions.0.jackpot"],
    ])("with %s is a bad request that names the field", async (_, part, field) => {
      const answer = await betwin([jackpot("jx", "5", part)]);
      expectRefused(answer, "400");
      expect(fieldOf(answer)).toBe(field);
      expect(await balance()).toBe("1000.00");
    });

    it("is refused on a bet, and twice in a call", async () => {
      const part = { tier: "minor", amount: "5" };
      const staked = await betwin([{ ...bet("jy", "5"), jackpot: part }]);
      expect([apiCode(staked), fieldOf(staked)]).toEqual(["400", "transactions.0.jackpot"]);
      const two = await betwin([jackpot("jy", "5", part), jackpot("jz", "5", part)]);
      expect([apiCode(two), fieldOf(two)]).toEqual(["400", "transactions.1.jackpot"]);
    });

    it("may be null", async () => {
      expect(await betwin([jackpot("jn", "5", null)])).toMatchObject({
        http: 200,
        body: { balance: "1005.00" },
      });
    });

    it("leaves the answers to other bad requests unchanged", async () => {
      const answer = await betwin([win("jo", "-5")]);
      expectRefused(answer, "400");
      expect(answer.body["meta"]).toEqual({ api_code: "400", api_message: "bad request" });
    });
  });
});
