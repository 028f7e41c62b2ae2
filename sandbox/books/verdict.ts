import type { Amount } from "../money.ts";

/**
 * What an answer means. Only a well-formed success is `done` and only a documented refusal is
 * `refused`; everything else (no answer, a fault, an unreadable answer) is `unknown`: the
 * wallet may or may not have moved the money.
 */
export type Verdict =
  | {
      kind: "done";
      /** Absent where the protocol does not say what is left. */
      balance?: Amount;
    }
  | {
      kind: "refused";
      /** In the number family of `dialects/codes.ts`. */
      code: string;
      balance?: Amount;
      /** The protocol wants a refused stake to be rolled back all the same. */
      takesBack?: true;
    }
  | { kind: "unknown"; reason: string };

/** What a wallet was asked and said, as it is noted beside the call. */
export type Exchange = { verdict: Verdict; status: number | null; answer: string | null };
