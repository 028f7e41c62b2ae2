import { createHmac, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cashOf, UNIT } from "#conformance/kit.ts";
import { kitOf, protocols, runProtocol } from "#conformance/run.ts";
import { auditBooks } from "#scripts/books/audit-books.ts";
import { openBooks } from "#scripts/books/open-books.ts";
import { ownWallets, type OwnWallets } from "#scripts/conformance/own-wallets.ts";
import { overHttp, type Wallet } from "#scripts/conformance/wallets.ts";
import { readSecrets } from "#scripts/secrets.ts";
import { CALL_RATES } from "#server/http/call-limits.ts";
import { fromWon, toWon } from "#server/kit/money.ts";
import { getBalances } from "#server/ledger/accounts.ts";
import { SIGN_IN_RULES } from "#server/members/sign-in.ts";
import { openJourneyProduct } from "#tests/support/journey-product.ts";
import {
  makePlayer,
  PASSWORD,
  WITHDRAWAL_PASSWORD,
  type TestMember,
} from "#tests/support/members.ts";
import { openPageStream } from "#tests/support/page-stream.ts";
import { signInByCall, withDatabase } from "#tests/support/play.ts";
import type { TestProduct } from "#tests/support/product.ts";
import { startWebProcess, type WebProcess } from "#tests/support/web-process.ts";

const WON = 100_000;
const COPIES = 40;

type Answered = { http: number; body: Record<string, unknown> };

