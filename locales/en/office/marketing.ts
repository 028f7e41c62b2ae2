import type { OfficeMarketingTexts } from "#locales/ko/office/marketing.ts";

export const enOfficeMarketing: OfficeMarketingTexts = {
  title: "Promotional notes",
  lead: "The member alone chooses; staff only withdraw consent when the member asks for it.",
  products: { casino: "Casino", slot: "Slots", sport: "Sports" },
  now: "Consents to",
  none: "None",
  history: "Changes",
  empty: "The member has never chosen",
  product: "Product",
  decision: "Choice",
  given: "Consent given",
  withdrawn: "Withdrawn",
  place: "Where",
  places: {
    registration: "Registration",
    my_page: "My page",
    office: "Staff",
    exclusion: "Start of a self-exclusion",
  },
  version: "Version",
  operator: "Operator",
  withdrawNote:
    "Consent to promotional notes is withdrawn for every product. Only the member can give it again.",
  withdrawDone: "The consent was withdrawn.",
};
