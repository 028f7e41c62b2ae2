import { describe, expect, it } from "vitest";
import type { Player, Players, Transport } from "#conformance/kit.ts";
import { casesOf, kitOf, protocols } from "#conformance/run.ts";
import { checkRounds } from "#server/games/checks.ts";
import { insertGameSession } from "#server/games/store.ts";
import { issueToken } from "#server/games/tokens/tokens.ts";
import { fromWon } from "#server/kit/money.ts";
import { IGSP_KEYS, SECRET, useTestApp, type TestApp } from "#tests/support/app.ts";
import { makeMember } from "#tests/support/members.ts";
import { operatorPublicKey, providerKey } from "#tests/support/provider-keys.ts";

const rsa = providerKey + operatorPublicKey;
const connections: Record<string, { connection: string; game: string; secret: string }> = {
  beexar: { connection: "sandbox", game: "moon-rabbit-mill", secret: SECRET },
  hub88: { connection: "sandbox-hub88", game: "kite", secret: rsa },
  caleta: { connection: "sandbox-caleta", game: "marble", secret: rsa },
  igsp: { connection: "sandbox-igsp", game: "saffron", secret: IGSP_KEYS },
  betsy: { connection: "sandbox-betsy", game: "tennis", secret: SECRET },
};

/** The kit's own cases, in this process: what a studio runs against a deployed wallet. */
describe.each(protocols)("the $name wallet", (protocol) => {
  const test = useTestApp();
  const { connection, game, secret } = connections[protocol.name] ?? {
    connection: "",
    game: "",
    secret: "",
  };
  const transport = inProcess(test, connection);
  const kit = kitOf(protocol, { transport, secret, players: playersOf(test, connection, game) });

  for (const { section, title, run } of casesOf(protocol, transport, secret))
    it(`11.${section} ${title}`, async () => {
      await run(kit);
      expect(await checkRounds(test.app.db.pool)).toEqual([]);
      expect(test.logged.join("")).not.toContain("provider call failed");
    });
});

const inProcess =
  (test: TestApp, connection: string): Transport =>
  async ({ method, path, headers, body }) => {
    const url = `/providers/${connection}/${path}`;
    const answer = await test.app.server.inject({ method, url, headers, payload: body });
    return {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
      text: answer.payload,
    };
  };

function playersOf(test: TestApp, connection: string, game: string): Players {
  const sql = (text: string, values: unknown[]) => test.app.db.query(text, values);
  return {
    async fresh(): Promise<Player> {
      const { db } = test.app;
      const member = await makeMember(db, { cash: fromWon(100_000) });
      const [row] = await db.query<{ id: number }>("select id from games where code = $1", [game]);
      const [signIn] = await db.query<{ id: string }>(
        `select id from member_sessions where member_id = $1 limit 1`,
        [member.memberId],
      );
      const session = await insertGameSession(db, {
        memberId: member.memberId,
        memberSessionId: signIn?.id ?? null,
        accountId: member.cash.id,
        gameId: row?.id ?? 0,
      });
      const token = await issueToken(db, connection, session);
      return { ref: member.ref, token, session, game, currency: "KRW" };
    },
    async block({ ref }) {
      await sql(
        `update ledger_accounts a set status = 'stakes_blocked' from members m
         where m.public_ref = $1 and a.bucket = members_bucket(m.id) and a.member_id = m.id`,
        [ref],
      );
    },
    async endSession({ session }) {
      await sql("update game_sessions set ended_at = now() where id = $1", [session]);
    },
  };
}
