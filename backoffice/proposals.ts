import type { CheckedActName } from "#contract/office/calls.ts";
import type { Proposal } from "#contract/office/proposals.ts";
import type {
  DescribeProposal,
  LoadProposalFacts,
  ProposalWords,
  Speaking,
} from "#backoffice/describe-proposal.ts";
import * as alerts from "#backoffice/alerts/proposal-words.ts";
import { actWords } from "#backoffice/frame/act-words.ts";
import * as games from "#backoffice/games/proposal-words.ts";
import * as jackpots from "#backoffice/games/jackpots/proposal-words.ts";
import { describeAgreedLevel } from "#backoffice/games/agreed-levels/proposal-words.ts";
import * as members from "#backoffice/members/proposal-words.ts";
import { describeMailing } from "#backoffice/messages/proposal-words.ts";
import * as staff from "#backoffice/operators/proposals/staff-words.ts";
import { describeApproval, loadApprovalFacts } from "#backoffice/payments/proposal-words.ts";
import {
  describeFailure,
  describeFile,
  describeReturn,
  describeTakingBack,
} from "#backoffice/payments/payouts/proposal-words.ts";
import {
  describeGivingBack,
  describePosting,
  loadPostingFacts,
} from "#backoffice/payments/statements/proposal-words.ts";
import { describeSuspicion } from "#backoffice/payments/suspicions/proposal-words.ts";
import {
  describeAddedAccount,
  describeChangedAccount,
  describeEndedAccount,
} from "#backoffice/reports/funds/proposal-words.ts";
import * as reports from "#backoffice/reports/proposal-words.ts";
import * as settings from "#backoffice/settings/proposal-words.ts";

/** The nouns' descriptions of every act that can need a second operator. */
const descriptions: Readonly<Record<CheckedActName, DescribeProposal>> = {
  "approve-payment": describeApproval,
  "post-statement-line": describePosting,
  "return-statement-line": describeGivingBack,
  "make-payment-file": describeFile,
  "take-back-payment-file": describeTakingBack,
  "fail-payouts": describeFailure,
  "return-payout": describeReturn,
  "adjust-balance": members.describeAdjustment,
  "fund-test-account": members.describeFunding,
  "erase-member": members.describeErasure,
  "change-member-status": members.describeReopening,
  "reopen-dormant-account": members.describeDormant,
  "unfreeze-member-money": members.describeUnfreezing,
  "close-case": members.describeClosing,
  "decide-duplicate-account": members.describeDuplicate,
  "close-suspicion": describeSuspicion,
  "loosen-imposed-limit": members.describeLoosening,
  "remove-barred-person": members.describeUnbarring,
  "make-reset-link": members.describeResetLink,
  "lift-second-factor": members.describeLiftedFactor,
  "verify-identity": members.describeIdentity,
  "change-jackpot-shares": jackpots.describeShares,
  "set-provider-scheme": jackpots.describeGiving,
  "set-pool-start": jackpots.describeStart,
  "fund-pool": jackpots.describeFunding,
  "empty-pool": jackpots.describeEmptying,
  "resolve-round": games.describeRound,
  "set-provider-used": games.describeProviderSwitch,
  "set-game-used": games.describeGameSwitch,
  "set-game-availability": games.describeAvailability,
  "set-game-figures": games.describeFigures,
  "pin-game-build": games.describeBuild,
  "set-build-used": games.describeBuildSwitch,
  "import-games": games.describeImport,
  "import-game-list": games.describeImportList,
  "save-game-connection": games.describeConnection,
  "set-game-credential": games.describeSecret,
  "set-agreed-level": describeAgreedLevel,
  "send-mailing": describeMailing,
  "change-operator-role": staff.describeRole,
  "change-operator-end": staff.describeEnd,
  "restore-operator": staff.describeRestoring,
  "renew-second-factor": staff.describeRenewal,
  "change-sign-in-rule": staff.describeSignInRule,
  "change-approval-rule": staff.describeApprovalRule,
  "invite-operator": staff.describeInvitation,
  "change-receiving-account": settings.describeAccountChange,
  "switch-receiving-account": settings.describeAccountSwitch,
  "change-money-limits": settings.describeLimits,
  "change-comp-rates": settings.describeRates,
  "change-profile-rule": settings.describeRule,
  "name-site-profile": settings.describeSiteProfile,
  "change-site-licence": settings.describeLicence,
  "open-house": settings.describeOpening,
  "invite-tester": settings.describeTester,
  "publish-documents": settings.describePublication,
  "change-switch": settings.describeSwitch,
  "change-alert-rule": alerts.describeAlertRule,
  "save-alert-channel": alerts.describeAlertChannel,
  "switch-alert-channel": alerts.describeAlertChannelSwitch,
  "set-share-rate": reports.describeShareRate,
  "agree-settlement": reports.describeSettlement,
  "add-segregated-account": describeAddedAccount,
  "change-segregated-account": describeChangedAccount,
  "end-segregated-account": describeEndedAccount,
  "accept-difference": reports.describeAcceptance,
};

/** Acts whose facts are loaded when the proposal is opened. */
export const proposalFacts: Partial<Record<CheckedActName, LoadProposalFacts>> = {
  "approve-payment": loadApprovalFacts,
  "post-statement-line": loadPostingFacts,
  "return-statement-line": loadPostingFacts,
};

/** A proposal in words; one of an older release by the name of its act. */
export function describeProposal(proposal: Proposal, speaking: Speaking): ProposalWords {
  const describe = (descriptions as Readonly<Record<string, DescribeProposal>>)[proposal.call];
  return describe
    ? describe(proposal, speaking)
    : { sentence: `${actWords(speaking.texts, proposal.call)} ${proposal.object}` };
}
