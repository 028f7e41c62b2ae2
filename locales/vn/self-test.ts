import type { SelfTestTexts } from "#locales/ko/self-test.ts";

export const vnSelfTest: SelfTestTexts = {
  selfTest: {
    lead: "Hãy nghĩ về 12 tháng qua và trả lời chín mục dưới đây. Câu trả lời chỉ nằm trên trang này, không được gửi hay lưu ở đâu cả.",
    questions: [
      "Bạn có từng cược nhiều hơn mức mình thực sự có thể chấp nhận mất không?",
      "Bạn có cần cược số tiền lớn hơn để có cùng cảm giác hưng phấn không?",
      "Bạn có quay lại vào ngày khác để cố gỡ số tiền đã thua không?",
      "Bạn có vay tiền hoặc bán đồ đạc để có tiền chơi không?",
      "Bạn có cảm thấy mình có thể gặp vấn đề với cờ bạc không?",
      "Việc chơi có gây ra vấn đề sức khỏe cho bạn, kể cả căng thẳng hay lo âu không?",
      "Có ai chỉ trích việc cá cược của bạn hoặc nói rằng bạn có vấn đề với cờ bạc, dù bạn có cho là đúng hay không?",
      "Việc chơi có gây khó khăn tài chính cho bạn hoặc gia đình không?",
      "Bạn có cảm thấy tội lỗi về cách mình chơi hoặc những gì xảy ra khi chơi không?",
    ],
    answers: ["Không bao giờ", "Thỉnh thoảng", "Thường xuyên", "Gần như luôn luôn"],
    show: "Xem kết quả",
    missing: (count) => `Còn ${count} câu chưa trả lời.`,
    again: "Trả lời lại",
    score: (points) => `${points} trên 27 điểm`,
    results: {
      none: "Hiện không có dấu hiệu vấn đề nào. Quyết định trước số tiền và thời gian sẽ giúp bạn luôn chơi để giải trí.",
      low: "Có một vài dấu hiệu có thể trở thành vấn đề. Hãy đặt hạn mức cho mình.",
      moderate:
        "Việc chơi có thể đã trở thành gánh nặng. Hãy giảm hạn mức hoặc tạm nghỉ, và nói chuyện với đường dây tư vấn.",
      high: "Việc chơi rất có thể đang gây hại cho bạn. Hãy tạm nghỉ ngay và nhờ đường dây tư vấn hỗ trợ.",
    },
    about: "Bài kiểm tra này giúp bạn nhìn lại mình, không phải là chẩn đoán.",
    source:
      "Nguồn: Chỉ số mức độ nghiêm trọng của vấn đề cờ bạc (PGSI), Ferris và Wynne, Trung tâm Lạm dụng Chất gây nghiện Canada, 2001",
    helpLines: "Xem đường dây tư vấn",
  },
};
