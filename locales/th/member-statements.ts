import type { StatementKind } from "#contract/acceptances.ts";

/** What a member states at registration. Another text needs another `STATEMENTS_VERSION`. */
export const thMemberStatements: Record<StatementKind, string> = {
  sharing: "ฉันใช้บัญชีคนเดียว ไม่ใช้ร่วมกับผู้อื่นและไม่ให้ยืม",
  monitoring: "ฉันยินยอมให้บันทึกและตรวจสอบการเล่นเพื่อความปลอดภัยและตามกฎหมาย",
  accuracy: "ข้อมูลทั้งหมดที่ฉันกรอกเป็นความจริง และบัญชีธนาคารเป็นของฉันเอง",
};
