import type { Locale } from "#contract/locales.ts";
import { cnBreakLetters } from "#locales/cn/break-letters.ts";
import { enBreakLetters } from "#locales/en/break-letters.ts";
import { jpBreakLetters } from "#locales/jp/break-letters.ts";
import { koBreakLetters, type BreakLetters } from "#locales/ko/break-letters.ts";
import { thBreakLetters } from "#locales/th/break-letters.ts";
import { vnBreakLetters } from "#locales/vn/break-letters.ts";
import { cnComplaintLetter } from "#locales/cn/complaints.ts";
import { enComplaintLetter } from "#locales/en/complaints.ts";
import { jpComplaintLetter } from "#locales/jp/complaints.ts";
import { koComplaintLetter, type ComplaintLetter } from "#locales/ko/complaints.ts";
import { thComplaintLetter } from "#locales/th/complaints.ts";
import { vnComplaintLetter } from "#locales/vn/complaints.ts";
import {
  cnPrivacyRequestExtensions,
  cnPrivacyRequestKinds,
  cnPrivacyRequestLetters,
} from "#locales/cn/privacy-requests.ts";
import {
  enPrivacyRequestExtensions,
  enPrivacyRequestKinds,
  enPrivacyRequestLetters,
} from "#locales/en/privacy-requests.ts";
import {
  jpPrivacyRequestExtensions,
  jpPrivacyRequestKinds,
  jpPrivacyRequestLetters,
} from "#locales/jp/privacy-requests.ts";
import {
  koPrivacyRequestExtensions,
  koPrivacyRequestKinds,
  koPrivacyRequestLetters,
  type PrivacyRequestLetters,
  type PrivacyRequestTexts,
} from "#locales/ko/privacy-requests.ts";
import {
  thPrivacyRequestExtensions,
  thPrivacyRequestKinds,
  thPrivacyRequestLetters,
} from "#locales/th/privacy-requests.ts";
import {
  vnPrivacyRequestExtensions,
  vnPrivacyRequestKinds,
  vnPrivacyRequestLetters,
} from "#locales/vn/privacy-requests.ts";
import { cnDormancyLetters } from "#locales/cn/dormancy.ts";
import { enDormancyLetters } from "#locales/en/dormancy.ts";
import { jpDormancyLetters } from "#locales/jp/dormancy.ts";
import { koDormancyLetters, type DormancyLetters } from "#locales/ko/dormancy.ts";
import { thDormancyLetters } from "#locales/th/dormancy.ts";
import { vnDormancyLetters } from "#locales/vn/dormancy.ts";
import { cnIdentity, cnIdentityLetters } from "#locales/cn/identity.ts";
import { enIdentity, enIdentityLetters } from "#locales/en/identity.ts";
import { jpIdentity, jpIdentityLetters } from "#locales/jp/identity.ts";
import {
  koIdentity,
  koIdentityLetters,
  type IdentityLetters,
  type IdentityTexts,
} from "#locales/ko/identity.ts";
import { thIdentity, thIdentityLetters } from "#locales/th/identity.ts";
import { vnIdentity, vnIdentityLetters } from "#locales/vn/identity.ts";
import { cnLimitPeriods } from "#locales/cn/limit-periods.ts";
import { enLimitPeriods } from "#locales/en/limit-periods.ts";
import { jpLimitPeriods } from "#locales/jp/limit-periods.ts";
import { koLimitPeriods, type LimitPeriods } from "#locales/ko/limit-periods.ts";
import { thLimitPeriods } from "#locales/th/limit-periods.ts";
import { vnLimitPeriods } from "#locales/vn/limit-periods.ts";
import { cnLimitLetters, cnLimitNames } from "#locales/cn/limits.ts";
import { enLimitLetters, enLimitNames } from "#locales/en/limits.ts";
import { jpLimitLetters, jpLimitNames } from "#locales/jp/limits.ts";
import {
  koLimitLetters,
  koLimitNames,
  type LimitLetters,
  type LimitNames,
} from "#locales/ko/limits.ts";
import { thLimitLetters, thLimitNames } from "#locales/th/limits.ts";
import { vnLimitLetters, vnLimitNames } from "#locales/vn/limits.ts";
import { cnAccountLetters, cnLetters, cnTransferLetters } from "#locales/cn/letters.ts";
import { enAccountLetters, enLetters, enTransferLetters } from "#locales/en/letters.ts";
import { jpAccountLetters, jpLetters, jpTransferLetters } from "#locales/jp/letters.ts";
import {
  koAccountLetters,
  koLetters,
  koTransferLetters,
  type AccountLetters,
  type Letters,
  type TransferLetters,
} from "#locales/ko/letters.ts";
import { thAccountLetters, thLetters, thTransferLetters } from "#locales/th/letters.ts";
import { vnAccountLetters, vnLetters, vnTransferLetters } from "#locales/vn/letters.ts";
import { cnMonthLetter } from "#locales/cn/month-letter.ts";
import { enMonthLetter } from "#locales/en/month-letter.ts";
import { jpMonthLetter } from "#locales/jp/month-letter.ts";
import { koMonthLetter, type MonthLetter } from "#locales/ko/month-letter.ts";
import { thMonthLetter } from "#locales/th/month-letter.ts";
import { vnMonthLetter } from "#locales/vn/month-letter.ts";

