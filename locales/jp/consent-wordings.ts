import type { MarketingProduct } from "#contract/marketing.ts";

export const jpConsentWordings: Record<MarketingProduct, string> = {
  casino: "カジノの宣伝メッセージを受け取る",
  slot: "スロットの宣伝メッセージを受け取る",
  sport: "スポーツの宣伝メッセージを受け取る",
};
