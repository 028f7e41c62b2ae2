import type { ToolsPageTexts } from "#locales/ko/tools.ts";

export const vnToolsPage: ToolsPageTexts = {
  title: "Công cụ tự bảo vệ",
  dueTitle: "Xem công cụ tự bảo vệ trước khi chơi",
  lead: "Đây là những công cụ giúp bạn đặt mức tiền và thời gian, hoặc tạm nghỉ. Bạn có thể bật ngay tại đây, và sau này bất cứ lúc nào tại “Chơi có trách nhiệm”. Sau khi xác nhận, bạn có thể bắt đầu chơi.",
  none: "Bạn đã xem các công cụ tự bảo vệ và có thể bật tại đây bất cứ lúc nào.",
  acknowledge: "Tôi đã xem",
  acknowledged: "Đã lưu xác nhận của bạn.",
  failed: "Không lưu được xác nhận. Vui lòng thử lại.",
  toLobby: "Về sảnh",
};
