import { hash } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Output } from "#contract/calls.ts";
import {
  isPublished,
  textOfTree,
  verifyLiabilityProof,
  type LiabilityProof,
} from "#contract/liability-proof.ts";
import { playRound } from "#server/games/rounds.ts";
import { addGameMoney } from "#server/games/transfers/store.ts";
import { KEPT_DAYS } from "#server/kit/retention.ts";
import { formatDecimal, fromWon, toWon, units, type Money } from "#server/kit/money.ts";
import { getAccount, houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import type { MemberMovementName } from "#server/ledger/movements.ts";
import { post, postHouse } from "#server/ledger/post.ts";
import { placeWithdrawal } from "#server/payments/withdrawals.ts";
import { fundsReport } from "#server/reports/funds/report.ts";
import { makeTree } from "#server/reports/liabilities/making.ts";
import {
  liabilityProof,
  publishedTrees,
  sweepLeaves,
} from "#server/reports/liabilities/published.ts";
import { operator } from "#tests/support/acts.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeBankLine } from "#tests/support/bank-lines.ts";
import { countYesterday, makeTrees, sumEntries, treeKey } from "#tests/support/liabilities.ts";
import { makePlayer, PASSWORD, type TestMember } from "#tests/support/members.ts";
import { countAnew, letHoursPass, openPast } from "#tests/support/spread-entries.ts";

const DAY_MS = 86_400_000;
const ZONE = "Asia/Seoul";
const CONNECTION = "sandbox-transfer";

describe("the published total of what members are owed", () => {
  const test = useTestApp();
  let day = "";
  let member: TestMember;
  let other: TestMember;
  let inMinus: TestMember;
  let made = 0;

  const house = (code: Parameters<typeof houseAccountId>[1]) => houseAccountId(test.app.db, code);
  const book = (
    { memberId }: TestMember,
    kind: "cash" | "comp",
    movement: MemberMovementName & ("comp_grant" | "transfer_sent" | "transfer_received"),
    code: Parameters<typeof houseAccountId>[1],
    amount: Money,
  ) =>
    test.app.db.transaction(async (tx) =>
      post(tx, [
        {
          account: await getAccount(tx, memberId, kind),
          movement,
          amount,
          houseAccountId: await houseAccountId(tx, code),
          scopeId: await scopeId(tx, "transfers"),
          key: `tree-${++made}`,
        },
      ]),
    );
  /** A stake, a win, or both; a win ends the round. */
  const play = (
    { ref }: TestMember,
    roundRef: string,
    stake: number | null,
    win: number | null,
  ) => {
    const call = {
      connection: "sandbox",
      memberRef: ref,
      currency: "KRW",
      gameCode: "moonhall",
      roundRef,
      gameSessionId: null,
      closes: win !== null,
    };
    return playRound(test.app.writer, call, [
      ...(stake === null ? [] : [{ key: roundRef, kind: "bet" as const, amount: fromWon(stake) }]),
      ...(win === null
        ? []
        : [{ key: `${roundRef}-w`, kind: "win" as const, amount: fromWon(win) }]),
    ]);
  };
  /** Money that the member sends to a studio, and what of it the studio has confirmed. */
  async function send(sender: TestMember, won: number, isThere: boolean): Promise<void> {
    const amount = fromWon(won);
    await book(sender, "cash", "transfer_sent", `in_transit:${CONNECTION}`, amount);
    const { memberId } = sender;
    if (!isThere) {
      await test.owner.query(
        `insert into game_transfers (member_id, connection, direction, amount, asked_at, next_look_at)
         values ($1, $2, 'in', $3, now(), now())`,
        [memberId, CONNECTION, amount],
      );
      return;
    }
    const [from, to] = [
      await house(`in_transit:${CONNECTION}`),
      await house(`provider_float:${CONNECTION}`),
    ];
    await test.app.db.transaction(async (tx) => {
      await postHouse(tx, "transfer_arrived", from, to, amount);
      const seenAt = test.clock.now();
      await addGameMoney(tx, {
        memberId,
        connection: CONNECTION,
        delta: amount,
        balance: amount,
        seenAt,
      });
    });
  }
  /** More money comes back from the studio than was sent, before the win is booked. */
  async function bringHome({ memberId, ...rest }: TestMember, won: number): Promise<void> {
    const amount = fromWon(won);
    await book(
      { memberId, ...rest },
      "cash",
      "transfer_received",
      `provider_float:${CONNECTION}`,
      amount,
    );
    await test.app.db.transaction((tx) =>
      addGameMoney(tx, {
        memberId,
        connection: CONNECTION,
        delta: -amount,
        balance: units(0n),
        seenAt: test.clock.now(),
      }),
    );
  }

  /** Each kind of money that is owed, two days ago; then more of it, after yesterday's end. */
  beforeAll(async () => {
    const { db } = test.app;
    await openPast(test.owner);
    member = await makePlayer(db, { cash: fromWon(100_000) });
    other = await makePlayer(db, { cash: fromWon(33_000) });
    inMinus = await makePlayer(db, { cash: fromWon(1_000) });
    await makePlayer(db, { cash: fromWon(44_000), isTest: true });
    await makePlayer(db, { cash: fromWon(0) });
    await play(member, "closed-before", 1_000, 1_500);
    await play(member, "runs-on", 700, null);
    await play(member, "ends-later", 300, null);
    await test.app.acts.perform(operator(1n), (act) =>
      placeWithdrawal(act, member.memberId, fromWon(10_000), ZONE),
    );
    await book(member, "comp", "comp_grant", "comp_cost", units(77_712_345n));
    await send(member, 5_000, true);
    await send(other, 2_000, false);
    await bringHome(inMinus, 400);
    await play(inMinus, "lost-all", 1_400, 0);
    await db.transaction((tx) => makeBankLine(tx, 60_000));
    await letHoursPass(test.owner, 48);
    await test.owner.query("update game_rounds set opened_at = now() - interval '2 days'");
    await test.owner.query(
      "update game_rounds set changed_at = now() - interval '2 days' where state = 'closed'",
    );
    // What is posted from here on is after the cut, which the entries alone decide.
    await play(member, "ends-later", null, 250);
    await play(other, "after", 3_000, 9_000);
    await book(other, "comp", "comp_grant", "comp_cost", fromWon(5));
    await send(other, 1_000, true);
    const lost = fromWon(600);
    const [float, north] = [
      await house(`provider_float:${CONNECTION}`),
      await house("provider:north"),
    ];
    const about = await getAccount(db, member.memberId, "cash");
    await db.transaction(async (tx) => {
      await postHouse(tx, "wallet_lost", float, north, lost, about);
      await tx.query("update game_money set held = held - $2 where member_id = $1", [
        member.memberId,
        lost,
      ]);
    });
  });
  beforeEach(async () => {
    await test.owner.query("truncate report_running_stakes, report_liability_trees cascade");
    await countAnew(test.owner);
  });

  const publish = async () => {
    day = await countYesterday(test.app.db);
    return makeTrees(test.app.db, test.clock);
  };
  const call = async <
    Name extends "get-liability-trees" | "get-own-liabilities" | "get-liability-proof",
  >(
    name: Name,
    input: object,
    cookie?: string,
  ) =>
    (await test.call(name, input, cookie === undefined ? {} : { cookie }))
      .body as unknown as Output<Name> & { status: string };
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
        `select root is not null as "isSigned" from report_liability_trees`,
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

  it("is refused when the leaves are not what the report says, and the day gets no tree", async () => {
    await countYesterday(test.app.db);
    await test.owner.query(
      "update report_running_accounts set amount = amount + 1 where (bucket, account_id) = (select bucket, account_id from report_running_accounts limit 1)",
    );
    await expect(makeTrees(test.app.db, test.clock)).rejects.toThrow("and the leaves sum to");
    expect(await test.owner.query("select from report_liability_trees")).toEqual([]);
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
      "select count(secret) as secrets from report_liability_trees",
    );
    expect(kept?.secrets).toBe(0n);
    expect(toWon(units(BigInt(trees[0]?.sum ?? 0)))).toBeGreaterThan(0);
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
