import * as bank from "#bench/office/grown/bank-lines.ts";
import * as bookings from "#bench/office/grown/bookings.ts";
import * as desk from "#bench/office/grown/desk.ts";
import * as games from "#bench/office/grown/games.ts";
import * as members from "#bench/office/grown/members.ts";
import * as payments from "#bench/office/grown/payments.ts";
import * as payouts from "#bench/office/grown/payouts.ts";
import * as reports from "#bench/office/grown/reports.ts";
import * as staff from "#bench/office/grown/staff.ts";
import * as watching from "#bench/office/grown/watching.ts";
import type { Growth, Size } from "#bench/office/grown/size.ts";

/** Two lanes of about the same length, for two connections; sites come before their members. */
export const lanesOf = (size: Size): Growth[][] =>
  [
    [
      games.rounds,
      games.roundsOfOne,
      games.launches,
      games.unstakedWins,
      bank.lineFiles,
      bank.bankLines,
      bank.openLines,
      bookings.paymentKeys,
      desk.inquiries,
      desk.contacts,
      desk.mailings,
      desk.mailingTexts,
      desk.notes,
      desk.notices,
      desk.noticeTexts,
      desk.barredPersons,
      reports.sums,
      reports.stakesByLevel,
      reports.stakers,
      reports.networkVisits,
      reports.countryRefusals,
      reports.schedules,
      reports.reportFiles,
    ],
    [
      members.sites,
      members.members,
      members.accounts,
      members.signIns,
      members.sessions,
      members.sightings,
      members.memberRemarks,
      payments.requests,
      payments.requestsOfOne,
      payments.waitingDeposits,
      payments.waitingWithdrawals,
      payouts.payoutFiles,
      payouts.payouts,
      bookings.bookings,
      staff.operators,
      staff.operatorSignIns,
      staff.numberSearches,
      staff.officeSessions,
      staff.accesses,
      staff.proposals,
      staff.acts,
      watching.alerts,
      watching.differences,
      watching.cases,
      watching.caseContacts,
    ],
  ].map((lane) => lane.map((growth) => growth(size)));
