import type { OfficeCertificateTexts } from "#locales/ko/office/certificates.ts";

export const cnOfficeCertificates: OfficeCertificateTexts = {
  title: "认证",
  add: "登记认证",
  lead: "实验室出具的游戏认证。使用真钱时，只有在所有网站的管辖区都有有效认证的游戏才能开启。",
  missing: (count) => `有${count}款游戏没有有效认证。`,
  none: "没有认证",
  laboratory: "实验室",
  certificate: "认证编号",
  build: "版本号",
  jurisdiction: "管辖区",
  expiresOn: "到期日",
  state: "状态",
  states: { valid: "有效", expired: "已过期", withdrawn: "已撤销" },
  added: "登记",
  withdraw: "撤销",
  withdrawn: "已撤销认证。",
  withdrawLead: "已开启的游戏保持不变，但不能再凭此认证开启游戏。",
  saved: "已登记认证。",
  games: "游戏代码",
  gamesHint: "每行一个，最多200个。可以是尚未在列表中的游戏。",
};
