import { enConsentWordings } from "#locales/en/consent-wordings.ts";
import type { MarketingTexts } from "#locales/ko/marketing.ts";

export const enMarketing: MarketingTexts = {
  title: "Promotional notes",
  lead: "Promotions reach you as notes on this site, and only about what you choose here. You can change it at any time. Notes about your account, payments and inquiries come whatever you choose.",
  products: enConsentWordings,
  optional: "Promotional notes (optional)",
  optionalHint:
    "You can leave these empty: nothing else depends on them. Change them at any time on your page.",
  given: "You will receive these promotional notes.",
  withdrawn: "You will no longer receive these promotional notes.",
  failed: "The change failed. Please try again.",
  onExclusion:
    "No promotional notes are sent during a self-exclusion. You can choose again after it.",
  changedOn: (day) => `Changed on ${day}`,
};
