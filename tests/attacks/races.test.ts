import { describe, expect, it } from "vitest";
import { auditBooks } from "#scripts/books/audit-books.ts";
import { openBooks } from "#scripts/books/open-books.ts";
import { RoundRefusal } from "#server/games/resolving.ts";
import { playRound } from "#server/games/rounds.ts";
import { openDatabase } from "#server/kit/database.ts";
import { fromWon } from "#server/kit/money.ts";
import { getBalances } from "#server/ledger/accounts.ts";
import { setLimit } from "#server/members/limits/limits.ts";
import { postRounds, type RoundJob } from "#server/games/store.ts";
import { decideRequest } from "#tests/support/acts.ts";
import { useTestApp } from "#tests/support/app.ts";
import {
  makePlayer,
  PASSWORD,
  WITHDRAWAL_PASSWORD,
  type TestMember,
} from "#tests/support/members.ts";
import { operatorIdOf, operatorWithRole } from "#tests/support/office.ts";

const CONNECTIONS = 64;

describe("concurrent calls for the same money", () => {
  const test = useTestApp();

  /** Every connection stakes ten won several times; answers how each stake ended. */
  const storm = async (member: TestMember, times: number): Promise<string[]> => {
    const [game] = await test.owner.query<{ id: number; providerId: number; house: number }>(
      `select g.id, p.id as "providerId", p.house_account_id as house
       from games g join game_providers p on p.id = g.provider_id where g.code = 'moon-rabbit-mill'`,
    );
    if (!game) throw new Error("the seed has no such game");
    const scope = test.app.writer.scopes("sandbox").movements;
    const bet = (key: string): RoundJob => ({
      operations: [
        {
          account: member.cash,
          houseAccountId: game.house,
          scopeId: scope,
          key,
          movement: "bet",
          amount: fromWon(10),
        },
      ],
      memberId: member.memberId,
      providerId: game.providerId,
      gameId: game.id,
      gameSessionId: null,
      roundRef: key,
      closes: true,
      stakesOff: false,
    });
    const racers = Array.from({ length: CONNECTIONS }, () =>
      openDatabase(test.appUrl, { size: 1 }),
    );
    const statuses = await Promise.all(
      racers.map(async (racer, n) => {
        const own: string[] = [];
        for (let at = 0; at < times; at++) {
          const [posted] = await postRounds(racer, [bet(`race-${member.ref}-${n}-${at}`)]);
          own.push(posted?.outcomes[0]?.status ?? "none");
        }
        return own;
      }),
    );
    await Promise.all(racers.map((racer) => racer.close()));
    return statuses.flat();
  };

  it("take a balance to exactly zero from sixty-four connections", async () => {
    const member = await makePlayer(test.owner, { cash: fromWon(1_000) });
    const all = await storm(member, 10);
    expect(all.filter((status) => status === "applied")).toHaveLength(100);
    expect(all.filter((status) => status === "insufficient")).toHaveLength(CONNECTIONS * 10 - 100);
    expect((await getBalances(test.owner, member.memberId)).cash).toBe(0n);
  });

  it("use a loss limit up to its last unit and never more, and a lower one from its commit on", async () => {
    const member = await makePlayer(test.owner, { cash: fromWon(10_000) });
    const name = { kind: "loss", period: "day" } as const;
    await setLimit(test.app.acts, member.memberId, name, fromWon(1_005));
    const [all] = await Promise.all([
      storm(member, 3),
      setLimit(test.app.acts, member.memberId, name, fromWon(705)),
    ]);
    const lost = fromWon(10_000) - (await getBalances(test.owner, member.memberId)).cash;
    const taken = all.filter((status) => status === "applied").length;
    expect(all.filter((status) => status === "loss_limit")).toHaveLength(CONNECTIONS * 3 - taken);
    expect(lost).toBe(fromWon(10 * taken));
    // Those before the change may have used more than the lower limit, never more than the first.
    expect(taken).toBeGreaterThanOrEqual(70);
    expect(taken).toBeLessThanOrEqual(100);
    expect(new Set(await storm(member, 1))).toEqual(new Set(["loss_limit", "replay"]));
  });

  it.each([
    { kind: "loss", period: "rolling", product: "all" },
    { kind: "stake", period: "week", product: "slot" },
    { kind: "stake", period: "rolling", product: "slot" },
  ] as const)("use a limit beside the account's row up to its last unit: %o", async (name) => {
    const member = await makePlayer(test.owner, { cash: fromWon(10_000) });
    await setLimit(test.app.acts, member.memberId, name, fromWon(905));
    const [all] = await Promise.all([
      storm(member, 2),
      setLimit(test.app.acts, member.memberId, name, fromWon(605)),
    ]);
    const taken = all.filter((status) => status === "applied").length;
    expect(all.filter((status) => status === `${name.kind}_limit`)).toHaveLength(
      CONNECTIONS * 2 - taken,
    );
    expect(taken).toBeGreaterThanOrEqual(60);
    expect(taken).toBeLessThanOrEqual(90);
    const lost = fromWon(10_000) - (await getBalances(test.owner, member.memberId)).cash;
    expect(lost).toBe(fromWon(10 * taken));
  });

  it("take no stake after the commit that makes a reality check due, and all after its answer", async () => {
    const member = await makePlayer(test.owner, { cash: fromWon(100_000) });
    const cookie = await test.signIn(member.loginId, PASSWORD);
    const makeDue = test.app.db.query(
      "update member_play_times set check_due_at = now() where member_id = $1",
      [member.memberId],
    );
    const [all] = await Promise.all([storm(member, 3), makeDue]);
    const taken = all.filter((status) => status === "applied").length;
    expect(all.filter((status) => status === "reality_check")).toHaveLength(
      CONNECTIONS * 3 - taken,
    );
    const lost = fromWon(100_000) - (await getBalances(test.owner, member.memberId)).cash;
    expect(lost).toBe(fromWon(10 * taken));
    expect(await storm(member, 3)).not.toContain("applied");
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => test.call("answer-check", {}, { cookie })),
    );
    expect(answers.filter(({ body }) => body["status"] === "success")).toHaveLength(1);
    expect(await storm(member, 3)).not.toContain("reality_check");
  });

  it("give a withdrawal beside concurrent bets all of its money or none", async () => {
    const by = await operatorIdOf(test, await operatorWithRole(test, "admin"));
    const amount = fromWon(10_000);
    let taken = 0;
    for (let turn = 0; turn < 6; turn++) {
      const member = await makePlayer(test.owner, { cash: fromWon(30_000) });
      const cookie = await test.signIn(member.loginId, PASSWORD);
      const ask = { balance: 10_000, pass: WITHDRAWAL_PASSWORD };
      const asking = test.call("apply-user-withdraw", ask, {
        cookie,
        "idempotency-key": `withdrawal-${turn}`,
      });
      const bets = Array.from({ length: 10 + turn * 6 }, (_, n) =>
        playRound(
          test.app.writer,
          {
            connection: "sandbox",
            memberRef: member.ref,
            currency: "KRW",
            gameCode: "moon-rabbit-mill",
            roundRef: `withdrawal-${turn}-${n}`,
            gameSessionId: null,
            closes: true,
          },
          [{ key: `withdrawal-${turn}-${n}`, kind: "bet", amount: fromWon(1_000) }],
        ).then(
          () => true,
          (error: unknown) => {
            if (error instanceof RoundRefusal) return false;
            throw error;
          },
        ),
      );
      const placed = (await Promise.all(bets)).filter(Boolean).length;
      const { body } = await asking;
      const { cash, hold } = await getBalances(test.owner, member.memberId);
      expect(["success", "balance"]).toContain(body["status"]);
      expect(hold).toBe(body["status"] === "success" ? amount : 0n);
      expect(cash + hold).toBe(fromWon(30_000) - BigInt(placed) * fromWon(1_000));
      if (body["status"] !== "success") continue;
      taken++;
      await decideRequest(test.app.acts, body["id"], "refused", { by: BigInt(by) });
      expect(await getBalances(test.owner, member.memberId)).toMatchObject({
        cash: cash + hold,
        hold: 0n,
      });
    }
    expect(taken).toBeGreaterThan(0);
  });

  it("pass the whole audit", async () => {
    const books = await openBooks(test.databaseUrl);
    const { faults } = await auditBooks(books);
    await books.close();
    expect(faults).toEqual([]);
  });
});
