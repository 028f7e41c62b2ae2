import type { Act, Consequences, Events, Listeners } from "#server/kit/act.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { endLaunchesOf, endLaunchesOfMember } from "#server/games/launch.ts";
import { hasMoneyInPlay } from "#server/games/in-play/in-play.ts";
import { askProvider } from "#server/games/reconciling/asking.ts";
import { withdrawOnExclusion } from "#server/members/marketing-consents/marketing-consents.ts";
import { eraseMessages } from "#server/messages/erasure/erasure.ts";
import {
  sendAccountLetter,
  sendDecisionLetter,
  sendHeldLetter,
  sendLimitLetter,
  sendReviewLetter,
  sendPayoutLetter,
  sendReturnLetter,
  sendNewBrowserLetter,
  sendSignInLetter,
} from "#server/messages/letters.ts";
import { sendBreakLetter } from "#server/messages/break-letters.ts";
import { sendIdentityDecided, sendIdentityNeeded } from "#server/messages/identity-letters.ts";
import {
  sendPrivacyRequestAnswered,
  sendPrivacyRequestExtended,
} from "#server/messages/privacy-request-letters.ts";
import { sendInactivityLetter, sendReopenedLetter } from "#server/messages/dormancy-letters.ts";
import { sendImposedLimitLetter } from "#server/messages/imposed-limit-letters.ts";
import { sendComplaintLetter } from "#server/messages/complaints/letter.ts";
import { sendMonthLetter } from "#server/messages/month-letters.ts";
import { hasUndecidedRequest } from "#server/payments/of-member/requests-of-member.ts";
import { eraseReviews } from "#server/games/play-patterns/reviews/reviews.ts";
import { eraseSuspicions } from "#server/payments/suspicions/suspicions.ts";
import { eraseBundles } from "#server/views/disputes/disputes.ts";
import { convertAll } from "#server/wallet/comp.ts";
// The events of each noun; these files contain types only.
import "#server/alerts/events.ts";
import "#server/games/events.ts";
import "#server/members/events.ts";
import "#server/messages/events.ts";
import "#server/operators/events.ts";
import "#server/payments/events.ts";
import "#server/reports/events.ts";
import "#server/views/disputes/events.ts";
import "#server/wallet/events.ts";

const toMember = { tells: { member: true } } as const;
const toBoth = { tells: { member: true, operators: true } } as const;

/** The consequences of every event, in whichever noun it happens. */
export const listeners: Listeners = {
  "session.ended": { inTransaction: [endLaunches], ...toMember },
  "member.signed_out": { inTransaction: [endAllLaunches], ...toMember },
  "member.key_changed": { inTransaction: [sendAccountLetter], ...toMember },
  "member.new_browser": { inTransaction: [sendNewBrowserLetter] },
  "member.sign_in_noted": { inTransaction: [sendSignInLetter] },
  "member.closing": { inTransaction: [convertRest, assertNothingUndecided, assertNothingInPlay] },
  "member.closing_asked": { inTransaction: [endAllLaunches, convertRest], ...toBoth },
  "member.closing_taken_back": toBoth,
  "member.inactivity_told": { inTransaction: [sendInactivityLetter], ...toBoth },
  "member.reopened": { inTransaction: [sendReopenedLetter], ...toBoth },
  "member.standing_changed": toBoth,
  "member.break_began": {
    inTransaction: [endAllLaunches, withdrawConsents, sendBreakLetter],
    ...toBoth,
  },
  "member.break_ended": toBoth,
  "member.barred": { inTransaction: [endAllLaunches], ...toBoth },
  "member.cleared": toBoth,
  "member.identity_needed": { inTransaction: [endAllLaunches, sendIdentityNeeded], ...toBoth },
  "member.identity_sent": toBoth,
  "member.identity_decided": { inTransaction: [sendIdentityDecided], ...toBoth },
  "member.privacy_request_changed": toBoth,
  "member.privacy_request_extended": { inTransaction: [sendPrivacyRequestExtended], ...toBoth },
  "member.privacy_request_answered": { inTransaction: [sendPrivacyRequestAnswered], ...toBoth },
  "member.consent_changed": toBoth,
  "member.limit_changed": toBoth,
  "member.limit_imposed": { inTransaction: [sendImposedLimitLetter], ...toBoth },
  "member.check_answered": toMember,
  "member.limit_near": { inTransaction: [sendLimitLetter], ...toMember },
  "member.limit_review_due": { inTransaction: [sendReviewLetter], ...toMember },
  "member.level_changed": toMember,
  "member.erased": {
    inTransaction: [eraseMessagesOf, eraseSuspicionsOf, eraseReviewsOf, eraseBundlesOf],
    ...toBoth,
  },

  "dispute.signed": { tells: { operators: true } },

  "payment.asked": toBoth,
  "payment.referenced": toBoth,
  "payment.account_changed": toBoth,
  "payment.taken": toBoth,
  "payment.released": toBoth,
  "payment.held": toBoth,
  "payment.decided": { inTransaction: [sendDecisionLetter], ...toBoth },
  "payment.line_held": { inTransaction: [sendHeldLetter], ...toBoth },
  "payment.line_returned": { inTransaction: [sendReturnLetter], ...toBoth },
  "payment.paying": toBoth,
  "payment.paid_out": { inTransaction: [sendPayoutLetter], ...toBoth },
  "payment.withdrawn": toBoth,
  "payment.expired": toBoth,
  "payment.hidden": toMember,

  "note.sent": toMember,
  "note.tidied": toMember,
  "help.asked": toBoth,
  "help.answered": toBoth,
  "complaint.decided": { inTransaction: [sendComplaintLetter], ...toBoth },
  "help.closed": toBoth,
  "help.tidied": toBoth,

  "wallet.comp_converted": toMember,
  "wallet.month_ended": { inTransaction: [sendMonthLetter] },
  "wallet.adjusted": toBoth,
  "round.resolved": toBoth,
  "transfer.sent": toMember,
  "transfer.settled": toMember,

  "alert.raised": { tells: { operators: true } },
  "alert.ended": { tells: { operators: true } },

  "provider.asked": { inTransaction: [askProviderNow] },

  "operator.acted": { tells: { operators: true } },
};

