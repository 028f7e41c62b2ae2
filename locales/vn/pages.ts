import { vnAcceptance } from "#locales/vn/acceptance.ts";
import { vnProtectionPage } from "#locales/vn/protection.ts";
import { vnToolsPage } from "#locales/vn/tools.ts";
import { vnClosing } from "#locales/vn/closing.ts";
import { vnBreaks } from "#locales/vn/breaks.ts";
import { vnPrivacyRequests } from "#locales/vn/privacy-requests.ts";
import { vnLiabilities } from "#locales/vn/liabilities.ts";
import { vnLimits } from "#locales/vn/limits.ts";
import { vnQuietTimes } from "#locales/vn/quiet-times.ts";
import { vnOwnNumbers } from "#locales/vn/own-numbers.ts";
import { vnPasskeys } from "#locales/vn/passkeys.ts";
import { vnSecondFactor } from "#locales/vn/second-factor.ts";
import { vnSignInNotes } from "#locales/vn/sign-in-notes.ts";
import { vnStaffAccesses } from "#locales/vn/staff-accesses.ts";
import { vnStatus } from "#locales/vn/status.ts";
import type { PageTexts } from "#locales/ko/pages.ts";

export const vnPages = {
  frame: {
    loginNeededTitle: "Đăng nhập để xem trang này",
    textVersion: (version) => `Phiên bản ${version}`,
  },
  acceptance: vnAcceptance,
  breaks: vnBreaks,
  closing: vnClosing,
  privacyRequests: vnPrivacyRequests,
  liabilities: vnLiabilities,
  limits: vnLimits,
  quietTimes: vnQuietTimes,
  ownNumbers: vnOwnNumbers,
  passkeys: vnPasskeys,
  secondFactor: vnSecondFactor,
  signInNotes: vnSignInNotes,
  staffAccesses: vnStaffAccesses,
  statusPage: vnStatus,
  protectionPage: vnProtectionPage,
  toolsPage: vnToolsPage,
} satisfies PageTexts;
