import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Bettor } from "#tests/support/chaos/bettor.ts";

const STAKE_WON = 10;
/** A day's limit on stakes, which a member reaches after some kills. */
const LIMIT_WON = 600;
/** Stakes of one member that are under way at a time. */
const AT_ONCE = 3;

type Guard = "limit" | "exclusion";
type Stake = { sentAt: number; isBooked: boolean };

/** A member who reaches a limit or excludes themself while stakes go on and processes are killed. */
export class Guarded {
  readonly guard: Guard;
  readonly bettor: Bettor;
  readonly stakes: Stake[] = [];
  /** When the product confirmed the limit or the exclusion; null before. */
  guardedAt: number | null = null;
  readonly #call: (name: string, input: object) => Promise<Response>;

  constructor(
    guard: Guard,
    member: { bettor: Bettor; call: (name: string, input: object) => Promise<Response> },
  ) {
    this.guard = guard;
    this.bettor = member.bettor;
    this.#call = member.call;
  }

  /** A limit is set before the first stake; an exclusion begins among stakes, at a random moment. */
  async play(isOver: () => boolean): Promise<void> {
    if (this.guard === "limit") await this.#protect();
    const staking = Array.from({ length: AT_ONCE }, async () => {
      while (!isOver()) await this.#stake();
    });
    if (this.guard === "exclusion") {
      await sleep(Math.random() * 6_000);
      await this.#protect();
    }
    await Promise.all(staking);
    // The product runs again: it refuses in the end, a limit once it is reached.
    for (let more = 0; more < LIMIT_WON / STAKE_WON; more++) if (!(await this.#stake())) return;
  }

  async #stake(): Promise<boolean> {
    const round = randomUUID();
    const sentAt = Date.now();
    const { http } = await this.bettor.ask("betwin", {
      round_id: round,
      finished: true,
      transactions: [{ id_provider: `${round}-b`, type: "bet", amount: `${STAKE_WON}.00` }],
    });
    this.stakes.push({ sentAt, isBooked: http === 200 });
    await sleep(20 + Math.random() * 180);
    return http === 200;
  }

  /** Sent until it is confirmed. After a lost answer, an ended session confirms an exclusion. */
  async #protect(): Promise<void> {
    for (;;) {
      const answer =
        this.guard === "limit"
          ? this.#call("set-limit", { kind: "stake", period: "day", amount: LIMIT_WON })
          : this.#call("start-break", { term: "6m" });
      const isConfirmed = await answer.then(
        async (response) =>
          response.status === 401 ||
          ((await response.json()) as { status?: string }).status === "success",
        () => false,
      );
      if (isConfirmed) break;
      await sleep(200);
    }
    this.guardedAt = Date.now();
  }
}

/** One sentence for each member whose stakes went past a limit or an exclusion. */
export function faultsOfGuards(members: readonly Guarded[]): string[] {
  return members.flatMap(({ guard, stakes, guardedAt }, n) => {
    if (guardedAt === null) return [`member ${n}: the ${guard} was never confirmed`];
    const booked = stakes.filter(({ isBooked }) => isBooked);
    if (guard === "limit") {
      const won = booked.length * STAKE_WON;
      return won === LIMIT_WON ? [] : [`member ${n}: staked ${won} with a limit of ${LIMIT_WON}`];
    }
    const late = booked.filter(({ sentAt }) => sentAt > guardedAt).length;
    const isRefused = stakes.at(-1)?.isBooked === false;
    return late === 0 && isRefused
      ? []
      : [`member ${n}: ${late} stakes were booked after the exclusion was confirmed`];
  });
}
