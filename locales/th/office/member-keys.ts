/** What happened at the sign-in of a member and to what protects the account. */
export const thOfficeMemberKeys = {
  outcomes: {
    success: "สำเร็จ",
    wrong_credentials: "รหัสผ่านผิด",
    second_factor_missing: "ยังไม่ใส่เลขยืนยัน",
    second_factor_wrong: "เลขยืนยันผิด",
    too_often: "พยายามบ่อยเกินไป",
    account_not_active: "บัญชีใช้งานไม่ได้",
  },
  events: {
    password_changed: "เปลี่ยนรหัสผ่าน",
    password_change_refused: "เปลี่ยนรหัสผ่านไม่สำเร็จ",
    withdrawal_password_changed: "เปลี่ยนรหัสผ่านถอนเงิน",
    withdrawal_password_change_refused: "เปลี่ยนรหัสผ่านถอนเงินไม่สำเร็จ",
    withdrawal_password_wrong: "รหัสผ่านถอนเงินผิด",
    session_ended: "ออกจากระบบของอุปกรณ์",
    password_reset: "ตั้งรหัสผ่านใหม่ด้วยลิงก์",
    second_factor_added: "เปิดการยืนยันสองขั้นตอน",
    second_factor_removed: "ปิดการยืนยันสองขั้นตอน",
    second_factor_refused: "ปฏิเสธการเปลี่ยนการยืนยันสองขั้นตอน",
    second_factor_lifted: "เจ้าหน้าที่ยกเลิกการยืนยันสองขั้นตอน",
    recovery_code_used: "ใช้รหัสกู้คืน",
    recovery_codes_renewed: "ออกรหัสกู้คืนใหม่",
  },
};
