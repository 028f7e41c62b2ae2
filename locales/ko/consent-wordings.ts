import type { MarketingProduct } from "#contract/marketing.ts";

/** What a member consents to for each product. Another text needs another `CONSENTS_VERSION`. */
export const koConsentWordings: Record<MarketingProduct, string> = {
  casino: "카지노 홍보 쪽지를 받겠습니다",
  slot: "슬롯 홍보 쪽지를 받겠습니다",
  sport: "스포츠 홍보 쪽지를 받겠습니다",
};
