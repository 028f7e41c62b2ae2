import type { OpenedGameTexts } from "#locales/ko/opened-game.ts";

export const thOpenedGame: OpenedGameTexts = {
  openedGame: {
    unfinished: (held) => `รอบที่ยังไม่จบจะเล่นต่อในหน้าต่างที่เปิดขึ้น เงินเดิมพันของรอบนี้คือ ${held}`,
    unfinishedHelp: "จนกว่ารอบจะจบ เกมนี้รับเดิมพันเฉพาะในหน้าต่างนั้น หากรอบไม่เล่นต่อ กรุณาติดต่อฝ่ายบริการลูกค้า",
    oneSlot: "เล่นสล็อตได้ครั้งละหนึ่งเกม สล็อตที่เปิดไว้ก่อนจึงไม่รับเดิมพันอีก",
    oneSlotHelp: "เงินรางวัลของรอบที่กำลังเล่นในสล็อตนั้นยังจ่ายตามปกติ",
  },
};
