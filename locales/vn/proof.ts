import type { ProofTexts } from "#locales/proof-texts.ts";

/** See `locales/proof-texts.ts`. */
export const vnProof: ProofTexts = {
  title: "Kiểm tra chứng thực",
  intro:
    "Chọn tệp chứng thực bạn đã tải. Trang này chỉ kiểm tra trên thiết bị của bạn và không gửi dữ liệu đi; khi lưu lại, trang mở được cả khi không có mạng.",
  choose: "Chọn tệp chứng thực",
  checking: "Đang kiểm tra…",
  isTrue: "Sao kê đúng: mọi dòng đều như khi được ký.",
  isFalse: "Sao kê không đúng.",
  because: {
    format: "Đây không phải tệp chứng thực đúng định dạng.",
    sequence: "Thiếu một dòng hoặc sai thứ tự.",
    balance: "Các số dư không khớp nhau.",
    seal: "Các dòng khác với bản đã ký.",
    signature: "Chữ ký không hợp lệ.",
  },
  empty: "Chưa có dòng nào được ký trong thời gian này.",
  total: {
    isTrue: "Số tiền đúng: có trong tổng số đã ký.",
    isFalse: "Số tiền không đúng.",
    because: {
      sum: "Các số tiền không cộng lại bằng tổng số.",
      root: "Số tiền không dẫn đến gốc đã ký.",
    },
    member: "Tên đăng nhập",
    day: "Ngày",
    amount: "Phải trả cho bạn",
    owed: "Phải trả cho tất cả thành viên",
    root: "Mã băm gốc",
    hint: "Hãy so sánh tổng số, mã băm gốc và số khóa với bản nhà điều hành công bố. Tệp này không chứng minh nhà điều hành có đủ số tiền này, cũng không chứng minh không thành viên nào khác bị bỏ sót.",
  },
  site: "Trang",
  account: "Tài khoản",
  count: "Số dòng",
  opening: "Số dư đầu",
  closing: "Số dư cuối",
  sealedAt: "Ký lúc",
  keyId: "Khóa ký",
  keyHint: "Hãy so sánh với số khóa mà nhà điều hành công bố.",
  unreadable: "Không đọc được tệp.",
  cannotCheck:
    "Trình duyệt này không kiểm tra được chữ ký nên chưa biết sao kê có đúng hay không. Vui lòng kiểm tra lại bằng bản mới nhất của Chrome, Edge, Firefox hoặc Safari.",
};
