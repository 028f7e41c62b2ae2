import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { movementSpace } from "#server/games/key-spaces.ts";
import type { Database } from "#server/kit/database.ts";
import { formatDecimal, parseDecimal, units } from "#server/kit/money.ts";
import type { TestApp } from "#tests/support/app.ts";
import { makeMember } from "#tests/support/members.ts";

/**
 * One case of a protocol as files: the request's bytes and headers, the ledger before and after,
 * the exact answer. The layout is that of the first protocol's public conformance suite.
 */
export type Manifest = {
  fixture_version: 1;
  connection: string;
  game: string;
  /** The time of the calls, where it is signed. */
  now?: string;
  cases: { dir: string; endpoint: string; kind: "ledger" | "transport" }[];
};

type Request = {
  endpoint: string;
  method: "POST" | "PUT";
  headers: Record<string, string>;
  /** What is made unavailable on our side while the call is answered. */
  fault?: "ledger";
};

/** Amounts are decimals of the main unit; the effect of a key is listed under the provider's id. */
export type Ledger = {
  accounts: Record<string, { currency: string; balance: string; bet_limited: boolean }>;
  transactions: Record<string, { amount: string; is_reversed: boolean }>;
  tombstones: string[];
};

/** The ledger before, with what is needed to prepare it. */
type Before = Pick<Ledger, "accounts"> & {
  sessions: { id: string; token: string; account: string }[];
  /** Requests of other cases that are sent first, by their folder. */
  after: string[];
};

type Response = { status: number; body: string };

export type FixtureRun = { response: Response; after: Ledger };

const json = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(join(folder, file), "utf8"));

export const readManifest = (root: string): Manifest => json(root, "manifest.json") as Manifest;

export const expectedOf = (root: string, dir: string): FixtureRun => ({
  response: json(join(root, dir), "response.json") as Response,
  after: json(join(root, dir), "ledger.after.json") as Ledger,
});

/** Stores the actual answer as the expected one; a person checks it before it is committed. */
export function keep(root: string, dir: string, { response, after }: FixtureRun): void {
  const write = (file: string, value: unknown) =>
    writeFileSync(join(root, dir, file), `${JSON.stringify(value, null, 2)}\n`);
  write("response.json", response);
  write("ledger.after.json", after);
}

/** Prepares the ledger, sends the bytes, and returns the answer and the ledger afterwards. */
export async function runFixture(
  test: TestApp,
  root: string,
  manifest: Manifest,
  dir: string,
): Promise<FixtureRun> {
  const { db } = test.app;
  const before = json(join(root, dir), "ledger.before.json") as Before;
  for (const [ref, { balance }] of Object.entries(before.accounts)) {
    const cash = parseDecimal(balance) ?? units(0n);
    const { memberId } = await makeMember(db, { cash });
    await db.query("update members set public_ref = $2 where id = $1", [memberId, ref]);
  }
  for (const session of before.sessions) await open(db, manifest, session);
  for (const earlier of before.after) {
    const { status } = await send(test, root, manifest, earlier);
    if (status >= 500) throw new Error(`${earlier} answered ${status}`);
  }
  for (const [ref, { bet_limited }] of Object.entries(before.accounts))
    if (bet_limited)
      await db.query(
        `update ledger_accounts a set status = 'stakes_blocked' from members m
         where m.public_ref = $1 and a.bucket = members_bucket(m.id) and a.member_id = m.id`,
        [ref],
      );
  const response = await send(test, root, manifest, dir);
  return { response, after: await ledgerOf(db, manifest, Object.keys(before.accounts)) };
}

async function open(
  db: Database,
  { connection, game }: Manifest,
  { id, token, account }: Before["sessions"][number],
): Promise<void> {
  await db.query(
    `insert into game_sessions (id, member_id, account_id, game_id, scope_id, ends_at)
     select $1, m.id, a.id, g.id, s.id, now() + interval '1 hour' from members m
     join ledger_scopes s on s.code = $4
     join ledger_accounts a on a.bucket = members_bucket(m.id) and a.member_id = m.id
       and a.kind = 'cash' join games g on g.code = $3 where m.public_ref = $2`,
    [id, account, game, movementSpace(connection)],
  );
  const hash = createHash("sha256").update(token).digest();
  await db.query("insert into game_tokens values ($1, $2, $3, $4)", [
    hash,
    connection,
    id,
    Buffer.alloc(16, 1),
  ]);
}

