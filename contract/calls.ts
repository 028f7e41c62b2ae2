import type * as z from "zod/mini";
import { acceptanceCalls } from "#contract/acceptances.ts";
import { breakCalls } from "#contract/breaks.ts";
import { browsingCalls } from "#contract/browsing.ts";
import { closingCalls } from "#contract/closing.ts";
import { contactCalls } from "#contract/contacts.ts";
import { privacyRequestCalls } from "#contract/privacy-requests.ts";
import { helpFileCalls } from "#contract/help-files.ts";
import { identityCheckCalls } from "#contract/identity-checks.ts";
import { fundsCalls } from "#contract/funds.ts";
import { gameCalls } from "#contract/games.ts";
import { liabilityCalls } from "#contract/liabilities.ts";
import type { LimitPeriod, LimitProduct } from "#contract/limit-kinds.ts";
import { limitCalls } from "#contract/limits.ts";
import { marketingCalls } from "#contract/marketing.ts";
import { memberCalls } from "#contract/members.ts";
import { messageCalls } from "#contract/messages.ts";
import { playTimeCalls } from "#contract/play-time.ts";
import { ownNumberCalls } from "#contract/own-numbers.ts";
import { signInNoteCalls } from "#contract/sign-in-notes.ts";
import { ownPasskeyCalls } from "#contract/own-passkeys.ts";
import { personCalls } from "#contract/person.ts";
import { paymentCalls } from "#contract/payments.ts";
import { protectionCalls } from "#contract/protection.ts";
import { quietTimeCalls } from "#contract/quiet-times.ts";
import { toolCalls } from "#contract/tools.ts";
import { sessionEndCalls } from "#contract/session-end.ts";
import { secondFactorCalls } from "#contract/second-factor.ts";
import { staffAccessCalls } from "#contract/staff-accesses.ts";
import { statusCalls } from "#contract/status.ts";
import { settingCalls } from "#contract/settings.ts";
import { walletCalls } from "#contract/wallet.ts";

/** Every call of the member site, by its name on the wire. */
export const calls = {
  ...memberCalls,
  ...sessionEndCalls,
  ...secondFactorCalls,
  ...ownNumberCalls,
  ...ownPasskeyCalls,
  ...signInNoteCalls,
  ...staffAccessCalls,
  ...acceptanceCalls,
  ...marketingCalls,
  ...fundsCalls,
  ...breakCalls,
  ...closingCalls,
  ...limitCalls,
  ...toolCalls,
  ...quietTimeCalls,
  ...playTimeCalls,
  ...personCalls,
  ...identityCheckCalls,
  ...privacyRequestCalls,
  ...walletCalls,
  ...liabilityCalls,
  ...paymentCalls,
  ...gameCalls,
  ...browsingCalls,
  ...messageCalls,
  ...helpFileCalls,
  ...contactCalls,
  ...settingCalls,
  ...protectionCalls,
  ...statusCalls,
};

type Calls = typeof calls;
export type CallName = keyof Calls;
export type Input<Name extends CallName> = z.infer<Calls[Name]["input"]>;
export type Output<Name extends CallName> = z.infer<Calls[Name]["output"]>;
/** The calls that answer a file instead of JSON. */
export type FileCallName = {
  [Name in CallName]: Calls[Name] extends { file: string } ? Name : never;
}[CallName];
type SuccessStatus<Name extends CallName> = Calls[Name] extends { success: infer Status }
  ? Status
  : "success";

/**
 * What a refusal carries beside its status: seconds to wait, the limits that were not met, the
 * period of the member's own limit, of which `max` is left, or the end of the no-play hours.
 */
export type RefusalDetail = {
  retryAfter?: number;
  min?: number;
  max?: number;
  step?: number;
  period?: LimitPeriod;
  product?: Exclude<LimitProduct, "all">;
  /** When the member may play again, ISO 8601. */
  until?: string;
};

/** Every answer of a call, distinguished by `status`. */
export type Answer<Name extends CallName> =
  | ({ status: SuccessStatus<Name> } & Output<Name>)
  | ({ status: Calls[Name]["refusals"][number] } & RefusalDetail)
  | { status: "unauthenticated" }
  | ({ status: "time" } & RefusalDetail);

/** The fault of one field of a body, by its path: `{ path: "birthDate", code: "under_age" }`. */
export type FieldFault = { path: string; code: string };

/**
 * Makes a call. In the browser it is one POST; on the server it calls the same handler in process,
 * so that a page loads its data with the same code on both sides. Throws faults: no network, an
 * unreadable answer, status `error`, and status `invalid` with its list of `FieldFault`. With an
 * idempotency key, the server answers a repeated money call with its first answer.
 */
export type Caller = <Name extends Exclude<CallName, FileCallName>>(
  name: Name,
  input: Input<Name>,
  idempotencyKey?: string,
) => Promise<Answer<Name>>;
