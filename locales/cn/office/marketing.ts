import type { OfficeMarketingTexts } from "#locales/ko/office/marketing.ts";

export const cnOfficeMarketing: OfficeMarketingTexts = {
  title: "宣传站内信",
  lead: "由会员本人选择；员工仅在会员要求时撤回同意。",
  products: { casino: "娱乐场", slot: "老虎机", sport: "体育" },
  now: "同意接收",
  none: "不接收",
  history: "更改记录",
  empty: "会员尚未选择",
  product: "类别",
  decision: "选择",
  given: "同意",
  withdrawn: "撤回",
  place: "位置",
  places: {
    registration: "注册",
    my_page: "“我的”页面",
    office: "员工",
    exclusion: "自我排除开始",
  },
  version: "版本",
  operator: "处理员工",
  withdrawNote: "撤回对所有类别宣传站内信的接收同意。只有会员本人可以重新同意。",
  withdrawDone: "已撤回同意。",
};
