import { movementSpace } from "#server/games/key-spaces.ts";
import { insertGameSession } from "#server/games/launches/store.ts";
import { getAccount, scopeId } from "#server/ledger/accounts.ts";
import type { TestApp } from "#tests/support/app.ts";

type OpenedBy = { memberId: bigint; memberSessionId: string; gameId: number };

/**
 * Opens a game of a member in their newest session, past the rules of a launch. Answers a question
 * for the member's open games.
 */
export async function openGameOf(
  { app, owner }: Pick<TestApp, "app" | "owner">,
  loginId: string,
): Promise<() => Promise<unknown[]>> {
  const [own] = await owner.query<OpenedBy>(
    `select m.id as "memberId", s.id as "memberSessionId", (select min(id) from games) as "gameId"
     from members m join member_sessions s on s.member_id = m.id and s.ended_at is null
     where m.login_id = $1 order by s.started_at desc limit 1`,
    [loginId],
  );
  if (!own) throw new Error(`${loginId} is not signed in`);
  const account = await getAccount(app.db, own.memberId, "cash");
  const scope = await scopeId(app.db, movementSpace("sandbox"));
  const launch = { ...own, accountId: account.id, scopeId: scope };
  if (!(await insertGameSession(app.db, launch))) throw new Error("the game was not opened");
  return () =>
    owner.query("select id from game_sessions where member_id = $1 and ended_at is null", [
      own.memberId,
    ]);
}
