import type { LiabilityTexts } from "#locales/ko/liabilities.ts";

export const vnLiabilities: LiabilityTexts = {
  title: "Số tiền của tôi trong tổng số đã công bố",
  lead: "Cuối mỗi ngày, chúng tôi ký và công bố tổng số tiền phải trả cho tất cả thành viên. Tại đây, bạn có thể kiểm tra ngay trên thiết bị của mình rằng số tiền của bạn nằm trong tổng số đó.",
  empty: "Chưa công bố tổng số nào",
  day: "Ngày",
  total: "Phải trả cho mọi thành viên",
  mine: "Phải trả cho bạn",
  none: "không có",
  noAmount: (days) =>
    `Dấu gạch nghĩa là cuối ngày đó không có khoản nào phải trả cho bạn, hoặc chứng thực đã bị xóa sau ${days} ngày.`,
  check: "Kiểm tra",
  earlier: "Các ngày trước",
  checking: "Đang kiểm tra…",
  isTrue: (amount) => `Số tiền ${amount} của bạn nằm trong tổng số đã công bố.`,
  isFalse:
    "Kiểm tra không đạt: số tiền của bạn không khớp với tổng số đã công bố. Vui lòng lưu tệp chứng thực và báo cho bộ phận hỗ trợ.",
  because: {
    format: "Chứng thực không đúng định dạng.",
    sum: "Các số tiền không cộng lại bằng tổng số.",
    root: "Số tiền của bạn không dẫn đến gốc đã ký.",
    signature: "Chữ ký không hợp lệ.",
    own: "Tên đăng nhập, ngày hoặc số tiền trong chứng thực khác với nội dung hiển thị.",
    unpublished: "Tổng số hoặc khóa trong chứng thực khác với bản công bố cho mọi người.",
  },
  cannotCheck:
    "Trình duyệt này không kiểm tra được chữ ký nên chưa kiểm tra được số tiền của bạn. Vui lòng dùng bản mới nhất của Chrome, Edge, Firefox hoặc Safari.",
  notThere: "Không còn chứng thực cho ngày này.",
  failed: "Không kiểm tra được số tiền của bạn. Vui lòng thử lại.",
  loadFailed: "Không tải được các ngày trước. Vui lòng thử lại.",
  amount: "Phải trả cho bạn",
  rest: "Trong vòng đang chơi và tại nhà cung cấp",
  root: "Mã băm gốc",
  keyId: "Khóa ký",
  provesTitle: "Điều được chứng minh",
  proves: [
    "Toàn bộ số tiền của bạn được tính trong tổng số đã ký, theo tên đăng nhập của bạn.",
    "Tổng số và chữ ký này trùng với bản đang công bố cho mọi người.",
  ],
  limitsTitle: "Điều không được chứng minh",
  limits: [
    "Nhà điều hành có đủ số tiền này: ở đây chỉ cho biết số tiền phải trả.",
    "Không thành viên nào khác bị bỏ sót: mỗi thành viên chỉ kiểm tra được số tiền của mình.",
    "Người khác cũng thấy cùng một tổng số: hãy so sánh mã băm gốc với họ.",
  ],
  neighbours:
    "Tệp chứng thực có tổng của các mục lân cận, không kèm tên. Mục gần nhất có thể là số tiền của một thành viên khác.",
  save: "Lưu tệp chứng thực",
};
