import { join } from "node:path";
import { asker } from "#bench/office/ask.ts";
import { openSessions } from "#bench/office/operators.ts";
import type { Question } from "#bench/office/questions.ts";
import { loginOf, PASSWORD, playerAt, playersOf } from "#bench/house/growth.ts";
import { medianOf } from "#bench/median.ts";
import { openYardstick } from "#bench/pages/open-yardstick.ts";
import { auditBooks } from "#scripts/books/audit-books.ts";
import { openBooks } from "#scripts/books/open-books.ts";
import { readSecrets } from "#scripts/secrets.ts";
import { systemClock } from "#server/kit/clock.ts";
import { openDatabase, type Database } from "#server/kit/database.ts";
import { houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import { postEach } from "#server/ledger/post.ts";
import { createSealer } from "#server/ledger/seals/sealing.ts";
import { sealKeyOf } from "#server/ledger/seals/signing.ts";
import { fromWon } from "#server/kit/money.ts";
import { addressOf } from "#tests/support/attack/visitors.ts";
import type { TestProduct } from "#tests/support/product.ts";

const SIGN_INS = 60;
const READINGS = 200;
/** Accounts that are posted to and then sealed, with what they had before. */
const SEALED_ACCOUNTS = 2_000;
const POSTED_AT_ONCE = 500;
const OPERATORS = 12;

/** Milliseconds, or microseconds for one posting; and those of the yardstick beside it. */
type Pace = { own: number; yardstickMs: number };
export type Paces = Readonly<Record<(typeof paceNames)[number], Pace>>;
export const paceNames = [
  "sign-in, ms",
  "home page of a member, ms",
  "statement, ms",
  "search for members by id, ms",
  "search for members by nick, ms",
  "audit, µs a posting",
  "seal, µs a posting",
] as const;

/** A grown house, and the number of its members. */
export type House = { product: TestProduct; members: number; run: number };

/**
 * Measures a house; the players that are asked are spread over all. Beside each reading runs one
 * indexed query through a bare server, whose time tells how fast the machine was.
 */
export async function measurePaces(house: House): Promise<Paces> {
  const { databaseUrl } = house.product;
  const db = openDatabase(databaseUrl, { size: 2, statementTimeoutMs: 600_000 });
  const bare = await openYardstick({
    page: { bytes: "", encoding: "identity" },
    databaseUrl,
    memberId: "1000001",
  });
  const yardstick = async () => {
    await (await fetch(`${bare.url}/row`, { method: "POST" })).text();
  };
  const timed = (times: number, work: Work) => timeOf(times, work, yardstick);
  try {
    return {
      "sign-in, ms": await timed(SIGN_INS, (at) => signIn(house, at)),
      "home page of a member, ms": await timed(READINGS, (at) => home(house, at)),
      "statement, ms": await timed(READINGS, (at) => statement(house, at)),
      "search for members by id, ms": await timed(READINGS, await searching(house, "id", loginOf)),
      "search for members by nick, ms": await timed(
        READINGS,
        await searching(house, "nick", (n) => `moon${n}`),
      ),
      "audit, µs a posting": await between(yardstick, () => auditPace(databaseUrl, db)),
      "seal, µs a posting": await between(yardstick, () => sealPace(house, db)),
    };
  } finally {
    await bare.close();
    await db.close();
  }
}

/** The number of a player, in steps that a prime makes uneven. */
const askedAt = ({ members }: House, at: number): number =>
  playerAt((at * 7_919) % playersOf(members));

type Work = (at: number) => Promise<unknown>;

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function timeOf(times: number, work: Work, yardstick: () => Promise<void>): Promise<Pace> {
  const own: number[] = [];
  const yardsticks: number[] = [];
  // The first quarter warms up caches and plans.
  for (let at = -Math.ceil(times / 4); at < times; at++) {
    const ms = await msOf(() => work(at + times));
    const yardstickMs = await msOf(yardstick);
    if (at < 0) continue;
    own.push(ms);
    yardsticks.push(yardstickMs);
  }
  return { own: medianOf(own), yardstickMs: medianOf(yardsticks) };
}

/** A pace that is measured once, between readings of the yardstick. */
async function between(
  yardstick: () => Promise<void>,
  measure: () => Promise<number>,
): Promise<Pace> {
  const before = await timeOf(READINGS, yardstick, yardstick);
  const own = await measure();
  const after = await timeOf(READINGS, yardstick, yardstick);
  return { own, yardstickMs: (before.yardstickMs + after.yardstickMs) / 2 };
}

async function callOf({ product: { webUrl } }: House, at: number, path: string, init: RequestInit) {
  const address = { "x-forwarded-for": addressOf(at) };
  const response = await fetch(`${webUrl}${path}`, {
    ...init,
    headers: { ...address, ...(init.headers as Record<string, string>) },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${text}`);
  return text;
}

const posted = (body: object, cookie = ""): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", cookie },
  body: JSON.stringify(body),
});
const sessionOf = (house: House, at: number): string =>
  `dalbit_session=${loginOf(askedAt(house, at))}`;

/** Members of their own, because a sign-in ends the session of the one before. */
async function signIn(house: House, at: number): Promise<void> {
  const userId = loginOf(askedAt(house, at + house.run * 1_000 + READINGS * 3));
  const body = posted({ userId, password: PASSWORD });
  const text = await callOf(house, at, "/api/routes/user-do-login", body);
  if (!text.includes('"success"')) throw new Error(`${userId} could not sign in: ${text}`);
}

const home = (house: House, at: number) =>
  callOf(house, at, "/", { headers: { cookie: sessionOf(house, at) } });
const statement = (house: House, at: number) =>
  callOf(house, at, "/api/routes/get-money-list", posted({ page: 1 }, sessionOf(house, at)));

async function searching(
  house: House,
  by: "id" | "nick",
  word: (n: number) => string,
): Promise<Work> {
  const { webUrl, databaseUrl } = house.product;
  const ask = asker(webUrl, await openSessions(databaseUrl, OPERATORS));
  return (at) =>
    ask({
      call: "find-members",
      input: { by, query: word(askedAt(house, at)) },
      filters: "",
      isPair: false,
      cursor: null,
      isFile: false,
    } satisfies Question);
}

/** Every check of `npm run audit`. @throws Error when the books are not clean */
async function auditPace(databaseUrl: string, db: Database): Promise<number> {
  const books = await openBooks(databaseUrl);
  const startedAt = performance.now();
  const { faults } = await auditBooks(books);
  const ms = performance.now() - startedAt;
  await books.close();
  if (faults.length > 0) throw new Error(faults.join("\n"));
  const [row] = await db.query<{ count: bigint }>("select count(*) from ledger_entries");
  return (ms * 1_000) / Number(row?.count);
}

/** Posts to accounts all over the house while no worker runs, and seals them with their history. */
async function sealPace({ product, members, run }: House, db: Database): Promise<number> {
  const key = sealKeyOf(readSecrets(product.dataDir).ledgerSigningKey);
  const checkpointsFile = join(product.dataDir, `house-${run}`);
  const sealer = createSealer({ db, clock: systemClock, key, checkpointsFile });
  while ((await sealer.step()) > 0) continue;
  const players = playersOf(members);
  const chosen = Math.min(SEALED_ACCOUNTS, players);
  const accounts = await db.query<{ bucket: number; id: bigint }>(
    `select a.bucket, a.id from ledger_accounts a join members m on m.id = a.member_id
     where a.kind = 'cash' and m.login_id = any($1)`,
    [
      Array.from({ length: chosen }, (_, at) =>
        loginOf(playerAt(Math.floor((at * players) / chosen))),
      ),
    ],
  );
  const houseAccount = await houseAccountId(db, "play_money");
  const scope = await scopeId(db, "bench-grants");
  for (let at = 0; at < accounts.length; at += POSTED_AT_ONCE)
    await db.transaction((tx) =>
      postEach(
        tx,
        accounts.slice(at, at + POSTED_AT_ONCE).map((account) => [
          {
            account,
            movement: "play_money_grant" as const,
            amount: fromWon(1),
            houseAccountId: houseAccount,
            scopeId: scope,
            key: `house-${run}-${account.id}`,
          },
        ]),
      ),
    );
  const startedAt = performance.now();
  while ((await sealer.step()) > 0) continue;
  return ((performance.now() - startedAt) * 1_000) / accounts.length;
}
