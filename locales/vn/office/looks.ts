import type { OfficeLookTexts } from "#locales/ko/office/looks.ts";

export const vnOfficeLooks: OfficeLookTexts = {
  title: "Giao diện trang web",
  open: "Giao diện",
  lead: "Màu sắc, logo và chữ trên banner trang chủ. Thành viên thấy ngay sau khi lưu.",
  brand: "Màu sắc và logo",
  accent: "Màu nhấn",
  onAccent: "Chữ trên màu nhấn",
  focus: "Viền tiêu điểm",
  colorHints: {
    accent: "Dùng cho nút, mục đang chọn và số tiền.",
    onAccent: "Dùng cho chữ trên nút.",
    focus: "Viền quanh mục được chọn bằng bàn phím.",
  },
  weak: (ratio, least) =>
    `Độ tương phản là ${ratio}:1. Vui lòng chọn màu có độ tương phản từ ${least}:1 trở lên.`,
  builtIn: "Mặc định",
  useBuiltIn: "Dùng mặc định",
  logo: "Logo",
  newLogo: "Logo mới",
  logoHint:
    "Tệp PNG, JPEG hoặc WebP, tối đa 4 MB, rộng và cao 76–8.000 pixel, chiều rộng tối đa gấp bốn lần chiều cao. Logo hiển thị trên nền tối.",
  logoWrong: "Không thể dùng tệp này làm logo. Vui lòng kiểm tra định dạng và kích thước.",
  texts: "Chữ trên banner",
  textsHint: "Để trống thì hiển thị chữ mặc định.",
  bannerTitle: "Tiêu đề banner",
  bannerLine: "Mô tả banner",
  bannerButton: "Nút banner",
  tooLong: "Không vừa màn hình điện thoại. Vui lòng viết ngắn hơn.",
  preview: "Xem trước",
  saved: "Đã lưu giao diện trang web.",
};
