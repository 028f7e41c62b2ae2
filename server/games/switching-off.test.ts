import { beforeEach, describe, expect, it } from "vitest";
import type { OfficeCallName } from "#contract/office/calls.ts";

import { RoundRefusal } from "#server/games/resolving.ts";
import { playRound } from "#server/games/rounds.ts";
import { fromWon } from "#server/kit/money.ts";
import { getBalances } from "#server/ledger/accounts.ts";
import { useTestApp, type TestApp } from "#tests/support/app.ts";
import { tigerCertificate } from "#tests/support/certificates.ts";
import { makePlayer, type TestMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const provider = "tiger";
const game = "moon-rabbit-mill";
const { build: version } = tigerCertificate;

type Off = [what: string, act: OfficeCallName, input: (player: TestMember) => object];
const offs: Off[] = [
  ["all gaming", "change-switch", () => ({ name: "games", isOn: false })],
  ["a provider", "set-provider-used", () => ({ provider, isUsed: false })],
  ["a game", "set-game-used", () => ({ provider, game, isUsed: false })],
  ["a build", "set-build-used", () => ({ provider, version, isUsed: false })],
  [
    "a player",
    "change-member-status",
    ({ memberId }) => ({ id: Number(memberId), from: "active", to: "suspended" }),
  ],
];

describe("switching off", () => {
  const test = useTestApp();
  let player: TestMember;
  let operator = "";
  beforeEach(async () => {
    player = await makePlayer(test.app.db, { cash: fromWon(100_000) });
    operator = await operatorWithRole(test, "admin");
    // What an earlier test switched off is on again.
    await test.app.db.query("update settings_switches set is_on = true");
    await test.app.db.query("update game_providers set is_used = true");
    await test.app.db.query("update games set is_used = true");
    await test.app.db.query("delete from game_builds_off");
  });
  let plays = 0;
  const play = async (app: TestApp["app"], roundRef: string, kind: "bet" | "win") => {
    const call = { connection: "sandbox", memberRef: player.ref, currency: "KRW", gameCode: game };
    const round = { roundRef, gameSessionId: null, closes: kind === "win" };
    const key = `${roundRef}:${plays++}`;
    const wanted = { key, kind, amount: fromWon(100) };
    try {
      await playRound(app.writer, { ...call, ...round }, [wanted]);
      return "taken";
    } catch (error) {
      if (error instanceof RoundRefusal) return "refused";
      throw error;
    }
  };

  it.each(offs)(
    "%s takes effect in every process within 5 seconds, and rounds in play finish",
    async (what, act, input) => {
      const other = await test.another(false);
      const processes = [test.app, other];
      const open = `${what} in play`;
      // Each process has taken a stake and has kept what it read.
      for (const app of processes)
        await expect
          .poll(() => play(app, `${open}-${processes.indexOf(app)}`, "bet"))
          .toBe("taken");
      const wanted = input(player);
      const answer = await officeCall(test, act, { ...wanted, reason: "a drill" }, operator);
      expect(answer.body).toMatchObject({ status: "success" });
      for (const app of processes) {
        const stake = () => play(app, `${what} new ${plays}`, "bet");
        await expect.poll(stake, { timeout: 5_000 }).toBe("refused");
      }
      const before = (await getBalances(test.app.db, player.memberId)).cash;
      for (const [at, app] of processes.entries())
        expect(await play(app, `${open}-${at}`, "win")).toBe("taken");
      const after = (await getBalances(test.app.db, player.memberId)).cash;
      expect(after - before).toBe(fromWon(200));
      await other.close();
    },
  );
});
