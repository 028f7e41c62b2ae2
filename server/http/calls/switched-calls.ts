import type { CallName } from "#contract/calls.ts";
import type { CallContext } from "#contract/handler.ts";
import type { SwitchName } from "#contract/office/settings.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { assertCountryAllowed, type CountryRule } from "#server/settings/countries/countries.ts";
import { assertSwitchedOn } from "#server/settings/switches/switches.ts";

/** The members' calls that a switch stops. Launches and stakes check the games' catalogue. */
const switchOf: Partial<Record<CallName, SwitchName>> = {
  "user-do-login": "sign-ins",
  "user-ask-account": "deposits",
  "apply-user-deposit": "deposits",
  "apply-user-withdraw": "withdrawals",
  "roll-to-balance": "comp",
};

/**
 * The calls that are refused outside the allowed countries. A member who is signed in can still
 * read their own data, bring money back from a game and ask for a withdrawal.
 */
const boundToCountries: ReadonlySet<CallName> = new Set<CallName>([
  "user-do-login",
  "user-register",
  "open-game",
  "open-practice",
  "user-ask-account",
  "apply-user-deposit",
]);

/**
 * Throws Refusal `switched_off` for a call that operators have stopped, and `country_refused` for
 * one from a country in which it is not offered.
 */
export const gateOf =
  (house: { db: Queryable; clock: Clock }, countries: CountryRule | null) =>
  async (call: CallName, { address }: CallContext): Promise<void> => {
    if (boundToCountries.has(call)) await assertCountryAllowed(house, countries, { address, call });
    const stoppedBy = switchOf[call];
    if (stoppedBy) await assertSwitchedOn(house.db, stoppedBy);
  };
