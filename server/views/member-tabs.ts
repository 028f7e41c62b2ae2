import type { MemberRound, memberTabCalls } from "#contract/office/member-tabs.ts";
import type { Acts } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { toWon } from "#server/kit/money.ts";
import { roundOfMember, roundsOf, type ListedRound } from "#server/games/history/history.ts";
import { accountStatus } from "#server/ledger/accounts.ts";
import { assertExists, existing } from "#server/members/administration/member-facts.ts";
import { throttlesOf } from "#server/members/administration/throttles.ts";
import { ownLimits } from "#server/members/limits/own-limits.ts";
import { ownQuietTimes, quietChangesOf } from "#server/members/quiet-times/own-quiet-times.ts";
import { helpsOfMember, notesOfMember } from "#server/messages/of-member/messages-of-member.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { limitsInWon } from "#server/payments/limits.ts";
import { requestsOfMember } from "#server/payments/of-member/requests-of-member.ts";
import { mayStillWithdraw, withdrawalLimits } from "#server/payments/withdrawals.ts";
import { moneyRules } from "#server/settings/money-rules.ts";
import { siteOf } from "#server/settings/sites.ts";

/** The calls behind the tabs of a member's page: each noun's data about the member. */
export function memberTabRoutes({
  db,
  clock,
}: Acts): OfficeHandlersOf<keyof typeof memberTabCalls> {
  return {
    "get-member-requests": async (_context, { id, before }) => {
      await assertExists(db, BigInt(id));
      return requestsOfMember(db, BigInt(id), keyOf(before));
    },
    "get-member-rounds": async (_context, { id, page, round }) => {
      await assertExists(db, BigInt(id));
      return roundsFor(db, BigInt(id), { page: page ?? 1, round });
    },
    "get-member-helps": async (_context, { id, before }) => {
      await assertExists(db, BigInt(id));
      return helpsOfMember(db, BigInt(id), keyOf(before));
    },
    "get-member-notes": async (_context, { id, before }) => {
      await assertExists(db, BigInt(id));
      return notesOfMember(db, BigInt(id), keyOf(before));
    },
    "get-member-limits": (_context, { id }) => limitsOf(db, clock, BigInt(id)),
  };
}

/** Far more than a member makes; the copy of their data has all of them. */
const QUIET_CHANGES_SHOWN = 50;

const keyOf = (before: number | undefined): bigint | null =>
  before === undefined ? null : BigInt(before);

/** Days are in the time zone of the site on which the member registered. */
const timeZoneOf = async (db: Queryable, host: string | null): Promise<string> =>
  (await siteOf(db, host ?? "*")).timeZone;

async function roundsFor(
  db: Queryable,
  memberId: bigint,
  { page, round }: { page: number; round: string | undefined },
): Promise<{ rounds: MemberRound[]; count: number }> {
  const timeZone = await timeZoneOf(db, null);
  if (round !== undefined) {
    const found = await roundOfMember(db, memberId, round, timeZone);
    return { rounds: found ? [withoutDate(found)] : [], count: found ? 1 : 0 };
  }
  const any = { from: null, before: null };
  const { list, maxCount } = await roundsOf(db, memberId, any, page, timeZone);
  return { rounds: list.map(withoutDate), count: maxCount };
}

const withoutDate = ({
  date: _,
  gameCompany: _company,
  code: _code,
  isCashedOut: _isCashedOut,
  ...round
}: ListedRound) => round;

async function limitsOf(db: Queryable, clock: Clock, memberId: bigint) {
  const member = await existing(db, clock, memberId);
  const timeZone = await timeZoneOf(db, member.siteHost);
  const [stakes, rules, left, throttles, own] = await Promise.all([
    accountStatus(db, memberId),
    moneyRules(db),
    mayStillWithdraw(db, clock, memberId, timeZone),
    throttlesOf(db, clock, member),
    ownLimits(db, clock, memberId),
  ]);
  const quiet = await ownQuietTimes(db, clock, memberId);
  return {
    stakes,
    deposit: limitsInWon(rules.deposit),
    withdrawal: limitsInWon(await withdrawalLimits(db, memberId)),
    withdrawalDay: { max: toWon(rules.withdrawalDayMax), left: toWon(left) },
    throttles,
    own,
    quiet,
    quietChanges: await quietChangesOf(db, memberId, QUIET_CHANGES_SHOWN),
  };
}
