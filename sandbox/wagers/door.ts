import type { Session } from "../books/sessions.ts";
import type { Verdict } from "../wallet/client.ts";
import type { StepKind, Wager, WagerStep } from "./wager.ts";

/** One try of one step. `earlier` are the steps of the wager that are done, first to last. */
export type Attempt = {
  wager: Wager;
  step: WagerStep;
  earlier: readonly WagerStep[];
  session: Session;
  timeoutMs: number;
  stop: AbortSignal;
};

/**
 * The port between the games and a wallet: one function per step. A protocol is one such door. A
 * step that is tried again is the same call to the byte; `unknown` means that it will be.
 */
export type WagerDoor = Readonly<Record<StepKind, (attempt: Attempt) => Promise<Verdict>>>;
