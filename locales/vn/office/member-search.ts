import type { OfficeMemberSearchTexts } from "#locales/ko/office/member-search.ts";

/** Texts of the search for members in the back office. */
export const vnOfficeMemberSearch = {
  search: "Tìm thành viên",
  searchBy: "Tìm theo",
  kinds: {
    any: "Tất cả",
    id: "Tên đăng nhập",
    nick: "Biệt danh",
    phone: "Số điện thoại",
    bank: "Số tài khoản",
    address: "Địa chỉ IP",
    device: "Thiết bị",
    round: "Ván",
    reference: "Mã nạp tiền",
  },
  query: "Từ khóa",
  queryHint:
    "Tên đăng nhập và biệt danh theo phần đầu, số điện thoại và số tài khoản theo 4 số cuối hoặc cả số, địa chỉ IP theo từng địa chỉ hoặc dải (203.0.113.0/24), thiết bị theo mã ở thẻ Đăng nhập, ván và mã nạp tiền theo toàn bộ mã",
  searchProblems: {
    address_unreadable:
      "Đây không phải địa chỉ IP hay dải mạng. Hãy nhập như 203.0.113.7 hoặc 203.0.113.0/24.",
    network_too_wide: "Dải mạng quá rộng. Có thể tìm tối đa /24 với IPv4 và /48 với IPv6.",
    device_unreadable:
      "Đây không phải mã thiết bị. Hãy nhập mã 12 ký tự ở thẻ Đăng nhập của thành viên.",
  },
  find: "Tìm",
  clear: "Xóa điều kiện",
  anyStatus: "Mọi trạng thái",
  anyLevel: "Mọi cấp",
  nobody: "Không có thành viên nào phù hợp",
  firstOfEach: "Mỗi mục hiển thị tối đa 10 thành viên. Chọn mục cần tìm để xem thêm.",
} satisfies OfficeMemberSearchTexts;
