import type { OfficeMemberSearchTexts } from "#locales/ko/office/member-search.ts";

/** Texts of the search for members in the back office. */
export const cnOfficeMemberSearch = {
  search: "查找会员",
  searchBy: "查找项",
  kinds: {
    any: "全部",
    id: "账号",
    nick: "昵称",
    phone: "电话",
    bank: "银行账号",
    address: "IP 地址",
    device: "设备",
    round: "局号",
    reference: "存款编号",
  },
  query: "关键词",
  queryHint:
    "账号和昵称按开头查找，电话和银行账号按末尾4位或完整号码查找，IP 地址按单个地址或网段（203.0.113.0/24）查找，设备按登录标签页中的设备码查找，局号和存款编号需完整",
  searchProblems: {
    address_unreadable: "这不是 IP 地址或网段。请按203.0.113.7或203.0.113.0/24的格式输入。",
    network_too_wide: "网段过大。IPv4最大可查/24，IPv6最大可查/48。",
    device_unreadable: "这不是设备码。请输入会员登录标签页中显示的12位设备码。",
  },
  find: "查找",
  clear: "清除条件",
  anyStatus: "所有状态",
  anyLevel: "所有等级",
  nobody: "没有符合条件的会员",
  firstOfEach: "每项最多显示前10人。要看更多，请选择查找项。",
} satisfies OfficeMemberSearchTexts;
