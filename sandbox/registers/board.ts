import * as z from "zod/mini";

const registerNames = ["gamstop", "sigap", "spelpaus"] as const;
export type RegisterName = (typeof registerNames)[number];

/**
 * What a register does wrong: never answers, answers what cannot be read, answers about another
 * question, answers twice with both verdicts, refuses, or ends the connection.
 */
export const registerFaults = ["hang", "garbage", "other", "twice", "refuse", "cut"] as const;
export type RegisterFault = (typeof registerFaults)[number];

export const faultShape = z.strictObject({
  register: z.enum(registerNames),
  fault: z.enum(registerFaults),
  /** For so many questions; null until it is switched off. */
  count: z.nullable(z.int().check(z.minimum(1), z.maximum(10_000))),
});

/** One question that came, without the person that it named. */
export type Came = { register: RegisterName; questionId: string; path: string };

const KEPT = 1_000;

/** The faults that are on, and the questions that came. */
export class RegisterBoard {
  #faults = new Map<RegisterName, { fault: RegisterFault; count: number | null }>();
  #came: Came[] = [];

  set({ register, fault, count }: z.output<typeof faultShape>): void {
    this.#faults.set(register, { fault, count });
  }

  clear(): void {
    this.#faults.clear();
  }

  /** Records a question; answers the fault of its answer, or null. */
  take(came: Came): RegisterFault | null {
    this.#came = [...this.#came.slice(1 - KEPT), came];
    const on = this.#faults.get(came.register);
    if (!on) return null;
    if (on.count !== null) {
      on.count -= 1;
      if (on.count === 0) this.#faults.delete(came.register);
    }
    return on.fault;
  }

  list(): readonly Came[] {
    return this.#came;
  }
}
