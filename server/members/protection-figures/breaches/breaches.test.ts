import { describe, expect, it } from "vitest";
import { limitKinds, limitProducts, periodsOf, type LimitKind } from "#contract/limit-kinds.ts";
import type { ProtectionFigures } from "#contract/office/protection-figures.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import { setAmount, type LimitName } from "#server/ledger/limits/limits.ts";
import { post } from "#server/ledger/post.ts";
import { countBreaches } from "#server/members/protection-figures/breaches/store.ts";
import { countProtectionFigures } from "#server/members/protection-figures/counting.ts";
import { useTestApp } from "#tests/support/app.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";
import { booked, PlayingMember } from "#tests/support/playing-member.ts";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);

/** Stakes and deposits that the ledger should have refused, found in its entries. */
describe("breaches of protection", () => {
  const test = useTestApp();
  const member = new PlayingMember(test);

  /** How many more breaches there are after an act. */
  const added = async (act: () => Promise<unknown>) => {
    const count = () => countBreaches(test.app.db, { since: ago(120), until: ago(-10) });
    const before = await count();
    await act();
    const after = await count();
    return { limits: after.limits - before.limits, breaks: after.breaks - before.breaks };
  };
  let deposits = 0;
  const deposit = (won: number) =>
    test.app.db.transaction(async (tx) =>
      post(tx, [
        {
          account: member.player.cash,
          movement: "deposit",
          amount: fromWon(won),
          houseAccountId: await houseAccountId(tx, "bank"),
          scopeId: await scopeId(tx, "test-deposits"),
          key: `breaches-${(deposits += 1)}`,
        },
      ]),
    );
  const limit = (name: LimitName, won: number, at = ago(60)) =>
    test.app.db.transaction((tx) => setAmount(tx, member.player.memberId, name, fromWon(won), at));
  const startBreak = (term: string, from: Date, to: Date, isOver = false) =>
    test.owner.query(
      `insert into member_breaks (member_id, term, started_at, ends_at, ended_at)
       values ($1, $2, $3, $4, $5)`,
      [member.player.memberId, term, from, to, isOver ? to : null],
    );

  const ofMoney = limitKinds.filter((kind) => kind !== "time");
  const names = ofMoney.flatMap((kind) =>
    periodsOf[kind].flatMap((period) =>
      limitProducts
        .filter((product) => product === "all" || ["loss", "stake", "single"].includes(kind))
        .map((product) => ({ kind, period, product })),
    ),
  );
  /** Of two plays of 6,000 won and a limit that held an hour before them: which is above it. */
  const amounts: Record<Exclude<LimitKind, "time">, number> = {
    deposit: 10_000,
    loss: 10_000,
    stake: 10_000,
    single: 5_999,
    balance: 1_010_000,
  };

  it.each(names)("of a $kind limit, $period, $product, are counted", async (name) => {
    const isDeposit = name.kind === "deposit" || name.kind === "balance";
    const found = await added(async () => {
      for (let n = 0; n < 2; n++)
        if (isDeposit) await deposit(6_000);
        else expect(await member.bet(6_000)).toEqual(booked);
      await limit(name, amounts[name.kind]);
    });
    const ofSlot = name.kind === "single" ? 2 : 1;
    const isOther = name.product === "casino" || name.product === "sport";
    expect(found).toEqual({ limits: isOther ? 0 : ofSlot, breaks: 0 });
  });

  it("are none while limits are kept, also with wins between, at a limit to the won and lowered below what is used", async () => {
    const found = await added(async () => {
      for (const period of ["day", "rolling", "week"] as const)
        for (const kind of ["loss", "deposit"] as const) await limit({ kind, period }, 10_000);
      await limit({ kind: "stake", period: "month", product: "slot" }, 14_000);
      await deposit(10_000);
      await expect(deposit(1)).rejects.toThrow("deposit_limit");
      expect(await member.bet(10_000)).toEqual(booked);
      expect(await member.bet(1)).toMatch(/^105/);
      expect(await member.win(4_000)).toEqual(booked);
      expect(await member.bet(4_000)).toEqual(booked);
      expect(await member.bet(1)).toMatch(/^105/);
      await limit({ kind: "stake", period: "month", product: "slot" }, 5_000, ago(0));
    });
    expect(found).toEqual({ limits: 0, breaks: 0 });
  });

  it("are a stake that went past the checks by hand: counted once in the next count, red for ninety days", async () => {
    await limit({ kind: "stake", period: "day" }, 5_000);
    await limit({ kind: "loss", period: "day" }, 5_000);
    expect(await member.bet(6_000)).toMatch(/^105/);
    await test.owner.query(
      `update ledger_accounts set limits = 0, limit_used = null, limit_amounts = null,
         limit_since = null, limit_until = null where member_id = $1 and kind = 'cash'`,
      [member.player.memberId],
    );
    expect(await added(() => member.bet(6_000))).toEqual({ limits: 1, breaks: 0 });
    await limit({ kind: "stake", period: "day" }, 4_999);
    await limit({ kind: "loss", period: "day" }, 4_999);
    const first = await nightly();
    expect(first.breaches.limits).toBeGreaterThan(0);
    expect(first.breachesOfDays).toEqual(first.breaches);
    const next = await nightly();
    expect(next.breaches).toEqual({ limits: 0, breaks: 0 });
    expect(next.breachesOfDays).toEqual(first.breaches);
    test.clock.advance(-2 * DAY_MS);
  });

  const nightly = async (): Promise<ProtectionFigures> => {
    test.clock.advance(DAY_MS);
    await test.app.acts.perform(SYSTEM, countProtectionFigures);
    const admin = await operatorWithRole(test, "admin");
    return (await officeCall(test, "get-cases", { list: "open" }, admin)).body[
      "figures"
    ] as ProtectionFigures;
  };

  it.each(["7d", "6m"])("are stakes and deposits in a break of %s, and no wins", async (term) => {
    const ends = new Date(Date.now() + 200 * DAY_MS);
    const found = await added(async () => {
      await startBreak(term, ago(60), ends);
      expect(await member.bet(1_000)).toEqual(booked);
      expect(await member.win(500)).toEqual(booked);
      await deposit(1_000);
    });
    expect(found).toEqual({ limits: 0, breaks: 2 });
  });

  it("are none before a break and after its end", async () => {
    const found = await added(async () => {
      await startBreak("1d", ago(100), ago(30), true);
      expect(await member.bet(1_000)).toEqual(booked);
      await startBreak("7d", ago(-1), new Date(Date.now() + 7 * DAY_MS));
    });
    expect(found).toEqual({ limits: 0, breaks: 0 });
  });
});
