import { jpAcceptance } from "#locales/jp/acceptance.ts";
import { jpProtectionPage } from "#locales/jp/protection.ts";
import { jpToolsPage } from "#locales/jp/tools.ts";
import { jpClosing } from "#locales/jp/closing.ts";
import { jpBreaks } from "#locales/jp/breaks.ts";
import { jpPrivacyRequests } from "#locales/jp/privacy-requests.ts";
import { jpLiabilities } from "#locales/jp/liabilities.ts";
import { jpLimits } from "#locales/jp/limits.ts";
import { jpQuietTimes } from "#locales/jp/quiet-times.ts";
import { jpOwnNumbers } from "#locales/jp/own-numbers.ts";
import { jpPasskeys } from "#locales/jp/passkeys.ts";
import { jpSecondFactor } from "#locales/jp/second-factor.ts";
import { jpSignInNotes } from "#locales/jp/sign-in-notes.ts";
import { jpStaffAccesses } from "#locales/jp/staff-accesses.ts";
import { jpStatus } from "#locales/jp/status.ts";
import type { PageTexts } from "#locales/ko/pages.ts";

export const jpPages = {
  frame: {
    loginNeededTitle: "ログインが必要なページです",
    textVersion: (version) => `バージョン ${version}`,
  },
  acceptance: jpAcceptance,
  breaks: jpBreaks,
  closing: jpClosing,
  privacyRequests: jpPrivacyRequests,
  liabilities: jpLiabilities,
  limits: jpLimits,
  quietTimes: jpQuietTimes,
  ownNumbers: jpOwnNumbers,
  passkeys: jpPasskeys,
  secondFactor: jpSecondFactor,
  signInNotes: jpSignInNotes,
  staffAccesses: jpStaffAccesses,
  statusPage: jpStatus,
  protectionPage: jpProtectionPage,
  toolsPage: jpToolsPage,
} satisfies PageTexts;
