import type { Locale } from "#contract/locales.ts";

type AccountLetterKind = "password_reset" | "password_changed" | "withdrawal_password_changed";

/** Notes about what protects an account. The server alone needs them: no page carries them. */
export const accountLetters: Readonly<
  Record<Locale, Record<AccountLetterKind, { title: string; text: string }>>
> = {
  ko: {
    password_reset: {
      title: "비밀번호가 링크로 새로 정해졌습니다",
      text: "재설정 링크로 새 비밀번호가 정해졌고 모든 기기에서 로그아웃되었습니다. 앞으로 24시간 동안은 출금을 신청할 수 없습니다. 본인이 요청하지 않았다면 바로 고객센터에 알려 주세요.",
    },
    password_changed: {
      title: "비밀번호가 바뀌었습니다",
      text: "비밀번호가 바뀌었고 다른 기기에서는 로그아웃되었습니다. 본인이 바꾸지 않았다면 바로 고객센터에 알려 주세요.",
    },
    withdrawal_password_changed: {
      title: "출금 비밀번호가 바뀌었습니다",
      text: "출금 비밀번호가 바뀌었습니다. 본인이 바꾸지 않았다면 바로 고객센터에 알려 주세요.",
    },
  },
  en: {
    password_reset: {
      title: "Your password was set anew by a link",
      text: "A reset link set a new password, and you were signed out everywhere. For the next 24 hours no withdrawal can be asked for. If this was not you, please tell the help desk at once.",
    },
    password_changed: {
      title: "Your password was changed",
      text: "Your password was changed, and your other devices were signed out. If this was not you, please tell the help desk at once.",
    },
    withdrawal_password_changed: {
      title: "Your withdrawal password was changed",
      text: "Your withdrawal password was changed. If this was not you, please tell the help desk at once.",
    },
  },
  vn: {
    password_reset: {
      title: "Mật khẩu của bạn đã được đặt lại bằng liên kết",
      text: "Mật khẩu mới đã được đặt bằng liên kết và bạn đã bị đăng xuất khỏi mọi thiết bị. Trong 24 giờ tới không thể yêu cầu rút tiền. Nếu không phải bạn, hãy báo ngay cho bộ phận hỗ trợ.",
    },
    password_changed: {
      title: "Mật khẩu của bạn đã được đổi",
      text: "Mật khẩu đã được đổi và các thiết bị khác đã bị đăng xuất. Nếu không phải bạn, hãy báo ngay cho bộ phận hỗ trợ.",
    },
    withdrawal_password_changed: {
      title: "Mật khẩu rút tiền đã được đổi",
      text: "Mật khẩu rút tiền của bạn đã được đổi. Nếu không phải bạn, hãy báo ngay cho bộ phận hỗ trợ.",
    },
  },
  jp: {
    password_reset: {
      title: "リンクでパスワードが再設定されました",
      text: "再設定リンクで新しいパスワードが設定され、すべての端末からログアウトされました。今後24時間は出金を申請できません。お心当たりがない場合は、すぐにサポートへご連絡ください。",
    },
    password_changed: {
      title: "パスワードが変更されました",
      text: "パスワードが変更され、他の端末からログアウトされました。お心当たりがない場合は、すぐにサポートへご連絡ください。",
    },
    withdrawal_password_changed: {
      title: "出金パスワードが変更されました",
      text: "出金パスワードが変更されました。お心当たりがない場合は、すぐにサポートへご連絡ください。",
    },
  },
  th: {
    password_reset: {
      title: "รหัสผ่านถูกตั้งใหม่ด้วยลิงก์",
      text: "มีการตั้งรหัสผ่านใหม่ด้วยลิงก์ และทุกอุปกรณ์ถูกออกจากระบบ ภายใน 24 ชั่วโมงนี้จะขอถอนเงินไม่ได้ หากไม่ใช่คุณ โปรดแจ้งฝ่ายช่วยเหลือทันที",
    },
    password_changed: {
      title: "รหัสผ่านถูกเปลี่ยน",
      text: "รหัสผ่านถูกเปลี่ยน และอุปกรณ์อื่นถูกออกจากระบบ หากไม่ใช่คุณ โปรดแจ้งฝ่ายช่วยเหลือทันที",
    },
    withdrawal_password_changed: {
      title: "รหัสผ่านถอนเงินถูกเปลี่ยน",
      text: "รหัสผ่านถอนเงินของคุณถูกเปลี่ยน หากไม่ใช่คุณ โปรดแจ้งฝ่ายช่วยเหลือทันที",
    },
  },
  cn: {
    password_reset: {
      title: "您的密码已通过链接重设",
      text: "已通过重设链接设置新密码，所有设备均已退出登录。此后 24 小时内无法申请提款。如非本人操作，请立即联系客服。",
    },
    password_changed: {
      title: "您的密码已更改",
      text: "密码已更改，其他设备已退出登录。如非本人操作，请立即联系客服。",
    },
    withdrawal_password_changed: {
      title: "您的提款密码已更改",
      text: "提款密码已更改。如非本人操作，请立即联系客服。",
    },
  },
};