/** Letters about a decided deposit or withdrawal. Only the server needs them: no page carries them. */
export const letters: Readonly<Record<Locale, Letters>> = {
  ko: koLetters,
  en: enLetters,
  vn: vnLetters,
  jp: jpLetters,
  th: thLetters,
  cn: cnLetters,
};

/** Letters about bank transfers that came otherwise than they were asked for. */
export const transferLetters: Readonly<Record<Locale, TransferLetters>> = {
  ko: koTransferLetters,
  en: enTransferLetters,
  vn: vnTransferLetters,
  jp: jpTransferLetters,
  th: thTransferLetters,
  cn: cnTransferLetters,
};

/** Letters about a changed password. Only the server needs them: no page carries them. */
export const accountLetters: Readonly<Record<Locale, AccountLetters>> = {
  ko: koAccountLetters,
  en: enAccountLetters,
  vn: vnAccountLetters,
  jp: jpAccountLetters,
  th: thAccountLetters,
  cn: cnAccountLetters,
};

/** Letters about a member's own limits, with the limits' names. */
export const limitLetters: Readonly<
  Record<Locale, LimitLetters & LimitNames & { periods: LimitPeriods }>
> = {
  ko: { ...koLimitLetters, ...koLimitNames, periods: koLimitPeriods },
  en: { ...enLimitLetters, ...enLimitNames, periods: enLimitPeriods },
  vn: { ...vnLimitLetters, ...vnLimitNames, periods: vnLimitPeriods },
  jp: { ...jpLimitLetters, ...jpLimitNames, periods: jpLimitPeriods },
  th: { ...thLimitLetters, ...thLimitNames, periods: thLimitPeriods },
  cn: { ...cnLimitLetters, ...cnLimitNames, periods: cnLimitPeriods },
};

/** The monthly note with a member's own figures. */
export const monthLetters: Readonly<Record<Locale, MonthLetter>> = {
  ko: koMonthLetter,
  en: enMonthLetter,
  vn: vnMonthLetter,
  jp: jpMonthLetter,
  th: thMonthLetter,
  cn: cnMonthLetter,
};

/** The note about the decision on a complaint. */
export const complaintLetters: Readonly<Record<Locale, ComplaintLetter>> = {
  ko: koComplaintLetter,
  en: enComplaintLetter,
  vn: vnComplaintLetter,
  jp: jpComplaintLetter,
  th: thComplaintLetter,
  cn: cnComplaintLetter,
};

/** The notes about requests of members about their data. */
export const privacyRequestLetters: Readonly<
  Record<
    Locale,
    PrivacyRequestLetters &
      Pick<PrivacyRequestTexts, "kinds"> & { grounds: PrivacyRequestTexts["extended"] }
  >
> = {
  ko: {
    ...koPrivacyRequestLetters,
    kinds: koPrivacyRequestKinds,
    grounds: koPrivacyRequestExtensions,
  },
  en: {
    ...enPrivacyRequestLetters,
    kinds: enPrivacyRequestKinds,
    grounds: enPrivacyRequestExtensions,
  },
  vn: {
    ...vnPrivacyRequestLetters,
    kinds: vnPrivacyRequestKinds,
    grounds: vnPrivacyRequestExtensions,
  },
  jp: {
    ...jpPrivacyRequestLetters,
    kinds: jpPrivacyRequestKinds,
    grounds: jpPrivacyRequestExtensions,
  },
  th: {
    ...thPrivacyRequestLetters,
    kinds: thPrivacyRequestKinds,
    grounds: thPrivacyRequestExtensions,
  },
  cn: {
    ...cnPrivacyRequestLetters,
    kinds: cnPrivacyRequestKinds,
    grounds: cnPrivacyRequestExtensions,
  },
};

/** The notes before an account becomes dormant and after it is open again. */
export const dormancyLetters: Readonly<Record<Locale, DormancyLetters>> = {
  ko: koDormancyLetters,
  en: enDormancyLetters,
  vn: vnDormancyLetters,
  jp: jpDormancyLetters,
  th: thDormancyLetters,
  cn: cnDormancyLetters,
};

/** The notes about the check of a member's identity, with the reasons of a refusal. */
export const identityLetters: Readonly<
  Record<Locale, IdentityLetters & Pick<IdentityTexts, "refusals">>
> = {
  ko: { ...koIdentityLetters, refusals: koIdentity.refusals },
  en: { ...enIdentityLetters, refusals: enIdentity.refusals },
  vn: { ...vnIdentityLetters, refusals: vnIdentity.refusals },
  jp: { ...jpIdentityLetters, refusals: jpIdentity.refusals },
  th: { ...thIdentityLetters, refusals: thIdentity.refusals },
  cn: { ...cnIdentityLetters, refusals: cnIdentity.refusals },
};

/** The notes that confirm a cool-off or a self-exclusion. */
export const breakLetters: Readonly<Record<Locale, BreakLetters>> = {
  ko: koBreakLetters,
  en: enBreakLetters,
  vn: vnBreakLetters,
  jp: jpBreakLetters,
  th: thBreakLetters,
  cn: cnBreakLetters,
};
