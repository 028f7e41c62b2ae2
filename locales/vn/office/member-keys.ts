/** What happened at the sign-in of a member and to what protects the account. */
export const vnOfficeMemberKeys = {
  outcomes: {
    success: "Thành công",
    wrong_credentials: "Sai mật khẩu",
    second_factor_missing: "Chưa nhập mã xác thực",
    second_factor_wrong: "Sai mã xác thực",
    too_often: "Thử quá nhiều lần",
    account_not_active: "Tài khoản không hoạt động",
  },
  events: {
    password_changed: "Đổi mật khẩu",
    password_change_refused: "Đổi mật khẩu thất bại",
    withdrawal_password_changed: "Đổi mật khẩu rút tiền",
    withdrawal_password_change_refused: "Đổi mật khẩu rút tiền thất bại",
    withdrawal_password_wrong: "Sai mật khẩu rút tiền",
    session_ended: "Đăng xuất thiết bị",
    password_reset: "Đặt lại mật khẩu bằng liên kết",
    second_factor_added: "Bật xác thực hai bước",
    second_factor_removed: "Tắt xác thực hai bước",
    second_factor_refused: "Từ chối thay đổi xác thực hai bước",
    second_factor_lifted: "Nhân viên gỡ xác thực hai bước",
    recovery_code_used: "Dùng mã khôi phục",
    recovery_codes_renewed: "Cấp mã khôi phục mới",
  },
};
