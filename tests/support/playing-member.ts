import { beforeAll, beforeEach, expect } from "vitest";
import type { CallName } from "#contract/calls.ts";
import type { PlayTime } from "#contract/play-time.ts";
import { fromWon } from "#server/kit/money.ts";
import type { TestApp } from "#tests/support/app.ts";
import { makePlayer, PASSWORD } from "#tests/support/members.ts";

/** What a stake, a win or a roll-back answers when it is booked. */
export const booked = expect.stringMatching(/^playing-/) as string;

/** A new member for each test, signed in and with a game open, whose moments can be moved. */
export class PlayingMember {
  readonly #test: TestApp;
  #player: Awaited<ReturnType<typeof makePlayer>> | undefined;
  #cookie = "";
  #round = 0;

  constructor(test: TestApp) {
    this.#test = test;
    beforeAll(async () => {
      // It is about noon there, so that no midnight falls into what the tests count.
      const ahead = 12 - new Date().getUTCHours();
      const zone = `Etc/GMT${ahead < 0 ? "+" : "-"}${Math.abs(ahead)}`;
      await test.owner.query("update settings_sites set time_zone = $1 where host = '*'", [zone]);
    });
    beforeEach(async () => {
      this.#player = await makePlayer(test.app.db, { cash: fromWon(1_000_000) });
      await this.signIn();
    });
  }

  get player() {
    if (!this.#player) throw new Error("the member is made before each test");
    return this.#player;
  }

  async signIn(): Promise<void> {
    this.#cookie = await this.#test.signIn(this.player.loginId, PASSWORD);
  }

  async call(name: CallName, body: object = {}): Promise<Record<string, unknown>> {
    return (await this.#test.call(name, body, { cookie: this.#cookie })).body;
  }

  async played(): Promise<PlayTime> {
    return (await this.call("get-play-time"))["play"] as PlayTime;
  }

  openGame(): Promise<Record<string, unknown>> {
    return this.call("open-game", { code: "moon-rabbit-mill", company: "tiger", timeStemp: 0 });
  }

  bet = (amount = 1_000): Promise<string> => this.#send("betwin", { type: "bet", amount });
  win = (amount: number): Promise<string> => this.#send("betwin", { type: "win", amount });
  rollBack = (of: string): Promise<string> =>
    this.#send("rollback", { type: "rollback", original_id_provider: of });

  /** Answers the provider's id when it was booked, otherwise its code, with our reason. */
  async #send(
    endpoint: string,
    { amount, ...transaction }: { type: string; amount?: number; original_id_provider?: string },
  ): Promise<string> {
    const id = `playing-${this.player.ref}-${(this.#round += 1)}`;
    const { http, body } = await this.#test.provider(endpoint, {
      account_id: this.player.ref,
      currency: "KRW",
      game_id: "moon-rabbit-mill",
      ...(amount === undefined ? { round_id_provider: id } : { round_id: id }),
      transactions: [
        { id_provider: id, ...transaction, ...(amount && { amount: amount.toFixed(2) }) },
      ],
    });
    if (http === 200) return id;
    const { api_code, reason } = body["meta"] as { api_code: string; reason?: string };
    return [api_code, reason].filter(Boolean).join(" ");
  }

  /** Moves the member's moments back; the ledger compares them with the database's clock. */
  async shift(columns: readonly string[], minutes: number): Promise<void> {
    const moved = columns.map((name) => `${name} = ${name} - $2 * interval '1 minute'`).join(", ");
    await this.#test.app.db.query(`update member_play_times set ${moved} where member_id = $1`, [
      this.player.memberId,
      minutes,
    ]);
  }

  async shiftSessions(minutes: number): Promise<void> {
    await this.#test.app.db.query(
      `update member_sessions set started_at = started_at - $2 * interval '1 minute'
       where member_id = $1`,
      [this.player.memberId, minutes],
    );
  }
}
