import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import type { Player, Players } from "#conformance/kit.ts";
import { overHttp, type Wallet } from "#scripts/conformance/wallets.ts";
import { readConfiguration, type Configuration } from "#scripts/configuration.ts";
import { ensureDatabase } from "#scripts/databases.ts";
import { urlOf } from "#scripts/postgres/address.ts";
import { clusterFolder, clusterPassword } from "#scripts/postgres/cluster.ts";
import { findPostmaster } from "#scripts/postgres/postmaster.ts";
import { addressOf } from "#scripts/product-children.ts";
import { sandboxConnections } from "#scripts/provider-connections.ts";
import { appSecretOf } from "#scripts/secrets.ts";
import { movementSpace } from "#server/games/key-spaces.ts";
import { insertLaunchWithoutSignIn } from "#server/games/launches/store.ts";
import { issueToken } from "#server/games/tokens/tokens.ts";
import { openDatabase, type Database } from "#server/kit/database.ts";
import { fromWon, NOTHING, units } from "#server/kit/money.ts";
import { hashPassword } from "#server/kit/passwords.ts";
import {
  getAccount,
  houseAccountId,
  lockBalances,
  openAccounts,
  scopeId,
} from "#server/ledger/accounts.ts";
import { post } from "#server/ledger/post.ts";
import { insertMember } from "#server/members/store.ts";

/** The kit's own members: enough that each case has its own. */
const MEMBERS = 6;
const CASH = fromWon(100_000);

export type OwnWallets = AsyncDisposable & { of(protocol: string): Wallet };

/**
 * The wallets of the product that runs now, one for each protocol, and the kit's own members with
 * play money. Refused with real money.
 * @throws Error that says what to do when no product runs
 */
export async function ownWallets(environment: NodeJS.ProcessEnv): Promise<OwnWallets> {
  const configuration = readConfiguration(environment);
  if (configuration.mode !== "play")
    throw new Error(
      "The kit credits money that was never deposited, so it runs with play money only.",
    );
  const appSecret = appSecretOf(configuration);
  const db = openDatabase(await databaseOf(configuration), { size: 4, appSecret });
  const { host, port, sandboxPort, dataDir } = configuration;
  const connections = sandboxConnections(dataDir, addressOf(host, sandboxPort));
  return {
    of(protocol) {
      const found = connections.find(({ ours }) => ours.protocol === protocol);
      if (!found) throw new Error(`The product has no connection for ${protocol}.`);
      const { connection } = found.ours;
      const url = `${addressOf(host, port)}/providers/${connection}`;
      return {
        url,
        transport: overHttp(url),
        secret: found.theirSecret,
        players: playersOf(db, connection),
      };
    },
    [Symbol.asyncDispose]: () => db.close(),
  };
}

async function databaseOf({ databaseUrl, dataDir }: Configuration): Promise<string> {
  if (databaseUrl !== null) return databaseUrl;
  const cluster = clusterFolder(dataDir);
  const server = existsSync(cluster) ? findPostmaster(cluster) : null;
  if (server === null)
    throw new Error(
      `No product runs on ${dataDir}. Run npm start first, or name its folder in DATA_DIR, ` +
        "or another wallet with --url.",
    );
  return ensureDatabase(urlOf(server, clusterPassword(dataDir)), "dalbit");
}

function playersOf(db: Database, connection: string): Players {
  let next = 0;
  return {
    fresh: () => renewed(db, connection, `conformance${(next++ % MEMBERS) + 1}`),
    async block({ ref }) {
      await setStatus(db, ref, "stakes_blocked");
    },
    async endSession({ session }) {
      await db.query("update game_sessions set ended_at = now() where id = $1", [session]);
    },
  };
}

/** A member of the kit with enough money, the right to stake, and an open launch. */
async function renewed(db: Database, connection: string, loginId: string): Promise<Player> {
  const member = (await find(db, loginId)) ?? (await make(db, loginId));
  await setStatus(db, member.ref, "open");
  const [game] = await db.query<{ id: number; code: string }>(
    `select g.id, g.code from games g join game_providers p on p.id = g.provider_id
     where p.connection = $1 and p.is_used and g.is_used order by g.id limit 1`,
    [connection],
  );
  if (!game) throw new Error(`No studio uses the connection ${connection}.`);
  const account = await db.transaction(async (tx) => {
    const { cash } = await lockBalances(tx, member.id);
    const found = await getAccount(tx, member.id, "cash");
    const missing = units(CASH - cash);
    if (missing > NOTHING)
      await post(tx, [
        {
          account: found,
          movement: "play_money_grant",
          amount: missing,
          houseAccountId: await houseAccountId(tx, "play_money"),
          scopeId: await scopeId(tx, "conformance"),
          key: randomBytes(16).toString("hex"),
        },
      ]);
    return found;
  });
  const session = await insertLaunchWithoutSignIn(db, {
    memberId: member.id,
    accountId: account.id,
    gameId: game.id,
    scopeId: await scopeId(db, movementSpace(connection)),
  });
  const token = await issueToken(db, connection, session);
  return { ref: member.ref, token, session, game: game.code, currency: "KRW" };
}

type Member = { id: bigint; ref: string };

async function find(db: Database, loginId: string): Promise<Member | undefined> {
  const [row] = await db.query<Member>(
    "select id, public_ref as ref from members where login_id = $1",
    [loginId],
  );
  return row;
}

/** A member without a way to sign in: the password is random and is not kept. */
async function make(db: Database, loginId: string): Promise<Member> {
  const forgotten = await hashPassword(randomBytes(24).toString("base64url"));
  await db.transaction(async (tx) => {
    const id = await insertMember(tx, {
      isTest: false,
      loginId,
      nick: `kit${loginId.slice(-1)}`,
      nickFolded: `kit${loginId.slice(-1)}`,
      passwordHash: forgotten,
      withdrawalPasswordHash: forgotten,
      phone: "+821000000000",
      birthDate: "1990-01-01",
      bankName: "-",
      bankNumber: "000-000-0000",
      bankOwner: "-",
      termsVersion: "conformance",
      locale: "en",
    });
    await openAccounts(tx, id);
  });
  const made = await find(db, loginId);
  if (!made) throw new Error(`the member ${loginId} was not made`);
  return made;
}

async function setStatus(db: Database, ref: string, status: string): Promise<void> {
  await db.query(
    `update ledger_accounts a set status = $2 from members m
     where m.public_ref = $1 and a.bucket = members_bucket(m.id) and a.member_id = m.id`,
    [ref, status],
  );
}
