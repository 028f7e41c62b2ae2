import type { MarketingProduct } from "#contract/marketing.ts";

export const enConsentWordings: Record<MarketingProduct, string> = {
  casino: "Send me promotional notes about casino games",
  slot: "Send me promotional notes about slots",
  sport: "Send me promotional notes about sports",
};
