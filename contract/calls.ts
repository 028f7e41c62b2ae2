import type * as z from "zod/mini";
import { gameCalls } from "#contract/games.ts";
import { memberCalls } from "#contract/members.ts";
import { messageCalls } from "#contract/messages.ts";
import { paymentCalls } from "#contract/payments.ts";
import { settingCalls } from "#contract/settings.ts";
import { walletCalls } from "#contract/wallet.ts";

/** The table of contents: every call of the member site, by the name it has on the wire. */
export const calls = {
  ...memberCalls,
  ...walletCalls,
  ...paymentCalls,
  ...gameCalls,
  ...messageCalls,
  ...settingCalls,
};

type Calls = typeof calls;
export type CallName = keyof Calls;
export type Input<Name extends CallName> = z.infer<Calls[Name]["input"]>;
export type Output<Name extends CallName> = z.infer<Calls[Name]["output"]>;
type SuccessStatus<Name extends CallName> = Calls[Name] extends { success: infer Status }
  ? Status
  : "success";

/** What a refusal may carry beside its status: seconds to wait, or the limits that were missed. */
export type RefusalDetail = { retryAfter?: number; min?: number; max?: number; step?: number };

/** Every answer a call can give, told apart by `status`. */
export type Answer<Name extends CallName> =
  | ({ status: SuccessStatus<Name> } & Output<Name>)
  | ({ status: Calls[Name]["refusals"][number] } & RefusalDetail)
  | { status: "unauthenticated" }
  | ({ status: "time" } & RefusalDetail);

/** What is wrong with a body, by the path of the field: `{ path: "birthDate", code: "under_age" }`. */
export type FieldFault = { path: string; code: string };

/**
 * Makes a call. In the browser it is one POST; on the server it reaches the same handler
 * in process, so a page loads its data with the same line on both sides.
 * Faults are thrown: no network, a broken answer, status `error`, and status `invalid` with its
 * list of `FieldFault`. With a key, the server answers a repeated money call with what it
 * answered first.
 */
export type Caller = <Name extends CallName>(
  name: Name,
  input: Input<Name>,
  idempotencyKey?: string,
) => Promise<Answer<Name>>;
