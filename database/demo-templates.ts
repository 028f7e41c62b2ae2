import type { Locale } from "#contract/locales.ts";

export type DemoTemplate = { name: string; texts: Record<Locale, string> };

/** The reply templates of the demo's help desk in the six languages. */
export const demoTemplates: readonly DemoTemplate[] = [
  {
    name: "인사와 확인 중",
    texts: {
      ko: "안녕하세요, 달빛 고객센터입니다.\n\n문의하신 내용을 확인하고 있습니다. 확인되는 대로 다시 알려 드리겠습니다.",
      en: "Hello, this is the Dalbit help desk.\n\nWe are looking into your inquiry and will write again as soon as we know more.",
      vn: "Xin chào, đây là bộ phận hỗ trợ Dalbit.\n\nChúng tôi đang kiểm tra yêu cầu của bạn và sẽ phản hồi ngay khi có kết quả.",
      jp: "ダルビットのサポートです。\n\nお問い合わせの内容を確認しております。分かり次第、あらためてご連絡いたします。",
      th: "สวัสดี ที่นี่ศูนย์ช่วยเหลือดัลบิต\n\nเรากำลังตรวจสอบคำถามของคุณ และจะแจ้งให้ทราบทันทีที่มีความคืบหน้า",
      cn: "您好，这里是月光客服中心。\n\n我们正在核实您咨询的内容，有结果会立即通知您。",
    },
  },
  {
    name: "출금 처리 시간",
    texts: {
      ko: "출금은 신청 순서대로 처리하며 보통 30분 안에 끝납니다. 본인 명의 계좌로만 보내 드립니다.",
      en: "Withdrawals are processed in the order they were requested, usually within 30 minutes. Money goes only to an account in your own name.",
      vn: "Yêu cầu rút tiền được xử lý theo thứ tự, thường trong vòng 30 phút. Tiền chỉ được chuyển đến tài khoản đứng tên bạn.",
      jp: "出金は申請順に処理し、通常30分以内に完了します。ご本人名義の口座にのみお送りします。",
      th: "การถอนเงินดำเนินการตามลำดับคำขอ โดยปกติภายใน 30 นาที และโอนเข้าบัญชีชื่อของคุณเท่านั้น",
      cn: "提款按申请顺序处理，通常在30分钟内完成。款项只会汇入您本人名下的账户。",
    },
  },
  {
    name: "게임 오류 안내",
    texts: {
      ko: "불편을 드려 죄송합니다. 게임을 닫았다가 다시 열어 주세요. 진행 중이던 라운드는 그대로 이어집니다. 계속되면 게임 이름과 시각을 알려 주세요.",
      en: "We are sorry for the trouble. Please close the game and open it again: a round in progress continues. If it happens again, please tell us the game and the time.",
      vn: "Xin lỗi vì sự bất tiện. Vui lòng đóng trò chơi rồi mở lại, ván đang chơi sẽ tiếp tục. Nếu vẫn lỗi, vui lòng cho chúng tôi biết tên trò chơi và thời gian.",
      jp: "ご不便をおかけして申し訳ございません。ゲームを一度閉じて開き直してください。進行中のラウンドはそのまま続きます。それでも続く場合は、ゲーム名と時刻をお知らせください。",
      th: "ขออภัยในความไม่สะดวก กรุณาปิดเกมแล้วเปิดใหม่ รอบที่เล่นค้างอยู่จะดำเนินต่อ หากยังเป็นอยู่ กรุณาแจ้งชื่อเกมและเวลา",
      cn: "很抱歉给您带来不便。请关闭游戏后重新打开，进行中的局会继续。如果问题仍然存在，请告诉我们游戏名称和时间。",
    },
  },
];
