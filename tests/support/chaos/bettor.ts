import { createHmac, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

/** A call of the provider's protocol and the first clear answer to it. */
export type AnsweredCall = {
  endpoint: "betwin" | "rollback";
  body: string;
  http: number;
  answer: string;
  /** How often it was sent until that answer. */
  tries: number;
  /** When the answer came, in milliseconds since 1970. */
  at: number;
};

/** The provider's endpoint, its shared secret, and one player. */
export type Seat = { url: string; secret: string; memberRef: string };

const PATIENCE_MS = 60_000;

/**
 * The provider's side of the protocol, one call after the other. It logs all answers, and repeats a
 * call with the same bytes after a missing answer or a fault.
 */
export class Bettor {
  readonly log: AnsweredCall[] = [];
  /** Calls that were sent and not clearly answered, which every kill causes. */
  unclear = 0;
  readonly #seat: Seat;
  #round = 0;

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  get memberRef(): string {
    return this.#seat.memberRef;
  }

  /** One round: a bet, a bet with its win, a bet that is cancelled twice, or a cancel before it. */
  async playRound(): Promise<void> {
    const shape = this.#round++ % 4;
    const round = `${this.#seat.memberRef}-${this.#round}-${randomUUID()}`;
    const bet = { id_provider: `${round}-b`, type: "bet", amount: "10.00" };
    const win = { id_provider: `${round}-w`, type: "win", amount: "7.50" };
    if (shape === 3) await this.#cancel(round, "c1");
    await this.ask("betwin", {
      round_id: round,
      finished: shape === 1,
      transactions: shape === 1 ? [bet, win] : [bet],
    });
    if (shape === 2) {
      await this.#cancel(round, "c1");
      await this.#cancel(round, "c2");
    }
  }

  #cancel(round: string, name: string): Promise<AnsweredCall> {
    return this.ask("rollback", {
      round_id_provider: round,
      transactions: [
        { id_provider: `${round}-${name}`, type: "rollback", original_id_provider: `${round}-b` },
      ],
    });
  }

  /** Repeats a call until the answer is clear, and logs it. */
  async ask(endpoint: AnsweredCall["endpoint"], more: object): Promise<AnsweredCall> {
    const body = JSON.stringify({
      account_id: this.#seat.memberRef,
      currency: "KRW",
      game_id: "moon-rabbit-mill",
      ...more,
    });
    const answered = await this.askAgain(endpoint, body);
    this.log.push(answered);
    return answered;
  }

  /** Sends the same bytes again, until the answer is clear. */
  async askAgain(endpoint: AnsweredCall["endpoint"], body: string): Promise<AnsweredCall> {
    const deadline = Date.now() + PATIENCE_MS;
    for (let tries = 1; ; tries++) {
      const answered = await this.#send(endpoint, body).catch((error: Error) => error);
      if (!(answered instanceof Error) && answered.http < 500)
        return { endpoint, body, ...answered, tries, at: Date.now() };
      this.unclear++;
      if (Date.now() > deadline)
        throw new Error(
          `${endpoint} stayed without a clear answer: ` +
            (answered instanceof Error ? answered.message : `${answered.http} ${answered.answer}`),
        );
      await sleep(50 + Math.random() * 100);
    }
  }

  async #send(
    endpoint: AnsweredCall["endpoint"],
    body: string,
  ): Promise<Pick<AnsweredCall, "http" | "answer">> {
    const answer = await fetch(`${this.#seat.url}/${endpoint}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-request-sign": createHmac("sha256", this.#seat.secret).update(body).digest("hex"),
      },
      body,
      signal: AbortSignal.timeout(5_000),
    });
    return { http: answer.status, answer: await answer.text() };
  }
}
