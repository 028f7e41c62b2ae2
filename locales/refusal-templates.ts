import type { Locale } from "#contract/locales.ts";

export const refusalTemplates = [
  "no_transfer",
  "name_differs",
  "amount_differs",
  "over_limit",
  "check_needed",
] as const;
export type RefusalTemplate = (typeof refusalTemplates)[number];

/** What a member is told when a request is refused, in the member's language (PM-11). */
export const refusalMemos: Record<Locale, Record<RefusalTemplate, string>> = {
  ko: {
    no_transfer: "입금 내역을 찾지 못했습니다. 송금하신 뒤 다시 신청해 주세요.",
    name_differs: "예금주가 등록하신 이름과 다릅니다. 본인 명의 계좌로 다시 신청해 주세요.",
    amount_differs: "신청 금액과 송금하신 금액이 다릅니다. 고객센터로 문의해 주세요.",
    over_limit: "이용 한도를 넘는 금액입니다. 한도 안에서 다시 신청해 주세요.",
    check_needed: "확인이 필요한 내용이 있습니다. 고객센터로 문의해 주세요.",
  },
  en: {
    no_transfer: "We could not find your transfer. Please send it and ask again.",
    name_differs: "The account holder is not the name you registered. Please use your own account.",
    amount_differs: "The amount you sent differs from the request. Please contact support.",
    over_limit: "The amount is over a limit. Please ask again within it.",
    check_needed: "Something has to be checked first. Please contact support.",
  },
  vn: {
    no_transfer: "Không tìm thấy khoản chuyển của bạn. Vui lòng chuyển khoản rồi yêu cầu lại.",
    name_differs: "Tên chủ tài khoản khác tên đã đăng ký. Vui lòng dùng tài khoản của chính bạn.",
    amount_differs: "Số tiền chuyển khác số tiền yêu cầu. Vui lòng liên hệ hỗ trợ.",
    over_limit: "Số tiền vượt hạn mức. Vui lòng yêu cầu lại trong hạn mức.",
    check_needed: "Có nội dung cần kiểm tra. Vui lòng liên hệ hỗ trợ.",
  },
  jp: {
    no_transfer: "ご入金を確認できませんでした。送金後にもう一度お申し込みください。",
    name_differs: "口座名義がご登録のお名前と異なります。ご本人名義の口座をご利用ください。",
    amount_differs: "お申し込み金額と送金額が異なります。サポートへお問い合わせください。",
    over_limit: "ご利用限度額を超えています。限度額内でもう一度お申し込みください。",
    check_needed: "確認が必要な内容があります。サポートへお問い合わせください。",
  },
  th: {
    no_transfer: "ไม่พบรายการโอนของคุณ กรุณาโอนแล้วส่งคำขอใหม่",
    name_differs: "ชื่อบัญชีไม่ตรงกับชื่อที่ลงทะเบียน กรุณาใช้บัญชีของคุณเอง",
    amount_differs: "ยอดที่โอนไม่ตรงกับคำขอ กรุณาติดต่อฝ่ายช่วยเหลือ",
    over_limit: "ยอดเงินเกินวงเงิน กรุณาส่งคำขอใหม่ภายในวงเงิน",
    check_needed: "มีข้อมูลที่ต้องตรวจสอบ กรุณาติดต่อฝ่ายช่วยเหลือ",
  },
  cn: {
    no_transfer: "没有找到您的转账。请转账后重新申请。",
    name_differs: "户名与您登记的姓名不一致，请使用本人账户重新申请。",
    amount_differs: "转账金额与申请金额不一致，请联系客服。",
    over_limit: "金额超过限额，请在限额内重新申请。",
    check_needed: "有内容需要核实，请联系客服。",
  },
};
