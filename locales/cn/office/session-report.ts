import type { OfficeSessionReportTexts } from "#locales/ko/office/session-report.ts";

export const cnOfficeSessionReport = {
  title: "会话",
  lead: "每个会话的开始、结束及其间的账本记录。会话重叠时，投注和派彩计入打开游戏的会话，其余计入后开始的会话。",
  member: "会员账号",
  startedAt: "开始",
  endedAt: "结束",
  reason: "结束原因",
  lasting: "进行中",
  shared: "重叠",
  none: "该期间没有会话",
  ends: {
    logout: "退出登录",
    expired: "超时",
    revoked: "被强制结束",
    replaced: "在同一浏览器重新登录",
    displaced: "会话数超限",
    time_used: "游戏时间用完",
    member: "会员从列表中结束",
    password: "密码已更改",
    staff: "员工结束",
  },
  cells: {
    opening: "开始时余额",
    deposits: "存款",
    wagers: "投注",
    wins: "派彩",
    other: "其他",
    closing: "结束时余额",
  },
} satisfies OfficeSessionReportTexts;
