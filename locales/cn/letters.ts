import type {
  AccountLetters,
  Letters,
  RefusalMemos,
  TransferLetters,
} from "#locales/ko/letters.ts";

export const cnLetters: Letters = {
  depositApproved: {
    title: "存款已完成",
    text: (amount) => `您申请的存款${amount}已批准，并已计入余额。`,
  },
  depositRefused: {
    title: "存款申请已取消",
    text: (amount) => `您申请的存款${amount}未能处理。如有疑问，请联系客服中心。`,
  },
  withdrawalApproved: {
    title: "提款申请已批准",
    text: (amount) => `您申请的提款${amount}已批准。银行汇出后会通知您。`,
  },
  withdrawalPaid: {
    title: "提款已完成",
    text: (amount) => `银行已将提款${amount}转入您登记的账户。`,
  },
  withdrawalFailed: {
    title: "提款未成功",
    text: (amount) => `银行未能支付提款${amount}，金额已退回余额。请核对您登记的账户。`,
  },
  withdrawalReturned: {
    title: "提款已退回",
    text: (amount) => `提款${amount}被银行退回，金额已退回余额。请核对您登记的账户。`,
  },
  withdrawalRefused: {
    title: "提款申请已取消",
    text: (amount) => `您申请的提款${amount}未能处理，金额已退回余额。如有疑问，请联系客服中心。`,
  },
};

export const cnTransferLetters: TransferLetters = {
  came: {
    late: (amount) => `${amount}在存款申请结束后到账。`,
    partial: (amount) => `到账${amount}，少于您申请的金额。`,
    over: (amount) => `到账${amount}，多于您申请的金额。`,
    duplicate: (amount) => `${amount}再次以已使用过的存款编号到账。`,
    third_party: (amount) => `${amount}来自其他姓名的账户。`,
    no_reference: (amount) => `${amount}到账，但没有存款编号。`,
    expected: (amount) => `${amount}已到账。`,
  },
  outcomes: {
    posted: {
      title: "存款已完成",
      text: "已按到账金额计入您的余额。",
    },
    held: {
      title: "正在核对您的汇款",
      text: "尚未计入余额。核对完成后会以站内信通知您。如有疑问，请联系客服中心。",
    },
    returning: {
      title: "您的款项将退还汇款账户",
      text: "该款项不计入余额，将退还到原汇款账户。银行汇出后会通知您。",
    },
    returned: {
      title: "您的款项已退还",
      text: "银行已将该金额退还到原汇款账户。",
    },
    return_failed: {
      title: "您的款项正在重新核实",
      text: "银行未能退还该款项，我们正在重新核实，完成后会通知您。如有疑问，请联系客服中心。",
    },
    return_cancelled: {
      title: "您的款项正在重新核实",
      text: "该款项暂不退还，我们正在重新核实，完成后会通知您。如有疑问，请联系客服中心。",
    },
  },
};

export const cnAccountLetters: AccountLetters = {
  new_browser: {
    title: "您的账号在新浏览器登录",
    text: (where) =>
      `您的账号首次在以下浏览器登录：${where}。如非本人操作，请立即修改密码并联系客服中心。`,
  },
  sign_in: {
    title: "您的账号已登录",
    text: (at, where) =>
      `您的账号于${at}登录：${where}。如非本人操作，请立即修改密码并联系客服中心。`,
  },
  sign_in_notes_off: {
    title: "登录站内信已关闭",
    text: "今后仅在新浏览器登录时发送站内信。如非本人操作，请立即修改密码并联系客服中心。",
  },
  password_reset: {
    title: "您的密码已重置",
    text: "已通过重置链接设置新密码，所有设备均已退出登录。此后24小时内无法申请提款。如非本人操作，请立即联系客服中心。",
  },
  password_changed: {
    title: "您的密码已修改",
    text: "密码已修改，其他设备已退出登录。如非本人操作，请立即联系客服中心。",
  },
  withdrawal_password_changed: {
    title: "您的提款密码已修改",
    text: "提款密码已修改。如非本人操作，请立即联系客服中心。",
  },
  second_factor_added: {
    title: "两步验证已开启",
    text: "今后登录时还需输入验证器应用中的验证码。其他设备已退出登录。如非本人操作，请立即联系客服中心。",
  },
  second_factor_removed: {
    title: "两步验证已关闭",
    text: "今后仅凭密码即可登录。如非本人操作，请修改密码并立即联系客服中心。",
  },
  second_factor_lifted: {
    title: "两步验证和通行密钥已解除",
    text: "工作人员已按申请解除两步验证和所有通行密钥，所有设备均已退出登录。此后24小时内无法申请提款。如非本人操作，请立即联系客服中心。",
  },
  recovery_code_used: {
    title: "恢复码已被使用",
    text: "有一个恢复码代替应用中的验证码被使用。用过的恢复码不能再用。如非本人操作，请修改密码并立即联系客服中心。",
  },
  recovery_codes_renewed: {
    title: "恢复码已更换",
    text: "之前的恢复码已失效。如非本人操作，请修改密码并立即联系客服中心。",
  },
  phone_changed: {
    title: "您的手机号已修改",
    text: "账户的手机号已修改。如非本人操作，请修改密码并立即联系客服中心。",
  },
  bank_account_changed: {
    title: "您的提款账户已修改",
    text: "提款银行账户已修改，24小时内不能提款。此前提交的提款申请仍付至原账户。如非本人操作，请修改密码并立即联系客服中心。",
  },
  passkey_added: {
    title: "已添加通行密钥",
    text: "现在可以使用新的通行密钥登录。如非本人操作，请在“我的”页面的“安全”中移除，修改密码并立即联系客服中心。",
  },
  passkey_removed: {
    title: "已移除通行密钥",
    text: "您的一个通行密钥已移除，其他设备已退出登录。如非本人操作，请修改密码并立即联系客服中心。",
  },
  passkeys_removed: {
    title: "通行密钥已全部移除",
    text: "您的密码已通过链接重置，为保障安全，我们移除了所有通行密钥。您可以在“我的”页面的“安全”中重新添加。",
  },
};

export const cnRefusalMemos: RefusalMemos = {
  no_transfer: "没有找到您的转账。请转账后重新申请。",
  name_differs: "户名与您登记的姓名不一致，请使用本人账户重新申请。",
  amount_differs: "转账金额与申请金额不一致，请联系客服中心。",
  over_limit: "金额超过限额，请在限额内重新申请。",
  check_needed: "有内容需要核实，请联系客服中心。",
};
