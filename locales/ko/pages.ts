import { koAcceptance } from "#locales/ko/acceptance.ts";
import { koProtectionPage } from "#locales/ko/protection.ts";
import { koToolsPage } from "#locales/ko/tools.ts";
import { koClosing } from "#locales/ko/closing.ts";
import { koBreaks } from "#locales/ko/breaks.ts";
import { koPrivacyRequests } from "#locales/ko/privacy-requests.ts";
import { koLiabilities } from "#locales/ko/liabilities.ts";
import { koLimits } from "#locales/ko/limits.ts";
import { koQuietTimes } from "#locales/ko/quiet-times.ts";
import { koOwnNumbers } from "#locales/ko/own-numbers.ts";
import { koPasskeys } from "#locales/ko/passkeys.ts";
import { koSecondFactor } from "#locales/ko/second-factor.ts";
import { koSignInNotes } from "#locales/ko/sign-in-notes.ts";
import { koStaffAccesses } from "#locales/ko/staff-accesses.ts";
import { koStatus } from "#locales/ko/status.ts";

/**
 * The texts of all pages beyond those of home. Sections are the product's nouns; the
 * specification's message keys live in `messages`. Numbers arrive formatted, so a text never
 * formats.
 */
export const koPages = {
  frame: {
    loginNeededTitle: "로그인이 필요한 페이지입니다",
    textVersion: (version: string) => `버전 ${version}`,
  },
  acceptance: koAcceptance,
  breaks: koBreaks,
  closing: koClosing,
  privacyRequests: koPrivacyRequests,
  liabilities: koLiabilities,
  limits: koLimits,
  quietTimes: koQuietTimes,
  ownNumbers: koOwnNumbers,
  passkeys: koPasskeys,
  secondFactor: koSecondFactor,
  signInNotes: koSignInNotes,
  staffAccesses: koStaffAccesses,
  statusPage: koStatus,
  protectionPage: koProtectionPage,
  toolsPage: koToolsPage,
};

/** What every other language must provide: the same keys, the same arguments. */
export type PageTexts = typeof koPages;
