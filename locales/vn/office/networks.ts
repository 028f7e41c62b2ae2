import type { OfficeNetworkTexts } from "#locales/ko/office/networks.ts";

/** Texts of the back office about VPNs, proxies and hosting networks. */
export const vnOfficeNetworks = {
  title: "VPN, proxy và mạng lưu trữ",
  lead: "Địa chỉ loại này che giấu quốc gia. Đăng nhập, đăng ký, trò chơi và nạp tiền từ đó bị đánh dấu hoặc từ chối. Với tiền chơi thử thì chỉ đánh dấu.",
  unknown:
    "Hiện chưa nhận biết các địa chỉ này. Chưa cấu hình tệp mạng ẩn danh (ANONYMOUS_DATABASE).",
  site: "Trang",
  rule: "Quy định",
  refuses: "Từ chối",
  flags: "Chỉ đánh dấu",
  change: "Thay đổi",
  visits: "Yêu cầu từ các địa chỉ này trong 30 ngày qua",
  none: "Không có yêu cầu nào từ các địa chỉ này",
  kind: "Loại",
  kinds: { vpn: "VPN", proxy: "Proxy", tor: "Tor", hosting: "Lưu trữ" },
  outcome: "Kết quả",
  refused: "Đã từ chối",
  flagged: "Đã đánh dấu",
} satisfies OfficeNetworkTexts;