/** Whose open pages get an event; none for an event that this release does not know. */
export const tellsOf = (name: string): NonNullable<Consequences<never>["tells"]> =>
  (listeners as Readonly<Record<string, Consequences<never>>>)[name]?.tells ?? {};

function endLaunches(act: Act, { sessionIds }: Events["session.ended"]): Promise<void> {
  return endLaunchesOf(act.tx, sessionIds);
}

async function endAllLaunches(
  act: Act,
  {
    memberId,
  }: Events[
    | "member.signed_out"
    | "member.break_began"
    | "member.closing_asked"
    | "member.barred"
    | "member.identity_needed"],
): Promise<void> {
  await endLaunchesOfMember(act.tx, memberId);
}

function withdrawConsents(act: Act, { memberId }: Events["member.break_began"]): Promise<void> {
  return withdrawOnExclusion(act, memberId);
}

function askProviderNow(act: Act, question: Events["provider.asked"]): Promise<void> {
  return askProvider(act.tx, act.clock.now(), question);
}

function eraseMessagesOf(act: Act, { memberId }: Events["member.erased"]): Promise<void> {
  return eraseMessages(act.tx, memberId);
}

function eraseSuspicionsOf(act: Act, { memberId }: Events["member.erased"]): Promise<void> {
  return eraseSuspicions(act.tx, memberId);
}

function eraseReviewsOf(act: Act, { memberId }: Events["member.erased"]): Promise<void> {
  return eraseReviews(act.tx, memberId);
}

function eraseBundlesOf(act: Act, { memberId }: Events["member.erased"]): Promise<void> {
  return eraseBundles(act.tx, memberId);
}

/** Throws Refusal `already_waiting` while a deposit or a withdrawal is undecided. */
async function assertNothingUndecided(
  act: Act,
  { memberId }: Events["member.closing"],
): Promise<void> {
  if (await hasUndecidedRequest(act.tx, memberId)) throw new Refusal("already_waiting");
}

/** Throws Refusal `money_in_play` while a round is open or money is at a provider. */
async function assertNothingInPlay(
  act: Act,
  { memberId }: Events["member.closing"],
): Promise<void> {
  if (await hasMoneyInPlay(act.tx, memberId)) throw new Refusal("money_in_play");
}

/** Comp of an account that closes becomes cash, so that it is paid out with the rest. */
function convertRest(
  act: Act,
  { memberId }: Events["member.closing_asked" | "member.closing"],
): Promise<void> {
  return convertAll(act, memberId);
}
