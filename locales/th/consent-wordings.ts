import type { MarketingProduct } from "#contract/marketing.ts";

export const thConsentWordings: Record<MarketingProduct, string> = {
  casino: "รับข้อความโฆษณาเกี่ยวกับคาสิโน",
  slot: "รับข้อความโฆษณาเกี่ยวกับสล็อต",
  sport: "รับข้อความโฆษณาเกี่ยวกับกีฬา",
};
