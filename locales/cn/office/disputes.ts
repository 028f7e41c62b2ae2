import type { OfficeDisputeTexts } from "#locales/ko/office/disputes.ts";

export const cnOfficeDisputes: OfficeDisputeTexts = {
  title: "争议材料",
  lead: (days) =>
    `把系统保存的某一局、某笔存提款或禁玩的全部记录汇成一个签名文件。可用npm run verify -- dispute验证，保留${days}天。`,
  make: "生成争议材料",
  makeLead:
    "包含账本记录及其证明、厂商调用、员工操作、当时的限额与已同意的条款，以及站内信。未保存的内容会在材料中注明。",
  made: "争议材料已生成。",
  none: "还没有争议材料",
  subject: "对象",
  subjects: { round: "游戏局", payment: "存提款申请", exclusion: "休息或自我排除" },
  record: "编号或账号",
  hints: {
    round: "游戏局编号，例如12-345。",
    payment: "存款或提款申请的编号。",
    exclusion: "会员账号，取最近一次休息或自我排除。",
  },
  missing: "请输入编号或账号。",
  member: "会员",
  madeBy: "生成人",
  state: "状态",
  signing: "签名中",
  signed: "已签名",
  downloaded: "争议材料已下载。",
};
