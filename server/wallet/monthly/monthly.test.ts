import { beforeAll, describe, expect, it } from "vitest";
import type { OwnFigures } from "#contract/wallet.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { dateOf, startOfDay } from "#server/kit/days.ts";
import { fromWon } from "#server/kit/money.ts";
import { playRound } from "#server/games/rounds.ts";
import { sendMonthlyStatements } from "#server/wallet/monthly/monthly.ts";
import { useTestApp } from "#tests/support/app.ts";
import { dayAhead } from "#tests/support/days.ts";
import { makeMember, makePlayer, PASSWORD, type TestMember } from "#tests/support/members.ts";

/** Every member who played or moved money is sent the month's figures unasked. */
describe("the monthly statement", () => {
  const test = useTestApp();
  let player: TestMember;
  let idle: TestMember;
  const sendAll = async () => {
    while ((await test.app.acts.perform(SYSTEM, sendMonthlyStatements)) > 0) continue;
  };
  const advanceToNextMonth = () => {
    const now = test.clock.now();
    const day = dayAhead(dateOf(now, "Asia/Seoul"), 1, 2);
    test.clock.advance(startOfDay(day, "Asia/Seoul").getTime() - now.getTime());
  };
  const notesOf = (memberId: bigint) =>
    test.app.db.query<{ title: string; contents: string }>(
      "select title, contents from message_notes where member_id = $1 order by id",
      [memberId],
    );

  beforeAll(async () => {
    test.clock.stop();
    player = await makePlayer(test.app.db, { cash: fromWon(100_000) });
    idle = await makeMember(test.app.db, {});
    await playRound(
      test.app.writer,
      {
        connection: "sandbox",
        memberRef: player.ref,
        currency: "KRW",
        gameCode: "moon-rabbit-mill",
        roundRef: "monthly-1",
        gameSessionId: null,
        closes: true,
      },
      [
        { key: "monthly-1b", kind: "bet", amount: fromWon(3_700) },
        { key: "monthly-1w", kind: "win", amount: fromWon(1_250) },
      ],
    );
  });

  it("is not sent for the month during which a site is first seen", async () => {
    await sendAll();
    expect(await notesOf(player.memberId)).toEqual([]);
  });

  it("equals the own figures to the won, and is sent once to those with an entry", async () => {
    const cookie = await test.signIn(player.loginId, PASSWORD);
    const own = (await test.call("get-own-figures", { by: "month" }, { cookie })).body["list"];
    const [figures] = own as OwnFigures[];
    expect(figures).toMatchObject({ staked: 3_700, returned: 1_250, net: -2_450 });
    advanceToNextMonth();
    await sendAll();
    await sendAll();
    const notes = await notesOf(player.memberId);
    expect(notes).toHaveLength(1);
    const [note] = notes;
    expect(note?.title).toMatch(/^\d{4}년 \d{1,2}월 이용 내역$/);
    expect(note?.contents).toContain(`${figures?.from}부터 ${figures?.until}까지`);
    expect(note?.contents).toContain("베팅: 3,700원<br>당첨: 1,250원<br>손익: -2,450원");
    expect(note?.contents).toContain("Asia/Seoul");
    expect(note?.contents.match(/<tr><th scope="row">/g)).toHaveLength(6);
    const last = note?.contents.slice(note.contents.lastIndexOf('<tr><th scope="row">'));
    expect(last).toContain('3,700원<br><meter value="3700" max="3700">');
    expect(last).toContain('1,250원<br><meter value="1250" max="3700">');
    expect(last).toContain("<td>-2,450원</td>");
    // The member's page shows it as it was sent.
    const later = { cookie: await test.signIn(player.loginId, PASSWORD) };
    const listed = (await test.call("get-user-note", { page: 1 }, later)).body["note"];
    const [{ id = 0 } = {}] = listed as { id?: number }[];
    const read = await test.call("read-note-message", { id }, later);
    expect(JSON.stringify(read.body)).toContain('<meter value=\\"3700\\" max=\\"3700\\">');
    expect(await notesOf(idle.memberId)).toEqual([]);
  });

  it("continues behind its last batch after an interruption, and skips closed accounts", async () => {
    await test.app.db.query("update members set status = 'closed' where id = $1", [idle.memberId]);
    advanceToNextMonth();
    const killed = test.app.acts.perform(SYSTEM, async (act) => {
      await sendMonthlyStatements(act);
      throw new Error("killed");
    });
    await expect(killed).rejects.toThrow("killed");
    await sendAll();
    const runs = await test.app.db.query(
      "select sent, ended_at is not null as over from wallet_statement_runs order by month",
    );
    expect(runs).toEqual([
      { sent: 0, over: true },
      { sent: expect.any(Number) as number, over: true },
      { sent: 0, over: true },
    ]);
    expect(await notesOf(player.memberId)).toHaveLength(1);
  });
});
