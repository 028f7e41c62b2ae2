import type { ProtectionPageTexts } from "#locales/ko/protection.ts";

/** Texts of the page about protection, which is open to everyone. */
export const cnProtectionPage: ProtectionPageTexts = {
  title: "理性游戏",
  lead: "游戏是一种消遣。请自己决定花费的金钱和时间，感到负担时随时停下来。暂停和限额立即生效，无须员工协助。",
  breakNow: "立即暂停",
  setLimits: "设置限额",
  toolsTitle: "您可以自己使用的工具",
  open: "打开",
  limits: "限额",
  limitsText: (raiseWaits) =>
    `按周期限制存款、亏损和投注。调低立即生效；调高须等待${raiseWaits}并再次确认。`,
  coolingOff: "短期休息",
  coolingOffText: "在所选期间内无法投注和存款。期满后即可再次使用。",
  exclusion: "自我排除",
  exclusionText: "长期停止使用。不能缩短或取消；期满后须由您本人申请才能再次使用。",
  figures: "统计",
  figuresText: "按日、周、月查看存款、提款、投注、派彩和净结果。",
  signsTitle: "出现这些情况，请停下来",
  signs: [
    "花费的金钱或时间超出计划。",
    "为了赢回输掉的钱而投注。",
    "用借来的钱或生活费投注。",
    "向家人或朋友隐瞒。",
    "想停下来却难以做到。",
  ],
  signsText: "如有任何一项符合，请立即暂停，并拨打下面的求助热线。",
  ageTitle: (age) => `仅限${age}岁及以上人士`,
  ageText: "注册时核对出生日期。如与儿童共用设备，请勿保存密码，使用后请退出登录。",
  askText: "如果您担心自己或身边的人，请告诉客服中心。",
  ask: "联系客服中心",
  linesTitle: "求助热线",
  linesText: "这些号码来自公开资料，每个号码都注明来源和查阅日期。",
  source: (day) => `来源，${day}查阅`,
  complaintsTitle: "投诉与争议",
  complaintsText: "请先告知运营方。",
  kinds: {
    help: "求助热线",
    operator: "运营方",
    authority: "发牌机构",
    disputes: "争议解决",
  },
};
