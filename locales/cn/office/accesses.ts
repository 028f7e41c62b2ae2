/** Texts of the back office about the accesses of staff to a member's data. */
export const cnOfficeAccesses = {
  accessesLead:
    "员工打开该会员资料的记录。15分钟内再次打开同一项，或页面自动更新，均计为一次。保留400天。",
  opened: "打开的内容",
  noAccesses: "没有查看记录",
  openedByAct: {
    phone: "完整电话号码",
    bank: "完整银行账号",
    "identity-file": "身份证件",
    "help-file": "咨询附件",
  },
};
