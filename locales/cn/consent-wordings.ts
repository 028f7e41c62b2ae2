import type { MarketingProduct } from "#contract/marketing.ts";

export const cnConsentWordings: Record<MarketingProduct, string> = {
  casino: "接收娱乐场宣传站内信",
  slot: "接收老虎机宣传站内信",
  sport: "接收体育宣传站内信",
};
