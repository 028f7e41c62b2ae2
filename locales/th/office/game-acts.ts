import type { GameActTexts } from "#locales/ko/office/game-acts.ts";

export const thGameActs: GameActTexts = {
  "set-provider-used": "เปิดปิดค่ายเกม",
  "order-providers": "เรียงลำดับค่ายเกม",
  "change-provider": "แก้ไขค่ายเกม",
  "set-game-used": "เปิดปิดเกม",
  "order-games": "เรียงลำดับเกม",
  "change-game": "แก้ไขเกม",
  "upload-game-art": "อัปโหลดรูปเกม",
  "add-game-provider": "เพิ่มค่ายเกม",
  "add-game": "เพิ่มเกม",
  "import-games": "ใช้รายการเกม",
  "import-game-list": "ใช้รายการเกมทั้งหมด",
  "set-game-availability": "เปลี่ยนขอบเขตการให้บริการ",
  "set-game-info-sheet": "เขียนข้อมูลเกม",
  "pin-game-build": "กำหนดบิลด์ของเกม",
  "set-build-used": "เปิดปิดบิลด์",
  "set-game-figures": "ระบุอัตราจ่ายคืนและความผันผวน",
  "add-game-certificate": "ลงทะเบียนใบรับรอง",
  "add-system-certificate": "ลงทะเบียนใบรับรองตัวสร้างเลขสุ่มหรือแพลตฟอร์ม",
  "withdraw-system-certificate": "เพิกถอนใบรับรองตัวสร้างเลขสุ่มหรือแพลตฟอร์ม",
  "withdraw-game-certificate": "เพิกถอนใบรับรอง",
};