async function send(
  test: TestApp,
  root: string,
  { connection, now }: Manifest,
  dir: string,
): Promise<Response> {
  const request = json(join(root, dir), "request.json") as Request;
  if (now !== undefined) test.clock.advance(Date.parse(now) - test.clock.now().getTime());
  const isFaulty = request.fault === "ledger";
  if (isFaulty) await test.owner.query("alter table ledger_keys rename to ledger_keys_away");
  const answer = await test.app.server.inject({
    method: request.method,
    url: `/providers/${connection}/${request.endpoint}`,
    headers: request.headers,
    payload: readFileSync(join(root, dir, "request.body")),
  });
  if (isFaulty) await test.owner.query("alter table ledger_keys_away rename to ledger_keys");
  return { status: answer.statusCode, body: named(answer.payload) };
}

/**
 * The exact answer, except for ids that we give: they differ from run to run and are replaced by
 * numbers.
 */
function named(text: string): string {
  const names = new Map<string, string>();
  const walk = (value: unknown, key: string): void => {
    if (typeof value === "object" && value !== null)
      for (const [name, part] of Object.entries(value))
        walk(part, Array.isArray(value) ? key : name);
    else if (typeof value === "string" && value !== "" && !names.has(value)) {
      const kind = KIND_OF.get(key);
      if (kind !== undefined) names.set(value, `op-${kind}-${names.size + 1}`);
    }
  };
  walk(JSON.parse(text), "");
  return [...names].reduce((all, [value, name]) => all.replaceAll(`"${value}"`, `"${name}"`), text);
}

const KIND_OF = new Map([
  ["id", "tx"],
  ["transaction_id", "tx"],
  ["round_id", "round"],
  ["transactionTime", "time"],
]);

async function ledgerOf(
  db: Database,
  { connection }: Manifest,
  refs: readonly string[],
): Promise<Ledger> {
  const accounts = await db.query<{ ref: string; balance: bigint; limited: boolean; id: bigint }>(
    `select m.public_ref as ref, a.balance, a.status <> 'open' as limited, m.id
     from members m join ledger_accounts a on a.bucket = members_bucket(m.id)
       and a.member_id = m.id and a.kind = 'cash' where m.public_ref = any($1) order by 1`,
    [refs],
  );
  const ids = accounts.map(({ id }) => id);
  const keys = await db.query<{ key: string; movement: number; amount: bigint; undone: boolean }>(
    `select k.key, k.movement, k.amount, k.reversed_by_seq is not null as undone
     from ledger_keys k join ledger_accounts a on a.bucket = k.bucket and a.id = k.account_id
     join ledger_scopes s on s.id = k.scope_id
     where a.member_id = any($1) and s.code = 'provider:' || $2::text order by k.key`,
    [ids, connection],
  );
  const stones = await db.query<{ key: string }>(
    `select key from game_transactions where member_id = any($1) and kind = 'tombstone'
     union select bet_ref from game_bets where member_id = any($1) and state = 'tombstone'
     order by 1`,
    [ids],
  );
  const moved = keys.filter(({ movement }) => movement !== 0);
  return {
    accounts: Object.fromEntries(
      accounts.map(({ ref, balance, limited }) => [
        ref,
        { currency: "KRW", balance: formatDecimal(units(balance)), bet_limited: limited },
      ]),
    ),
    transactions: Object.fromEntries(
      moved.map(({ key, amount, undone }) => [
        key,
        { amount: formatDecimal(units(amount)), is_reversed: undone },
      ]),
    ),
    tombstones: [
      ...keys.filter(({ movement }) => movement === 0).map(({ key }) => key),
      ...stones.map(({ key }) => key),
    ].sort(),
  };
}
