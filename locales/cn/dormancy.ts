import type { DormancyLetters, OfficeDormancyTexts } from "#locales/ko/dormancy.ts";

export const cnDormancyLetters = {
  told: {
    title: "您的账户即将转为休眠",
    text: (since, until) => `您自${since}起未使用账户。如未在${until}之前登录，账户将转为休眠。`,
    means:
      "在员工核实您的身份之前，休眠账户无法登录、游戏、存款或提款。余额全部归您所有，不收取任何费用。",
    keep: "在此之前登录，账户即可照常使用。",
  },
  reopened: {
    title: "您的账户已重新启用",
    text: "应您的申请，员工已核实您的身份并重新启用休眠账户。如非本人操作，请立即联系客服中心。",
  },
} satisfies DormancyLetters;

export const cnOfficeDormancy = {
  told: (since, noticed, due) =>
    `自${since}起未使用。已于${noticed}通过站内信告知会员；如会员未登录，账户将于${due}转为休眠。`,
  dormant: (since, at) =>
    `自${at}起休眠，自${since}起未使用。余额仍为应付会员的款项，延迟到账的派彩照常入账。`,
  note: "请先核实申请确由会员本人提出。另一名员工批准后，会员即可再次登录。",
  verifiedBy: "身份核实方式",
  choose: "请选择方式",
  checks: {
    document: "身份证件",
    video: "出示证件的视频通话",
    in_person: "当面核实",
    identity_service: "身份核实服务",
  },
} satisfies OfficeDormancyTexts;
