import type { Locale } from "#contract/locales.ts";

export type DemoPopup = {
  titleColor: string | null;
  posX: number;
  posY: number;
  texts: Record<Locale, [title: string, contents: string]>;
};

/**
 * The two popups of the demo in the six languages, as staff would write them: with HTML. They lie
 * right of the headline and its buttons, one below the other.
 */
export const demoPopups: readonly DemoPopup[] = [
  {
    titleColor: "#F3C969",
    posX: 900,
    posY: 216,
    texts: {
      ko: [
        "달빛 정기 점검 안내",
        "<p><strong>매주 화요일 04:00~06:00</strong></p><p>점검 중에는 게임을 열 수 없습니다. 진행 중인 라운드는 점검 뒤에 이어집니다.</p>",
      ],
      en: [
        "Scheduled maintenance",
        "<p><strong>Every Tuesday, 04:00–06:00 (KST)</strong></p><p>Games cannot be opened then. Rounds in progress continue afterwards.</p>",
      ],
      vn: [
        "Lịch bảo trì định kỳ",
        "<p><strong>Thứ Ba hằng tuần, 04:00–06:00 (giờ Hàn Quốc)</strong></p><p>Không thể mở trò chơi trong thời gian này. Ván đang chơi sẽ tiếp tục sau đó.</p>",
      ],
      jp: [
        "定期メンテナンスのお知らせ",
        "<p><strong>毎週火曜日04:00～06:00（韓国時間）</strong></p><p>メンテナンス中はゲームを開けません。進行中のラウンドは終了後に続きます。</p>",
      ],
      th: [
        "แจ้งปิดปรับปรุงตามกำหนด",
        "<p><strong>ทุกวันอังคาร 04:00–06:00 (เวลาเกาหลี)</strong></p><p>ระหว่างนี้เปิดเกมไม่ได้ รอบที่เล่นค้างอยู่จะดำเนินต่อหลังจากนั้น</p>",
      ],
      cn: [
        "例行维护通知",
        "<p><strong>每周二04:00–06:00（韩国时间）</strong></p><p>维护期间无法打开游戏，进行中的局会在维护后继续。</p>",
      ],
    },
  },
  {
    titleColor: null,
    posX: 900,
    posY: 436,
    texts: {
      ko: [
        "입금 계좌는 사이트에서만 안내합니다",
        "<ul><li>입금 화면의 <em>계좌 문의</em>에서 확인한 계좌만 이용해 주세요.</li><li>쪽지나 채팅으로 계좌를 보내지 않습니다.</li></ul>",
      ],
      en: [
        "Bank details appear on this site only",
        "<ul><li>Use only the account shown under <em>Show the account</em> on the deposit page.</li><li>We never send bank details by note or chat.</li></ul>",
      ],
      vn: [
        "Tài khoản nhận tiền chỉ hiển thị trên trang này",
        "<ul><li>Chỉ dùng tài khoản hiển thị ở mục <em>Xem tài khoản</em> trên trang nạp tiền.</li><li>Chúng tôi không gửi số tài khoản qua tin nhắn hay chat.</li></ul>",
      ],
      jp: [
        "入金口座はサイト内でのみご案内します",
        "<ul><li>入金画面の<em>口座を確認</em>に表示された口座だけをご利用ください。</li><li>メッセージやチャットで口座をお送りすることはありません。</li></ul>",
      ],
      th: [
        "บัญชีรับเงินแสดงบนเว็บไซต์นี้เท่านั้น",
        "<ul><li>กรุณาใช้เฉพาะบัญชีที่แสดงใน <em>ดูบัญชี</em> ในหน้าฝากเงิน</li><li>เราไม่ส่งเลขที่บัญชีทางข้อความหรือแชต</li></ul>",
      ],
      cn: [
        "收款账户仅在本站内显示",
        "<ul><li>请只使用存款页面<em>查看账户</em>中显示的账户。</li><li>我们不会通过站内信或聊天发送账户。</li></ul>",
      ],
    },
  },
];
