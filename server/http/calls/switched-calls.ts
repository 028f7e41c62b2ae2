import { calls, type CallName } from "#contract/calls.ts";
import type { CallContext } from "#contract/handler.ts";
import type { SwitchName } from "#contract/office/settings.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { assertDocumentsAccepted } from "#server/members/acceptances/acceptances.ts";
import { homeSiteOf } from "#server/members/home-site/home-site.ts";
import { assertNotReduced } from "#server/members/reduced/reduced.ts";
import { assertToolsSeen } from "#server/members/tools/tools.ts";
import type { NotePlace } from "#server/members/places/places.ts";
import { isTester } from "#server/members/testers/testers.ts";
import {
  assertCountryAllowed,
  countRefusal,
  isOfferedAt,
  type CountryRule,
} from "#server/settings/countries/countries.ts";
import { assertHelpReachable } from "#server/settings/help-links/help-links.ts";
import {
  assertNetworkAllowed,
  isRefusedAt,
  countVisit,
  type NetworkRule,
} from "#server/settings/networks/networks.ts";
import type { IsOpen } from "#server/settings/opening/opening.ts";
import { isRefusedInReducedSession } from "#server/http/calls/reduced-calls.ts";
import { assertSwitchedOn } from "#server/settings/switches/switches.ts";

/** The members' calls that a switch stops. Launches and stakes check the games' catalogue. */
const switchOf: Partial<Record<CallName, SwitchName>> = {
  "user-do-login": "sign-ins",
  "begin-passkey-sign-in": "sign-ins",
  "sign-in-by-passkey": "sign-ins",
  "user-register": "registrations",
  "user-ask-account": "deposits",
  "apply-user-deposit": "deposits",
  "apply-user-withdraw": "withdrawals",
  "roll-to-balance": "comp",
};

/**
 * The calls that are refused outside the allowed countries, and from networks that hide the country
 * where the site refuses those. A member who is signed in can still
 * read their own data, bring money back from a game and ask for a withdrawal.
 */
const boundToCountries: ReadonlySet<CallName> = new Set<CallName>([
  "user-do-login",
  "begin-passkey-sign-in",
  "sign-in-by-passkey",
  "user-register",
  "open-game",
  "open-practice",
  "user-ask-account",
  "apply-user-deposit",
]);

/** The calls that wait until the member has accepted the newest terms and privacy notice. */
const waitForDocuments: ReadonlySet<CallName> = new Set<CallName>([
  "open-game",
  "user-ask-account",
  "apply-user-deposit",
]);

/**
 * The calls that lead to a stake: they wait until a new member has seen the tools of protection, and
 * while play is paused because no link of a help line answers.
 */
const leadToStakes: ReadonlySet<CallName> = new Set<CallName>(["open-game", "transfer-in"]);

/**
 * The calls that members cannot make before the opening, and whether testers can. Registration asks
 * for a tester's code itself.
 */
const boundToOpening: ReadonlyMap<CallName, { mayTest: boolean }> = new Map([
  ["open-game", { mayTest: true }],
  ["open-practice", { mayTest: false }],
  ["user-ask-account", { mayTest: true }],
  ["apply-user-deposit", { mayTest: true }],
]);

type Gate = {
  house: { db: Queryable; clock: Clock };
  countries: CountryRule | null;
  networks: NetworkRule | null;
  /** Whether two operators have opened the house to members. */
  isOpen: IsOpen;
  /** Ends the open games of a member; answers whether there were any. */
  endLaunches(memberId: bigint): Promise<boolean>;
  /** Notes that a member's session called from where its site is offered. */
  notePlace: NotePlace;
};

/**
 * Throws Refusal `switched_off` for a call that operators have stopped, `not_opened` before the
 * opening for everyone but testers, the refusals of `assertNotReduced` in a reduced session,
 * `documents_due` while the member has to accept a new version of the terms, `tools_due` while a new
 * member has not seen the tools of protection, `help_unreachable` while play at the member's site is
 * paused, `country_refused` for a call from a country in which the site is not offered, and `network_refused` for one from a network
 * that hides the country. A member who calls from there loses the open games, so that they take no
 * new stakes; so does one whose pages make no call for the time of the jurisdiction. Each open page
 * makes a call every 30 seconds.
 */
export function gateOf({ house, isOpen, ...where }: Gate) {
  const assertPlace = placesOf({ house, ...where });
  return async (call: CallName, { address, host, member }: CallContext): Promise<void> => {
    const isBound = boundToCountries.has(call);
    if (isBound || member) await assertPlace({ address, host, call }, member, isBound);
    const waits = boundToOpening.get(call);
    if (waits && !(await isOpen()))
      if (!waits.mayTest || !member || !(await isTester(house.db, member.memberId)))
        throw new Refusal("not_opened");
    if (member && isRefusedInReducedSession(call))
      await assertNotReduced(house.db, member, calls[call].refusals);
    if (member && waitForDocuments.has(call))
      await assertDocumentsAccepted(house.db, member.memberId, host);
    if (member && leadToStakes.has(call)) {
      await assertToolsSeen(house.db, member.memberId);
      await assertHelpReachable(house.db, await homeSiteOf(house.db, member.memberId));
    }
    const stoppedBy = switchOf[call];
    if (stoppedBy) await assertSwitchedOn(house.db, stoppedBy);
  };
}

type Call = { address: string; host: string; call: CallName };

/**
 * Refuses a call from where its site is not offered, and ends the open games of a member who makes
 * any call from there. A call from where it is offered is noted for the member's session.
 */
const placesOf =
  ({ house, countries, networks, endLaunches, notePlace }: Omit<Gate, "isOpen">) =>
  async (from: Call, member: CallContext["member"], isBound: boolean): Promise<void> => {
    const { address } = from;
    const isAbroad = member && countries && !(await isOfferedAt(countries, from));
    const isHidden = member && networks && (await isRefusedAt(networks, from));
    if (isAbroad && (await endLaunches(member.memberId)))
      await countRefusal(house, countries, { address, call: "stakes" });
    if (countries && isBound) await assertCountryAllowed(house, countries, from);
    if (isHidden && (await endLaunches(member.memberId)))
      await countVisit(house, networks, { ...from, call: "stakes" });
    if (networks && isBound) await assertNetworkAllowed(house, networks, from);
    if (member && (countries ?? networks) && !isAbroad && !isHidden)
      await notePlace(member.sessionId);
  };
