import type { MarketingProduct } from "#contract/marketing.ts";

export const vnConsentWordings: Record<MarketingProduct, string> = {
  casino: "Tôi muốn nhận tin nhắn quảng bá về casino",
  slot: "Tôi muốn nhận tin nhắn quảng bá về slot",
  sport: "Tôi muốn nhận tin nhắn quảng bá về thể thao",
};
