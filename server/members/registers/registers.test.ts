import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PersonDetails } from "#contract/registers.ts";
import { fromWon } from "#server/kit/money.ts";
import { accountStatus } from "#server/ledger/accounts.ts";
import { askDue, dropRegisters, sweepRegisters } from "#server/members/registers/due.ts";
import { keepDetails } from "#server/members/person/person.ts";
import { takeAnswer, type Asking } from "#server/members/registers/registers.ts";
import { openQuestion } from "#server/members/registers/store.ts";
import { assertMayDeposit } from "#server/payments/may-deposit.ts";
import { openRegisters } from "#server/registers/registers.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer, PASSWORD, WITHDRAWAL_PASSWORD } from "#tests/support/members.ts";
import { followJurisdiction, useRegisters } from "#tests/support/registers.ts";

const DAY_MS = 86_400_000;
const clear: PersonDetails = {
  firstName: "Dal",
  lastName: "Bit",
  email: "dal@moon.example",
  postcode: "PE16 6RY",
};

describe("national registers", () => {
  const simulated = useRegisters();
  const test = useTestApp({ registers: simulated.connections });
  const asking = (): Asking => ({
    acts: test.app.acts,
    registers: openRegisters(simulated.connections),
  });
  let player: Awaited<ReturnType<typeof makePlayer>>;
  let cookie = "";
  beforeAll(async () => {
    test.clock.advanceToNoon("Asia/Seoul");
    await followJurisdiction(test, "gb");
  });
  beforeEach(async () => {
    // Registers are asked on a new day about everyone who is signed in.
    await test.owner.query(
      "update member_sessions set ended_at = now(), ended_because = 'logout' where ended_at is null",
    );
    player = await makePlayer(test.app.db, { cash: fromWon(1_000_000) });
    await keepDetails(test.app.db, player.memberId, clear);
  });
  const signIn = async () => {
    cookie = await test.signIn(player.loginId, PASSWORD);
  };
  const call = async (name: string, body: object = {}) =>
    (await test.call(name, body, { cookie })).body;
  const deposit = () => call("apply-user-deposit", { balance: 50_000 });
  const withdraw = () =>
    call("apply-user-withdraw", { balance: 10_000, pass: WITHDRAWAL_PASSWORD });
  const launch = () =>
    call("open-game", { code: "moon-rabbit-mill", company: "tiger", timeStemp: 0 });
  const status = () => accountStatus(test.app.db, player.memberId);
  const questions = () =>
    test.app.db.query<{
      id: string;
      moment: string;
      answer: string | null;
      because: string | null;
    }>(
      `select id::text, moment, answer, unknown_because as because
       from member_register_questions where member_id = $1 order by asked_at`,
      [player.memberId],
    );
  const due = async () => {
    test.clock.advance(400_000);
    return askDue(asking());
  };

  it("are asked at sign-in; a clear answer lets the member stake and deposit", async () => {
    await signIn();
    expect(await questions()).toMatchObject([{ moment: "sign-in", answer: "clear" }]);
    expect(await status()).toBe("open");
    expect(await deposit()).toMatchObject({ status: "success" });
    expect((await questions()).map(({ moment }) => moment)).toEqual(["sign-in", "deposit"]);
  });

  it("that exclude a member bar stakes, launches and deposits; the member signs in and withdraws", async () => {
    await keepDetails(test.app.db, player.memberId, { ...clear, lastName: "Excluded" });
    await signIn();
    expect(await status()).toBe("stakes_blocked");
    expect(await launch()).toEqual({ status: "barred" });
    expect(await deposit()).toEqual({ status: "barred" });
    expect(await call("get-deposit-list", { page: 1 })).toMatchObject({ barred: { asks: [] } });
    expect(await withdraw()).toMatchObject({ status: "success" });
  });

  it("that answer formerly let the member play", async () => {
    await keepDetails(test.app.db, player.memberId, { ...clear, lastName: "Formerly" });
    await signIn();
    expect(await status()).toBe("open");
  });

  it.each(["hang", "garbage", "other", "twice", "refuse", "cut"] as const)(
    "that do not answer (%s) bar stakes and deposits, and are asked again under the same id",
    async (fault) => {
      simulated.spoil("gamstop", fault);
      await signIn();
      expect(await status()).toBe("stakes_blocked");
      expect(await deposit()).toEqual({ status: "barred" });
      expect(await withdraw()).toMatchObject({ status: "success" });
      const [open, ...more] = await questions();
      expect(more).toEqual([]);
      expect(open).toMatchObject({ answer: null });
      simulated.spoil("gamstop", "refuse", 1);
      await due();
      expect(await status()).toBe("stakes_blocked");
      expect(await due()).toBe(1);
      expect(await status()).toBe("open");
      expect(await questions()).toMatchObject([{ id: open?.id, answer: "clear" }]);
      expect(new Set(simulated.asked("gamstop"))).toEqual(new Set([open?.id]));
    },
    20_000,
  );

  it("that bar a deposit after it was asked for refuse it when it is approved", async () => {
    await signIn();
    expect(await deposit()).toMatchObject({ status: "success" });
    simulated.spoil("gamstop", "refuse");
    await call("apply-user-deposit", { balance: 60_000 });
    expect(await status()).toBe("stakes_blocked");
    await expect(
      test.app.db.transaction((tx) =>
        assertMayDeposit(tx, test.clock, player.memberId, fromWon(50_000)),
      ),
    ).rejects.toMatchObject({ code: "register_not_clear" });
  });

  it("that bar a member refuse the stake of an open game, and pay its win", async () => {
    await signIn();
    const send = (type: "bet" | "win", id: string) =>
      test.provider("betwin", {
        account_id: player.ref,
        currency: "KRW",
        game_id: "moon-rabbit-mill",
        round_id: `register-${player.ref}`,
        transactions: [{ id_provider: id, type, amount: "100.00" }],
      });
    expect((await send("bet", `rb1-${player.ref}`)).http).toBe(200);
    await keepDetails(test.app.db, player.memberId, { ...clear, lastName: "Excluded" });
    await deposit();
    expect((await send("bet", `rb2-${player.ref}`)).body["transactions"]).toBeUndefined();
    expect((await send("win", `rw1-${player.ref}`)).http).toBe(200);
  });

  it("are asked on the first moment of a new day about members who are signed in", async () => {
    await signIn();
    await test.owner.query(
      "update member_register_states set asked_at = asked_at - interval '1 day' where member_id = $1",
      [player.memberId],
    );
    await askDue(asking());
    expect((await questions()).map(({ moment }) => moment)).toEqual(["sign-in", "first-of-day"]);
  });

  it("are asked in a list about everyone whose answer is older than their sweeps allow", async () => {
    await signIn();
    await keepDetails(test.app.db, player.memberId, { ...clear, lastName: "Excluded" });
    test.clock.advance(DAY_MS + 1_000);
    expect(await sweepRegisters(asking())).toBeGreaterThan(0);
    expect((await questions()).at(-1)).toMatchObject({ moment: "sweep", answer: "excluded" });
    expect(await status()).toBe("stakes_blocked");
    expect(await sweepRegisters(asking())).toBe(0);
  });

  it("are asked outside of every transaction", async () => {
    let idle = -1;
    simulated.watch(async () => {
      const [row] = await test.owner.query<{ count: number }>(
        `select count(*)::integer as count from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()
           and state like 'idle in transaction%'`,
      );
      idle = Math.max(idle, row?.count ?? 0);
    });
    await signIn();
    await deposit();
    await due();
    simulated.watch(null);
    expect(idle).toBe(0);
  });

  it("take the first answer of two to the same question", async () => {
    await signIn();
    const at = test.clock.now();
    const question = await openQuestion(test.app.db, player.memberId, {
      register: "gamstop",
      moment: "deposit",
      at,
    });
    const answered = (kind: "clear" | "excluded") =>
      takeAnswer(test.app.acts, player.memberId, {
        question,
        moment: "deposit",
        answer:
          kind === "clear"
            ? { kind, replyId: "1" }
            : { kind, replyId: "2", until: null, reason: "self" },
      });
    await Promise.all([answered("excluded"), answered("excluded")]);
    await answered("clear");
    expect(await status()).toBe("stakes_blocked");
    expect((await questions()).at(-1)).toMatchObject({ answer: "excluded" });
  });

  it("let go of a member whose site no longer demands them", async () => {
    await keepDetails(test.app.db, player.memberId, { ...clear, lastName: "Excluded" });
    await signIn();
    await followJurisdiction(test, "mt");
    expect(await test.app.acts.perform(SYSTEM, dropRegisters)).toBeGreaterThan(0);
    expect(await status()).toBe("open");
    await followJurisdiction(test, "gb");
  });

  it("are asked no more about a question that the site no longer demands", async () => {
    simulated.spoil("gamstop", "refuse", 1);
    await signIn();
    await followJurisdiction(test, "mt");
    expect(await due()).toBe(1);
    expect(await askDue(asking())).toBe(0);
    await followJurisdiction(test, "gb");
    await due();
    expect(await status()).toBe("open");
  });

  it("get-person and give-person ask a member once for what is missing, and keep it sealed", async () => {
    await test.owner.query("delete from member_persons where id = $1", [player.memberId]);
    await signIn();
    const asks = ["firstName", "lastName", "email", "postcode"];
    expect(await call("get-person")).toMatchObject({ asks, isBarred: true });
    expect(await call("give-person", { person: { ...clear, cpf: "12345678909" } })).toMatchObject({
      asks: [],
      isBarred: false,
    });
    expect(await status()).toBe("open");
    await call("give-person", { person: { lastName: "Other" } });
    const kept = JSON.stringify(await call("get-own-data"));
    expect(kept).toContain("dal@moon.example");
    expect(kept).not.toContain("Other");
    expect(kept).not.toContain("12345678909");
    const [row] = await test.owner.query<{ text: string }>(
      "select encode(details, 'escape') as text from member_persons where id = $1",
      [player.memberId],
    );
    expect(row?.text).not.toContain("dal@moon");
    expect(test.logged.join("")).not.toContain("dal@moon");
  });
});

describe("a site whose register is not connected", () => {
  const test = useTestApp();
  it("takes no stake", async () => {
    await followJurisdiction(test, "se");
    const player = await makePlayer(test.app.db, { cash: fromWon(1_000) });
    await keepDetails(test.app.db, player.memberId, { personalNumber: "199001010017" });
    await test.signIn(player.loginId, PASSWORD);
    expect(await accountStatus(test.app.db, player.memberId)).toBe("stakes_blocked");
  });
});
