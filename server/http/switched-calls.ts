import type { CallName } from "#contract/calls.ts";
import type { SwitchName } from "#contract/office/settings.ts";
import type { Queryable } from "#server/kit/database.ts";
import { assertSwitchedOn } from "#server/settings/switches/switches.ts";

/** The members' calls that a switch stops. Launches and stakes ask the games' own catalogue. */
const switchOf: Partial<Record<CallName, SwitchName>> = {
  "user-do-login": "sign-ins",
  "user-ask-account": "deposits",
  "apply-user-deposit": "deposits",
  "apply-user-withdraw": "withdrawals",
  "roll-to-balance": "comp",
};

/** Throws Refusal `switched_off` for a call that operators have stopped for everybody. */
export const gateOf =
  (db: Queryable) =>
  async (name: CallName): Promise<void> => {
    const stoppedBy = switchOf[name];
    if (stoppedBy) await assertSwitchedOn(db, stoppedBy);
  };
