import type { Amount } from "../money.ts";

/**
 * The meaning of an answer. Only a well-formed success is `done` and only a documented refusal is
 * `refused`; everything else (no answer, a fault, an unreadable answer) is `unknown`: the money may
 * have moved.
 */
export type Verdict =
  | {
      kind: "done";
      /** Absent where the protocol's answers contain no balance. */
      balance?: Amount;
    }
  | {
      kind: "refused";
      /** One of the codes in `dialects/codes.ts`. */
      code: string;
      balance?: Amount;
      /** The protocol requires a roll-back of a refused stake too. */
      takesBack?: true;
    }
  | { kind: "unknown"; reason: string };

/** A call of a wallet and its answer, as they are recorded. */
export type Exchange = { verdict: Verdict; status: number | null; answer: string | null };
