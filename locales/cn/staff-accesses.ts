import type { StaffAccessTexts } from "#locales/ko/staff-accesses.ts";

export const cnStaffAccesses: StaffAccessTexts = {
  title: "员工查看记录",
  lead: "员工查看会员资料，是为了处理存提款、回复咨询、保障账户安全以及履行法律义务。同一天内同一部门多次打开同一项内容时，只显示第一次的时间。",
  hidden: "不显示员工姓名。员工查看完整号码或文件时必须记录原因，原因只保存在内部审计记录中。",
  kept: (days) => `查看记录保留${days}天。`,
  empty: "没有员工查看记录",
  part: "查看内容",
  by: "部门",
  reason: "已记录原因",
  parts: {
    account: "账户资料与设置",
    money: "余额与存提款",
    games: "游戏记录",
    messages: "咨询与站内信",
    identity: "身份验证",
    "privacy-requests": "个人信息请求",
    phone: "完整电话号码",
    bank: "完整银行账号",
    "identity-file": "身份证件",
    "help-file": "咨询附件",
  },
  teams: {
    support: "客服中心",
    payments: "存提款部门",
    content: "内容部门",
    oversight: "检查部门",
    administrator: "管理员",
    staff: "员工",
  },
};
