import type { SessionOverTexts } from "#locales/ko/session-over.ts";

export const vnSessionOver: SessionOverTexts = {
  sessionOver: {
    idle: "Bạn đã bị đăng xuất vì trang không được sử dụng một lúc. Vui lòng đăng nhập lại.",
    longest:
      "Bạn đã bị đăng xuất vì lần đăng nhập đã hết thời gian tối đa. Vui lòng đăng nhập lại.",
    displaced:
      "Bạn đã bị đăng xuất tại đây vì có lần đăng nhập ở nơi khác: số lần đăng nhập cùng lúc vượt mức cho phép và lần này lâu nhất không được sử dụng. Nếu không phải bạn, vui lòng đổi mật khẩu.",
    replaced: "Bạn đã đăng nhập lại trong trình duyệt này nên lần đăng nhập trước đã kết thúc.",
    logged_out: "Bạn đã đăng xuất ở cửa sổ khác của trình duyệt này.",
    password:
      "Bạn đã bị đăng xuất vì mật khẩu đã được đổi. Nếu không phải bạn, vui lòng liên hệ bộ phận hỗ trợ.",
    member:
      "Bạn đã bị đăng xuất từ danh sách thiết bị đăng nhập. Nếu không phải bạn, vui lòng đổi mật khẩu.",
    staff:
      "Nhà điều hành đã kết thúc lần đăng nhập này. Vui lòng đăng nhập lại hoặc liên hệ bộ phận hỗ trợ.",
    time_used:
      "Đã hết thời gian chơi cho hôm nay nên bạn được đăng xuất. Tiền thắng của ván đang chơi vẫn được trả.",
  },
};
