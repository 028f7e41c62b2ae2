import { acts, inquiries, stakers, stakesByLevel, sums } from "#bench/office/grown/desk.ts";
import { launches, rounds, roundsOfOne } from "#bench/office/grown/games.ts";
import { accounts, members, sessions, sightings, signIns } from "#bench/office/grown/members.ts";
import {
  bankLines,
  bookings,
  lineFile,
  openedNumbers,
  openLines,
  payoutFile,
  payouts,
  requests,
  waitingRequests,
} from "#bench/office/grown/payments.ts";
import type { Growth, Size } from "#bench/office/grown/size.ts";

/** Two lanes of about the same length, for two connections. */
export const lanesOf = (size: Size): Growth[][] =>
  [
    [
      rounds,
      roundsOfOne,
      launches,
      inquiries,
      sums,
      stakesByLevel,
      stakers,
      lineFile,
      bankLines,
      openLines,
    ],
    [
      members,
      accounts,
      signIns,
      sessions,
      sightings,
      requests,
      openedNumbers,
      waitingRequests,
      payoutFile,
      payouts,
      bookings,
      acts,
    ],
  ].map((lane) => lane.map((growth) => growth(size)));