/** Two web processes of the operating system on one database, as behind a balancer. */
describe("two web processes", () => {
  let product: TestProduct;
  let second: WebProcess;
  let secret: string;
  let player: TestMember;
  let cookie: string;
  const closing = new AbortController();

  beforeAll(async () => {
    product = await openJourneyProduct();
    second = await startWebProcess(product, () => {});
    secret = readSecrets(product.dataDir).sandboxSecret;
  });
  afterAll(async () => {
    closing.abort();
    await second.stop();
    await product.stop();
  });
  beforeEach(async () => {
    player = await withDatabase(product, (db) => makePlayer(db, { cash: fromWon(WON) }));
    cookie = await signInByCall(product, player.loginId, PASSWORD);
  });

  const post = async (n: number, path: string, body: string, headers: Record<string, string>) => {
    const url = n % 2 === 0 ? product.webUrl : second.url;
    const answer = await fetch(`${url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
    });
    return { http: answer.status, body: (await answer.json()) as Answered["body"] };
  };
  /** A call of the contract to one of both, by turns of `n`. */
  const call = (n: number, name: string, body: object = {}, more: Record<string, string> = {}) =>
    post(n, `/api/routes/${name}`, JSON.stringify(body), { cookie, ...more });
  /** A signed call of the provider to one of both; repeated while the answer asks for that. */
  const provider = async (n: number, endpoint: string, more: object): Promise<Answered> => {
    const game = { account_id: player.ref, currency: "KRW", game_id: "moon-rabbit-mill" };
    const body = JSON.stringify({ ...game, ...more });
    const sign = createHmac("sha256", secret).update(body).digest("hex");
    for (;;) {
      const path = `/providers/sandbox/${endpoint}`;
      const answered = await post(n, path, body, { "x-request-sign": sign });
      if (answered.http < 500) return answered;
    }
  };
  const bet = (n: number, id: string, won = 1_000) =>
    provider(n, "betwin", {
      round_id: id,
      transactions: [{ id_provider: id, type: "bet", amount: `${won}.00` }],
    });
  const many = <T>(work: (n: number) => Promise<T>, times = COPIES): Promise<T[]> =>
    Promise.all(Array.from({ length: times }, (_, n) => work(n)));
  const cash = () =>
    withDatabase(product, async (db) => toWon((await getBalances(db, player.memberId)).cash));
  const statusesOf = (answers: readonly Answered[]) =>
    answers.map(({ body }) => String(body["status"]));

  it.each([0, 1])("tell a member's pages on both of a bet that process %i took", async (taker) => {
    const pages = await Promise.all(
      [product.webUrl, second.url].map((url) => openPageStream(url, { cookie }, closing.signal)),
    );
    const balances = () =>
      pages.map(({ events }) => {
        const last = events.findLast(({ event }) => event === "health");
        return (last?.data["user"] as { balance: number } | undefined)?.balance;
      });
    await expect.poll(balances).toEqual([WON, WON]);
    expect((await bet(taker, randomUUID())).http).toBe(200);
    await expect.poll(balances).toEqual([WON - 1_000, WON - 1_000]);
  });

  it("act once for one idempotency key that both get at the same moment, and answer alike", async () => {
    const key = { "idempotency-key": randomUUID() };
    const answers = await many((n) => call(n, "apply-user-deposit", { balance: 50_000 }, key), 16);
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(answers[0]).toMatchObject({ http: 200, body: { status: "success" } });
    const rows = await withDatabase(product, (db) =>
      db.query("select from payment_requests where member_id = $1", [player.memberId]),
    );
    expect(rows).toHaveLength(1);
  });

  it("count guesses at a password together", async () => {
    const { uses } = SIGN_IN_RULES.perIdAndNetwork;
    const guess = (n: number) => {
      const attempt = { userId: player.loginId, password: `a-wrong-guess-${n}` };
      return call(n, "user-do-login", attempt, { cookie: "" });
    };
    const statuses: string[] = [];
    // One after the other at each, because a full queue of hashes counts no attempt.
    const guesser = async (at: number) => {
      for (let n = 0; n < uses; n++) statuses.push(...statusesOf([await guess(2 * n + at)]));
    };
    await Promise.all([guesser(0), guesser(1)]);
    expect(statuses.filter((status) => status === "pass")).toHaveLength(uses);
    expect(statuses.filter((status) => status === "time")).toHaveLength(uses);
  });

  it("open one game of a member who opens it at both at the same moment", async () => {
    const wanted = { company: "tiger", code: "moon-rabbit-mill", timeStemp: 1 };
    const statuses = statusesOf(await many((n) => call(n, "open-game", wanted), 8));
    expect(statuses.toSorted()).toEqual(["success", ...Array<string>(7).fill("time")].toSorted());
  });

  it("end a session on both with a sign-out at one, and close its open pages", async () => {
    const page = await openPageStream(second.url, { cookie }, closing.signal);
    await expect.poll(() => page.events.length).toBeGreaterThan(0);
    expect((await call(1, "user-health-check")).body["status"]).toBe("authenticated");
    expect((await call(0, "user-logout")).body["status"]).toBe("success");
    expect((await call(1, "user-health-check")).body["status"]).toBe("unauthenticated");
    expect((await call(1, "get-deposit-list", { page: 1 })).http).toBe(401);
    await page.over;
    expect(page.events.at(-1)?.event).toBe("ended");
  });

  it("allow a member twice the calls of one at most, because each counts by itself", async () => {
    const { burst, perSecond } = CALL_RATES.member;
    const startedAt = performance.now();
    const answers = await many((n) => call(n, "user-health-check"), 4 * burst);
    const seconds = (performance.now() - startedAt) / 1_000;
    const taken = answers.filter(({ http }) => http === 200).length;
    expect(taken).toBeGreaterThanOrEqual(burst);
    expect(taken).toBeLessThanOrEqual(2 * (burst + perSecond * seconds));
    expect(new Set(answers.map(({ http }) => http))).toEqual(new Set([200, 429]));
  });

  it("debit a bet once that both get many times, and credit it once for many roll-backs", async () => {
    const id = randomUUID();
    const bets = await many((n) => bet(n, id));
    expect(new Set(bets.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await cash()).toBe(WON - 1_000);
    const back = (n: number) =>
      provider(n, "rollback", {
        round_id_provider: id,
        transactions: [
          { id_provider: `${id}-back-${n}`, type: "rollback", original_id_provider: id },
        ],
      });
    const backs = await many(back);
    expect(new Set(backs.map(({ http }) => http))).toEqual(new Set([200]));
    expect(await cash()).toBe(WON);
  });

  it("take a balance to exactly zero with bets at both and a withdrawal at each", async () => {
    const withdraw = (n: number) =>
      call(n, "apply-user-withdraw", { balance: 50_000, pass: WITHDRAWAL_PASSWORD });
    const stakes = Promise.all([
      many((n) => bet(n, randomUUID(), 10_000), 20),
      many((n) => withdraw(n), 2),
    ]);
    const [bets, withdrawals] = await stakes;
    const taken = bets.filter(({ http }) => http === 200).length;
    const withdrawn = statusesOf(withdrawals).filter((status) => status === "success").length;
    expect(withdrawn).toBeLessThanOrEqual(1);
    expect(taken).toBe(withdrawn === 1 ? 5 : 10);
    expect(await cash()).toBe(0);
  });

  describe("with the calls of every protocol", () => {
    let wallets: OwnWallets;
    beforeAll(async () => {
      wallets = await ownWallets({
        DATA_DIR: product.dataDir,
        PORT: new URL(product.webUrl).port,
        SANDBOX_PORT: new URL(product.sandboxUrl).port,
      });
    });
    afterAll(() => wallets[Symbol.asyncDispose]());

    /** Sends each call to the other process than the one before. */
    const byTurns = ({ url, ...wallet }: Wallet): Wallet => {
      const transports = [product.webUrl, second.url].map((webUrl) =>
        overHttp(`${webUrl}${new URL(url).pathname}`),
      );
      let sent = 0;
      const transport: Wallet["transport"] = (request) =>
        (transports[sent++ % 2] ?? wallet.transport)(request);
      return { ...wallet, url, transport };
    };

    /** A provider repeats a stake that was answered too late. */
    const untilOk = async (stake: () => Promise<string>): Promise<string> => {
      let outcome = await stake();
      for (let again = 0; again < 20 && outcome !== "ok"; again++) outcome = await stake();
      return outcome;
    };

    it.each(protocols)("pass every case of $name, each call at the other one", async (protocol) => {
      const results = await runProtocol(protocol, byTurns(wallets.of(protocol.name)), () => {});
      expect(results.filter(({ result }) => result !== "passed")).toEqual([]);
    });

    it("debit each stake once when copies come through all doors of both at the same moment", async () => {
      const doors = [];
      for (const protocol of protocols) {
        const wallet = byTurns(wallets.of(protocol.name));
        doors.push({ kit: kitOf(protocol, wallet), player: await wallet.players.fresh() });
      }
      const [first] = doors;
      if (!first) throw new RangeError("there are no protocols");
      const before = await cashOf(first.kit.driver, first.player);
      const outcomes = await Promise.all(
        doors.map(({ kit, player: staker }) => {
          const stake = { id: kit.name("stake"), round: kit.name("round"), amount: 100n * UNIT };
          return many(() => untilOk(() => kit.driver.stake(staker, stake)), 20);
        }),
      );
      expect(new Set(outcomes.flat())).toEqual(new Set(["ok"]));
      const after = await cashOf(first.kit.driver, first.player);
      expect(before - after).toBe(BigInt(doors.length) * 100n * UNIT);
    });
  });

  it("leave no fault in the books", async () => {
    const books = await openBooks(product.databaseUrl);
    try {
      expect((await auditBooks(books)).faults).toEqual([]);
    } finally {
      await books.close();
    }
  });
});
