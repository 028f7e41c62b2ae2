import { enAcceptance } from "#locales/en/acceptance.ts";
import { enProtectionPage } from "#locales/en/protection.ts";
import { enToolsPage } from "#locales/en/tools.ts";
import { enClosing } from "#locales/en/closing.ts";
import { enBreaks } from "#locales/en/breaks.ts";
import { enPrivacyRequests } from "#locales/en/privacy-requests.ts";
import { enLiabilities } from "#locales/en/liabilities.ts";
import { enLimits } from "#locales/en/limits.ts";
import { enQuietTimes } from "#locales/en/quiet-times.ts";
import { enOwnNumbers } from "#locales/en/own-numbers.ts";
import { enPasskeys } from "#locales/en/passkeys.ts";
import { enSecondFactor } from "#locales/en/second-factor.ts";
import { enSignInNotes } from "#locales/en/sign-in-notes.ts";
import { enStaffAccesses } from "#locales/en/staff-accesses.ts";
import { enStatus } from "#locales/en/status.ts";
import type { PageTexts } from "#locales/ko/pages.ts";

export const enPages = {
  frame: {
    loginNeededTitle: "Log in to see this page",
    textVersion: (version) => `Version ${version}`,
  },
  acceptance: enAcceptance,
  breaks: enBreaks,
  closing: enClosing,
  privacyRequests: enPrivacyRequests,
  liabilities: enLiabilities,
  limits: enLimits,
  quietTimes: enQuietTimes,
  ownNumbers: enOwnNumbers,
  passkeys: enPasskeys,
  secondFactor: enSecondFactor,
  signInNotes: enSignInNotes,
  staffAccesses: enStaffAccesses,
  statusPage: enStatus,
  protectionPage: enProtectionPage,
  toolsPage: enToolsPage,
} satisfies PageTexts;
