import type { ContactTexts } from "#locales/ko/contact.ts";

export const thContact = {
  replyTo: "อีเมลหรือหมายเลขโทรศัพท์",
  replyHint: "ช่องทางรับคำตอบ เจ้าหน้าที่เท่านั้นที่เห็น",
  replyBad: "กรุณาตรวจสอบอีเมลหรือหมายเลขโทรศัพท์",
  writeHint: "อย่าใส่รหัสผ่านที่นี่",
  send: "ส่งคำถาม",
  sent: "รับคำถามแล้ว เจ้าหน้าที่จะตอบไปยังช่องทางที่ให้ไว้",
  tooOften: (wait) => `ส่งคำถามบ่อยเกินไป กรุณาลองใหม่ใน ${wait}`,
} satisfies ContactTexts;
