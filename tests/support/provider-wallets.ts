import type { Driver, Player, Players, Transport } from "#conformance/kit.ts";
import type { Protocol } from "#conformance/protocols/protocol.ts";
import { movementSpace } from "#server/games/key-spaces.ts";
import { insertLaunchWithoutSignIn } from "#server/games/launches/store.ts";
import { issueToken } from "#server/games/tokens/tokens.ts";
import { fromWon } from "#server/kit/money.ts";
import { scopeId } from "#server/ledger/accounts.ts";
import { sendUntilDecided } from "#tests/support/asking-again.ts";
import { IGSP_KEYS, SECRET, type TestApp } from "#tests/support/app.ts";
import { makeMember } from "#tests/support/members.ts";
import { operatorPublicKey, providerKey } from "#tests/support/provider-keys.ts";

const rsa = providerKey + operatorPublicKey;
const wallets: Readonly<Record<string, { connection: string; game: string; secret: string }>> = {
  beexar: { connection: "sandbox", game: "moon-rabbit-mill", secret: SECRET },
  hub88: { connection: "sandbox-hub88", game: "kite", secret: rsa },
  caleta: { connection: "sandbox-caleta", game: "marble", secret: rsa },
  igsp: { connection: "sandbox-igsp", game: "saffron", secret: IGSP_KEYS },
  betsy: { connection: "sandbox-betsy", game: "tennis", secret: SECRET },
};

export type ProviderWallet = {
  connection: string;
  transport: Transport;
  /** The provider's signing secret. */
  secret: string;
  players: Players;
  driver: Driver;
};

/** The wallet of one protocol inside a test's app, and members to play with it. */
export function walletOf(test: TestApp, protocol: Protocol): ProviderWallet {
  const wallet = wallets[protocol.name];
  if (!wallet) throw new Error(`no connection speaks ${protocol.name}`);
  const { connection, secret } = wallet;
  const transport: Transport = async ({ method, path, headers, body }) => {
    const url = `/providers/${connection}/${path}`;
    const send = () => test.app.server.inject({ method, url, headers, payload: body });
    const answer = await sendUntilDecided(send, (given) => ({
      http: given.statusCode,
      text: given.payload,
    }));
    return {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
      text: answer.payload,
    };
  };
  return {
    connection,
    transport,
    secret,
    players: playersOf(test, wallet),
    driver: protocol.driver(transport, secret),
  };
}

function playersOf(
  test: TestApp,
  { connection, game }: { connection: string; game: string },
): Players {
  return {
    async fresh(): Promise<Player> {
      const { db } = test.app;
      const member = await makeMember(db, { cash: fromWon(100_000) });
      const [row] = await db.query<{ id: number }>("select id from games where code = $1", [game]);
      const session = await insertLaunchWithoutSignIn(db, {
        memberId: member.memberId,
        accountId: member.cash.id,
        gameId: row?.id ?? 0,
        scopeId: await scopeId(db, movementSpace(connection)),
      });
      const token = await issueToken(db, connection, session);
      return { ref: member.ref, token, session, game, currency: "KRW" };
    },
    async block({ ref }) {
      await test.app.db.query(
        `update ledger_accounts a set status = 'stakes_blocked' from members m
         where m.public_ref = $1 and a.bucket = members_bucket(m.id) and a.member_id = m.id`,
        [ref],
      );
    },
    async endSession({ session }) {
      await test.app.db.query("update game_sessions set ended_at = now() where id = $1", [session]);
    },
  };
}
