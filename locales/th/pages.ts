import { thAcceptance } from "#locales/th/acceptance.ts";
import { thProtectionPage } from "#locales/th/protection.ts";
import { thToolsPage } from "#locales/th/tools.ts";
import { thClosing } from "#locales/th/closing.ts";
import { thBreaks } from "#locales/th/breaks.ts";
import { thPrivacyRequests } from "#locales/th/privacy-requests.ts";
import { thLiabilities } from "#locales/th/liabilities.ts";
import { thLimits } from "#locales/th/limits.ts";
import { thQuietTimes } from "#locales/th/quiet-times.ts";
import { thOwnNumbers } from "#locales/th/own-numbers.ts";
import { thPasskeys } from "#locales/th/passkeys.ts";
import { thSecondFactor } from "#locales/th/second-factor.ts";
import { thSignInNotes } from "#locales/th/sign-in-notes.ts";
import { thStaffAccesses } from "#locales/th/staff-accesses.ts";
import { thStatus } from "#locales/th/status.ts";
import type { PageTexts } from "#locales/ko/pages.ts";

export const thPages = {
  frame: {
    loginNeededTitle: "กรุณาเข้าสู่ระบบเพื่อดูหน้านี้",
    textVersion: (version) => `เวอร์ชัน ${version}`,
  },
  acceptance: thAcceptance,
  breaks: thBreaks,
  closing: thClosing,
  privacyRequests: thPrivacyRequests,
  liabilities: thLiabilities,
  limits: thLimits,
  quietTimes: thQuietTimes,
  ownNumbers: thOwnNumbers,
  passkeys: thPasskeys,
  secondFactor: thSecondFactor,
  signInNotes: thSignInNotes,
  staffAccesses: thStaffAccesses,
  statusPage: thStatus,
  protectionPage: thProtectionPage,
  toolsPage: thToolsPage,
} satisfies PageTexts;
