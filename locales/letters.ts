import type { Locale } from "#contract/locales.ts";

/** `amount` arrives formatted. */
type LetterText = { title: string; text: (amount: string) => string };
export type LetterKind =
  | "depositApproved"
  | "depositRefused"
  | "withdrawalApproved"
  | "withdrawalRefused";

/** Notes that the house writes by itself. The server alone needs them: no page carries them. */
export const letters: Readonly<Record<Locale, Record<LetterKind, LetterText>>> = {
  ko: {
    depositApproved: {
      title: "입금이 완료되었습니다",
      text: (amount) => `신청하신 ${amount} 입금이 승인되어 보유금에 더해졌습니다.`,
    },
    depositRefused: {
      title: "입금 신청이 취소되었습니다",
      text: (amount) =>
        `신청하신 ${amount} 입금을 처리하지 못했습니다. 궁금한 점은 고객센터에 문의해 주세요.`,
    },
    withdrawalApproved: {
      title: "출금이 완료되었습니다",
      text: (amount) => `신청하신 ${amount} 출금을 등록된 계좌로 보냈습니다.`,
    },
    withdrawalRefused: {
      title: "출금 신청이 취소되었습니다",
      text: (amount) =>
        `신청하신 ${amount} 출금을 처리하지 못해 금액을 보유금으로 돌려 드렸습니다. 궁금한 점은 고객센터에 문의해 주세요.`,
    },
  },
  en: {
    depositApproved: {
      title: "Your deposit is done",
      text: (amount) => `Your deposit of ${amount} was approved and added to your balance.`,
    },
    depositRefused: {
      title: "Your deposit was cancelled",
      text: (amount) =>
        `Your deposit of ${amount} could not be processed. Please ask the help desk if you have questions.`,
    },
    withdrawalApproved: {
      title: "Your withdrawal is done",
      text: (amount) => `Your withdrawal of ${amount} was sent to your registered account.`,
    },
    withdrawalRefused: {
      title: "Your withdrawal was cancelled",
      text: (amount) =>
        `Your withdrawal of ${amount} could not be processed, and the amount is back in your balance. Please ask the help desk if you have questions.`,
    },
  },
  vn: {
    depositApproved: {
      title: "Nạp tiền đã hoàn tất",
      text: (amount) => `Yêu cầu nạp ${amount} đã được duyệt và cộng vào số dư của bạn.`,
    },
    depositRefused: {
      title: "Yêu cầu nạp tiền đã bị hủy",
      text: (amount) =>
        `Không thể xử lý yêu cầu nạp ${amount}. Vui lòng liên hệ bộ phận hỗ trợ nếu bạn có thắc mắc.`,
    },
    withdrawalApproved: {
      title: "Rút tiền đã hoàn tất",
      text: (amount) => `Khoản rút ${amount} đã được chuyển đến tài khoản bạn đã đăng ký.`,
    },
    withdrawalRefused: {
      title: "Yêu cầu rút tiền đã bị hủy",
      text: (amount) =>
        `Không thể xử lý yêu cầu rút ${amount}, số tiền đã được trả lại vào số dư. Vui lòng liên hệ bộ phận hỗ trợ nếu bạn có thắc mắc.`,
    },
  },
  jp: {
    depositApproved: {
      title: "入金が完了しました",
      text: (amount) => `お申し込みの入金${amount}が承認され、残高に加算されました。`,
    },
    depositRefused: {
      title: "入金の申し込みが取り消されました",
      text: (amount) =>
        `お申し込みの入金${amount}を処理できませんでした。ご不明な点はサポートへお問い合わせください。`,
    },
    withdrawalApproved: {
      title: "出金が完了しました",
      text: (amount) => `お申し込みの出金${amount}をご登録の口座へ送金しました。`,
    },
    withdrawalRefused: {
      title: "出金の申し込みが取り消されました",
      text: (amount) =>
        `お申し込みの出金${amount}を処理できなかったため、金額を残高に戻しました。ご不明な点はサポートへお問い合わせください。`,
    },
  },
  th: {
    depositApproved: {
      title: "ฝากเงินเรียบร้อยแล้ว",
      text: (amount) => `รายการฝาก ${amount} ได้รับอนุมัติและเพิ่มเข้ายอดเงินของคุณแล้ว`,
    },
    depositRefused: {
      title: "รายการฝากถูกยกเลิก",
      text: (amount) => `ไม่สามารถดำเนินการฝาก ${amount} ได้ หากมีข้อสงสัยกรุณาติดต่อศูนย์ช่วยเหลือ`,
    },
    withdrawalApproved: {
      title: "ถอนเงินเรียบร้อยแล้ว",
      text: (amount) => `โอนเงินถอน ${amount} ไปยังบัญชีที่คุณลงทะเบียนไว้แล้ว`,
    },
    withdrawalRefused: {
      title: "รายการถอนถูกยกเลิก",
      text: (amount) =>
        `ไม่สามารถดำเนินการถอน ${amount} ได้ จึงคืนเงินเข้ายอดเงินของคุณแล้ว หากมีข้อสงสัยกรุณาติดต่อศูนย์ช่วยเหลือ`,
    },
  },
  cn: {
    depositApproved: {
      title: "存款已完成",
      text: (amount) => `您申请的存款${amount}已通过，并已计入余额。`,
    },
    depositRefused: {
      title: "存款申请已取消",
      text: (amount) => `您申请的存款${amount}未能处理。如有疑问，请联系客服中心。`,
    },
    withdrawalApproved: {
      title: "提款已完成",
      text: (amount) => `您申请的提款${amount}已转入您登记的账户。`,
    },
    withdrawalRefused: {
      title: "提款申请已取消",
      text: (amount) => `您申请的提款${amount}未能处理，金额已退回余额。如有疑问，请联系客服中心。`,
    },
  },
};
