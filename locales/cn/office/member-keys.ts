/** What happened at the sign-in of a member and to what protects the account. */
export const cnOfficeMemberKeys = {
  outcomes: {
    success: "成功",
    wrong_credentials: "密码错误",
    second_factor_missing: "未输入验证码",
    second_factor_wrong: "验证码错误",
    too_often: "尝试过多",
    account_not_active: "账号不可用",
  },
  events: {
    password_changed: "修改密码",
    password_change_refused: "修改密码失败",
    withdrawal_password_changed: "修改提款密码",
    withdrawal_password_change_refused: "修改提款密码失败",
    withdrawal_password_wrong: "提款密码错误",
    session_ended: "设备退出登录",
    password_reset: "通过链接重置密码",
    second_factor_added: "开启两步验证",
    second_factor_removed: "关闭两步验证",
    second_factor_refused: "拒绝更改两步验证",
    second_factor_lifted: "员工解除两步验证",
    recovery_code_used: "使用恢复码",
    recovery_codes_renewed: "更换恢复码",
  },
};
