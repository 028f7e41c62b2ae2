import type { Locale } from "#contract/locales.ts";

export type DemoNotice = {
  publishedAt: string;
  titleColor?: string;
  isPinned?: boolean;
  texts: Record<Locale, [title: string, contents: string]>;
};

/** Twelve notices of the demo, newest last, in the six languages. */
export const demoNotices: readonly DemoNotice[] = [
  {
    publishedAt: "2026-09-14T02:00:00Z",
    texts: {
      ko: [
        "달빛에 오신 것을 환영합니다",
        "지금은 플레이머니로 운영합니다. 실제 돈은 쓰이지 않습니다.",
      ],
      en: ["Welcome to Dalbit", "This site runs on play money. No real money is used."],
      vn: ["Chào mừng đến với Dalbit", "Trang này dùng tiền chơi thử. Không sử dụng tiền thật."],
      jp: [
        "ダルビットへようこそ",
        "現在はプレイマネーで運営しています。実際のお金は使われません。",
      ],
      th: ["ยินดีต้อนรับสู่ดัลบิต", "เว็บไซต์นี้ใช้เงินจำลอง ไม่มีการใช้เงินจริง"],
      cn: ["欢迎来到月光", "本站目前使用游戏币运行，不涉及真实货币。"],
    },
  },
  {
    publishedAt: "2026-09-21T02:00:00Z",
    texts: {
      ko: ["게임 창이 열리지 않을 때", "브라우저의 팝업 차단을 해제한 뒤 다시 눌러 주세요."],
      en: [
        "If a game window does not open",
        "Allow pop-ups for this site in your browser, then try again.",
      ],
      vn: [
        "Khi cửa sổ trò chơi không mở",
        "Vui lòng cho phép cửa sổ bật lên trong trình duyệt rồi thử lại.",
      ],
      jp: [
        "ゲーム画面が開かないとき",
        "ブラウザのポップアップを許可してから、もう一度お試しください。",
      ],
      th: ["หากหน้าต่างเกมไม่เปิด", "กรุณาอนุญาตป๊อปอัปในเบราว์เซอร์ แล้วลองใหม่อีกครั้ง"],
      cn: ["游戏窗口打不开时", "请在浏览器中允许弹出窗口，然后重试。"],
    },
  },
  {
    publishedAt: "2026-09-28T02:00:00Z",
    texts: {
      ko: ["여섯 가지 언어로 이용할 수 있습니다", "화면 위쪽에서 언어를 바꿀 수 있습니다."],
      en: ["Available in six languages", "You can change the language at the top of the page."],
      vn: ["Hỗ trợ sáu ngôn ngữ", "Bạn có thể đổi ngôn ngữ ở đầu trang."],
      jp: ["6つの言語でご利用いただけます", "画面の上部で言語を変更できます。"],
      th: ["ใช้งานได้ในหกภาษา", "เปลี่ยนภาษาได้ที่ด้านบนของหน้า"],
      cn: ["支持六种语言", "可在页面顶部切换语言。"],
    },
  },
  {
    publishedAt: "2026-10-05T02:00:00Z",
    texts: {
      ko: ["잭팟 적립 방식 안내", "슬롯 베팅의 일부가 MEGA, MAJOR, MINOR에 실제로 적립됩니다."],
      en: [
        "How the jackpots grow",
        "A share of each slot stake is paid into the MEGA, MAJOR and MINOR pools.",
      ],
      vn: [
        "Cách tích lũy jackpot",
        "Một phần mỗi lượt cược slot được tích lũy thật vào MEGA, MAJOR và MINOR.",
      ],
      jp: [
        "ジャックポットの積立について",
        "スロットのベット額の一部が、MEGA・MAJOR・MINORに実際に積み立てられます。",
      ],
      th: ["แจ็กพอตสะสมอย่างไร", "ส่วนหนึ่งของเงินเดิมพันสล็อตถูกบันทึกเข้า MEGA, MAJOR และ MINOR จริง"],
      cn: ["奖池累积方式说明", "每笔老虎机投注的一部分会真实计入 MEGA、MAJOR、MINOR。"],
    },
  },
  {
    publishedAt: "2026-10-12T02:00:00Z",
    texts: {
      ko: ["19세 미만은 이용할 수 없습니다", "가입할 때 나이를 확인합니다."],
      en: ["Adults only", "We check your age when you sign up."],
      vn: ["Chỉ dành cho người đủ tuổi", "Chúng tôi kiểm tra độ tuổi khi bạn đăng ký."],
      jp: ["未成年の方はご利用いただけません", "ご登録の際に年齢を確認します。"],
      th: ["สำหรับผู้ใหญ่เท่านั้น", "เราตรวจสอบอายุเมื่อคุณสมัครสมาชิก"],
      cn: ["未成年人禁止使用", "注册时会核实年龄。"],
    },
  },
  {
    publishedAt: "2026-10-19T02:00:00Z",
    texts: {
      ko: ["블루 헤론 점검 안내", "점검이 끝나면 다시 알려 드립니다."],
      en: ["Blue Heron is under maintenance", "We will let you know when it is back."],
      vn: ["Blue Heron đang bảo trì", "Chúng tôi sẽ báo khi hoạt động trở lại."],
      jp: ["Blue Heronメンテナンスのお知らせ", "メンテナンスが終わり次第、お知らせします。"],
      th: ["Blue Heron ปิดปรับปรุง", "เราจะแจ้งให้ทราบเมื่อเปิดให้บริการอีกครั้ง"],
      cn: ["Blue Heron 维护通知", "维护结束后会另行通知。"],
    },
  },
  {
    publishedAt: "2026-10-26T02:00:00Z",
    texts: {
      ko: ["게임 안에서 환수율을 확인하세요", "슬롯의 정보 화면에 계산된 환수율이 표시됩니다."],
      en: [
        "See the return to player in the game",
        "A slot's info sheet shows its calculated return.",
      ],
      vn: [
        "Xem tỷ lệ hoàn trả trong trò chơi",
        "Bảng thông tin của slot hiển thị tỷ lệ hoàn trả đã tính.",
      ],
      jp: [
        "還元率はゲーム内で確認できます",
        "スロットの情報画面に、計算された還元率が表示されます。",
      ],
      th: ["ดูอัตราจ่ายคืนได้ในเกม", "หน้าข้อมูลของสล็อตแสดงอัตราจ่ายคืนที่คำนวณแล้ว"],
      cn: ["可在游戏内查看返还率", "老虎机的信息页会显示计算得出的返还率。"],
    },
  },
  {
    publishedAt: "2026-11-08T02:00:00Z",
    texts: {
      ko: ["콤프 전환 단위가 1,000P로 바뀌었습니다", "1,000P부터 보유금으로 전환할 수 있습니다."],
      en: ["Comp now converts from 1,000 P", "You can convert comp to your balance from 1,000 P."],
      vn: ["Điểm comp đổi từ 1.000 P", "Bạn có thể đổi điểm comp sang số dư từ 1.000 P."],
      jp: ["コンプの交換単位が1,000Pになりました", "1,000Pから残高に交換できます。"],
      th: ["แลกคอมป์ได้ตั้งแต่ 1,000 P", "แลกคอมป์เป็นยอดเงินได้ตั้งแต่ 1,000 P"],
      cn: ["返点兑换单位改为1,000P", "满1,000P即可兑换为余额。"],
    },
  },
  {
    publishedAt: "2026-11-12T02:00:00Z",
    texts: {
      ko: ["비밀번호는 누구에게도 알려 주지 마세요", "직원은 비밀번호를 묻지 않습니다."],
      en: ["Never tell anyone your password", "Our staff will never ask for it."],
      vn: ["Đừng cho ai biết mật khẩu", "Nhân viên không bao giờ hỏi mật khẩu của bạn."],
      jp: [
        "パスワードは誰にも教えないでください",
        "スタッフがパスワードをお尋ねすることはありません。",
      ],
      th: ["อย่าบอกรหัสผ่านกับใคร", "เจ้าหน้าที่จะไม่ถามรหัสผ่านของคุณ"],
      cn: ["请勿将密码告诉任何人", "工作人员不会询问您的密码。"],
    },
  },
  {
    publishedAt: "2026-11-17T02:00:00Z",
    texts: {
      ko: ["출금 신청은 순서대로 처리됩니다", "신청한 금액은 처리될 때까지 따로 보관됩니다."],
      en: [
        "Withdrawals are processed in order",
        "The amount is set aside until your request is processed.",
      ],
      vn: [
        "Yêu cầu rút tiền được xử lý theo thứ tự",
        "Số tiền được giữ riêng cho đến khi xử lý xong.",
      ],
      jp: ["出金は申請順に処理します", "申請した金額は、処理が終わるまで別に保管されます。"],
      th: ["ดำเนินการถอนเงินตามลำดับ", "จำนวนเงินจะถูกกันไว้จนกว่าจะดำเนินการเสร็จ"],
      cn: ["提款按申请顺序处理", "申请的金额在处理完成前会单独保管。"],
    },
  },
  {
    publishedAt: "2026-11-19T02:00:00Z",
    titleColor: "#4CD7A4",
    texts: {
      ko: ["제이드 테라스가 새로 열렸습니다", "카지노 탭에서 만나 보세요."],
      en: ["Jade Terrace is open", "Find it in the casino tab."],
      vn: ["Jade Terrace đã mở cửa", "Mời bạn xem trong thẻ casino."],
      jp: ["Jade Terraceがオープンしました", "カジノのタブからご覧ください。"],
      th: ["Jade Terrace เปิดแล้ว", "พบได้ในแท็บคาสิโน"],
      cn: ["Jade Terrace 新上线", "请在娱乐场标签中查看。"],
    },
  },
  {
    publishedAt: "2026-11-20T02:00:00Z",
    titleColor: "#F3C969",
    isPinned: true,
    texts: {
      ko: [
        "정기 점검 안내 — 매주 화요일 04:00~06:00",
        "점검 중에는 게임을 열 수 없습니다. 진행 중인 라운드는 점검 뒤에 이어집니다.",
      ],
      en: [
        "Maintenance — every Tuesday 04:00–06:00 (KST)",
        "Games cannot be opened then. Rounds in progress continue afterwards.",
      ],
      vn: [
        "Bảo trì định kỳ — thứ Ba hằng tuần 04:00–06:00 (giờ Hàn Quốc)",
        "Không thể mở trò chơi trong thời gian này. Ván đang chơi sẽ tiếp tục sau đó.",
      ],
      jp: [
        "定期メンテナンス — 毎週火曜日04:00～06:00（韓国時間）",
        "メンテナンス中はゲームを開けません。進行中のラウンドは終了後に続きます。",
      ],
      th: [
        "ปิดปรับปรุงตามกำหนด — ทุกวันอังคาร 04:00–06:00 (เวลาเกาหลี)",
        "ระหว่างนี้เปิดเกมไม่ได้ รอบที่เล่นค้างอยู่จะดำเนินต่อหลังจากนั้น",
      ],
      cn: [
        "例行维护 — 每周二04:00–06:00（韩国时间）",
        "维护期间无法打开游戏，进行中的局会在维护后继续。",
      ],
    },
  },
];
