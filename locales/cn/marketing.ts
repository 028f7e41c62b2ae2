import { cnConsentWordings } from "#locales/cn/consent-wordings.ts";
import type { MarketingTexts } from "#locales/ko/marketing.ts";

export const cnMarketing: MarketingTexts = {
  title: "宣传站内信",
  lead: "宣传内容只以本站站内信发送，且仅限您在此选择的类别。您可以随时更改。与账户、存款、提款和咨询有关的站内信不受此选择影响。",
  products: cnConsentWordings,
  optional: "宣传站内信（选填）",
  optionalHint: "留空不影响注册和使用。您可以随时在“我的”页面更改。",
  given: "您将收到此类宣传站内信。",
  withdrawn: "您将不再收到此类宣传站内信。",
  failed: "更改失败，请重试。",
  onExclusion: "自我排除期间不发送宣传站内信，结束后可重新选择。",
  changedOn: (day) => `${day}更改`,
};
