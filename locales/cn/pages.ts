import { cnAcceptance } from "#locales/cn/acceptance.ts";
import { cnProtectionPage } from "#locales/cn/protection.ts";
import { cnToolsPage } from "#locales/cn/tools.ts";
import { cnClosing } from "#locales/cn/closing.ts";
import { cnBreaks } from "#locales/cn/breaks.ts";
import { cnPrivacyRequests } from "#locales/cn/privacy-requests.ts";
import { cnLiabilities } from "#locales/cn/liabilities.ts";
import { cnLimits } from "#locales/cn/limits.ts";
import { cnQuietTimes } from "#locales/cn/quiet-times.ts";
import { cnOwnNumbers } from "#locales/cn/own-numbers.ts";
import { cnPasskeys } from "#locales/cn/passkeys.ts";
import { cnSecondFactor } from "#locales/cn/second-factor.ts";
import { cnSignInNotes } from "#locales/cn/sign-in-notes.ts";
import { cnStaffAccesses } from "#locales/cn/staff-accesses.ts";
import { cnStatus } from "#locales/cn/status.ts";
import type { PageTexts } from "#locales/ko/pages.ts";

export const cnPages = {
  frame: {
    loginNeededTitle: "请登录后查看此页面",
    textVersion: (version) => `版本 ${version}`,
  },
  acceptance: cnAcceptance,
  breaks: cnBreaks,
  closing: cnClosing,
  privacyRequests: cnPrivacyRequests,
  liabilities: cnLiabilities,
  limits: cnLimits,
  quietTimes: cnQuietTimes,
  ownNumbers: cnOwnNumbers,
  passkeys: cnPasskeys,
  secondFactor: cnSecondFactor,
  signInNotes: cnSignInNotes,
  staffAccesses: cnStaffAccesses,
  statusPage: cnStatus,
  protectionPage: cnProtectionPage,
  toolsPage: cnToolsPage,
} satisfies PageTexts;
