import { createPublicKey, generateKeyPairSync, randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { igspHeaders, readIgspKeys } from "../../dialects/igsp.ts";
import { readRsaKeys, signRsa } from "../../dialects/rsa.ts";
import { openOperatorWallet, type OperatorWallet } from "../../fixtures/operator-wallet.ts";
import { openSandbox, secret, type OpenSandbox } from "../../fixtures/open-sandbox.ts";
import type { Link } from "../../settings.ts";

const keyPair = () =>
  generateKeyPairSync("rsa", { modulusLength: 2_048 })
    .privateKey.export({ type: "pkcs8", format: "pem" })
    .toString();
const publicOf = (key: string) =>
  createPublicKey(key).export({ type: "spki", format: "pem" }).toString();
const [ours, theirs] = [keyPair(), keyPair()];
const operator = readRsaKeys(theirs + publicOf(ours));
const igspSecret = "operator:a-secret-for-tests";

let wallet: OperatorWallet;
let sandbox: OpenSandbox;
beforeEach(async () => {
  wallet = await openOperatorWallet(secret, 100_000);
  const rsa = { walletUrl: wallet.url, secret: ours + publicOf(theirs) };
  const links: Link[] = [
    { dialect: "hub88", ...rsa },
    { dialect: "caleta", ...rsa },
    { dialect: "transfer", ...rsa },
    { dialect: "igsp", walletUrl: wallet.url, secret: igspSecret },
    { dialect: "betsy", walletUrl: wallet.url, secret },
  ];
  sandbox = await openSandbox(wallet.url, { links });
});
afterEach(async () => {
  await sandbox.close();
  await wallet.close();
});

const headerOf = { hub88: "x-hub88-signature", caleta: "x-auth-signature" } as const;
const rsaCall = (family: "hub88" | "caleta", path: string, body: object, signature?: string) => {
  const payload = JSON.stringify(body);
  const headers = { [headerOf[family]]: signature ?? signRsa(operator, payload) };
  return sandbox.server.inject({ method: "POST", url: path, headers, payload });
};
const launching = {
  user: "player-1",
  token: "t".repeat(43),
  operator_id: "dalbit",
  game_code: "moonlit-fox",
  lang: "ko",
  currency: "KRW",
  country: "KR",
  lobby_url: "http://lobby.test/",
};
const enter = async (url: string) => {
  const token = new URL(url).hash.slice(1);
  const payload = { token };
  const opened = await sandbox.server.inject({ method: "POST", url: "/game/open", payload });
  return opened.json<{ session: string }>().session;
};

describe.each([
  ["hub88", "/hub88/operator/generic/v2/game/url", "/hub88/operator/generic/v2/game/list", "XXX"],
  ["caleta", "/caleta/api/game/url", "/caleta/api/game/list", "FUN"],
] as const)("%s", (family, launchPath, cataloguePath, demoCurrency) => {
  it("opens a game for money and for practice", async () => {
    const real = (await rsaCall(family, launchPath, launching)).json<{ url: string }>();
    expect(new URL(real.url).pathname).toBe("/play/moonlit-fox");
    const { user: _, token: __, ...anonymous } = launching;
    const demo = { ...anonymous, currency: demoCurrency };
    const { url } = (await rsaCall(family, launchPath, demo)).json<{ url: string }>();
    expect(await enter(url)).toMatch(/^[\w-]{43}$/);
  });

  it.each([
    ["an unknown game", { game_code: "no-such" }, 404],
    ["another currency", { currency: "EUR" }, 400],
    ["money without a token", { token: undefined }, 400],
    ["a hostile lobby", { lobby_url: "javascript:alert(1)" }, 400],
  ])("refuses %s", async (_, more, status) => {
    expect((await rsaCall(family, launchPath, { ...launching, ...more })).statusCode).toBe(status);
  });

  it("refuses a signature of other bytes", async () => {
    const wrong = signRsa(operator, `${JSON.stringify(launching)} `);
    expect((await rsaCall(family, launchPath, launching, wrong)).statusCode).toBe(401);
  });

  it("lists every game with its computed figures", async () => {
    const listed = (await rsaCall(family, cataloguePath, { operator_id: 1 })).json<
      { game_code: string; rtp: number | null; category: string }[]
    >();
    expect(listed.find(({ game_code: code }) => code === "moonlit-fox")).toMatchObject({
      rtp: 95.16,
      category: "Video Slots",
    });
    expect(listed.find(({ game_code: code }) => code === "kite")?.rtp).toBeNull();
  });
});

describe("the transfer wallet", () => {
  const base = "/transfer/operator/generic/v2/transfer_wallet";
  const move = (way: "deposit" | "withdraw", more: object) =>
    rsaCall("hub88", `${base}/${way}`, {
      user: "player-1",
      currency: "KRW",
      operator_id: "dalbit",
      request_uuid: randomUUID(),
      ...more,
    });

  it("moves money once per id, and repeats the stored refusal", async () => {
    const paid = { transaction_uuid: "t-1", amount: 500_000_000 };
    for (let copy = 0; copy < 3; copy += 1)
      expect((await move("deposit", paid)).json()).toMatchObject({
        status: "RS_OK",
        balance: 500_000_000,
      });
    const tooMuch = { transaction_uuid: "t-2", amount: 600_000_000 };
    const short = { status: "RS_ERROR_NOT_ENOUGH_MONEY", balance: 500_000_000 };
    expect((await move("withdraw", tooMuch)).json()).toMatchObject(short);
    await move("deposit", { transaction_uuid: "t-3", amount: 200_000_000 });
    expect((await move("withdraw", tooMuch)).json()).toMatchObject({
      status: "RS_ERROR_NOT_ENOUGH_MONEY",
    });
    const other = { transaction_uuid: "t-1", amount: 1 };
    expect((await move("deposit", other)).json()).toMatchObject({
      status: "RS_ERROR_DUPLICATE_TRANSACTION",
    });
  });

  it.each([0, -5, 1.5, "5"])("refuses an amount of %j", async (amount) => {
    const answer = await move("deposit", { transaction_uuid: "t-1", amount });
    expect(answer.statusCode === 400 || answer.json<{ status: string }>().status).not.toBe("RS_OK");
  });
});

describe("igsp", () => {
  const signed = (method: "GET" | "POST", url: string, body?: object | string, at = new Date()) => {
    const payload = typeof body === "string" ? body : body ? JSON.stringify(body) : "";
    const headers = igspHeaders(readIgspKeys(igspSecret), payload, at);
    return sandbox.server.inject({ method, url, headers, ...(body && { payload }) });
  };
  const opening = {
    game_id: "moonlit-fox",
    player_id: "player-1",
    player_name: "player",
    currency: "KRW",
    session_id: "session-1",
    balance: 12.1,
  };

  it("opens a session once under its id", async () => {
    expect((await signed("POST", "/igsp/sessions", opening)).statusCode).toBe(201);
    expect((await signed("POST", "/igsp/sessions", opening)).statusCode).toBe(409);
  });

  it("opens only games of its list, and refuses what is no JSON as a bad request", async () => {
    const sport = await signed("POST", "/igsp/sessions", { ...opening, game_id: "soccer" });
    expect([sport.statusCode, sport.json()]).toMatchObject([400, { error: "game_not_found" }]);
    const broken = await signed("POST", "/igsp/sessions", "{");
    expect([broken.statusCode, broken.json()]).toMatchObject([400, { error: "invalid_request" }]);
  });

  it("refuses a stale call", async () => {
    const stale = new Date(Date.now() - 301_000);
    expect((await signed("POST", "/igsp/sessions", opening, stale)).statusCode).toBe(403);
  });

  it("pages through its games to the end", async () => {
    type Page = { data: { slug: string }[]; cursor: { next: string | null } };
    const seen: string[] = [];
    for (let next: string | null = "0"; next !== null;) {
      const page: Page = (await signed("GET", `/igsp/games?limit=30&cursor=${next}`)).json();
      seen.push(...page.data.map(({ slug }) => slug));
      ({ next } = page.cursor);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toContain("star-voyage");
    expect((await signed("GET", "/igsp/games?limit=201")).statusCode).toBe(400);
  });
});

it("betsy opens no game without the wallet's answer", async () => {
  const query = new URLSearchParams({
    cid: "dalbit",
    token: "t".repeat(43),
    userId: "player-1",
    currency: "KRW",
    game: "moonlit-fox",
  });
  // This wallet uses another protocol and has no profile.
  const answer = await sandbox.server.inject({ method: "GET", url: `/betsy?${query}` });
  expect([answer.statusCode, answer.headers.location]).toEqual([401, undefined]);
});
