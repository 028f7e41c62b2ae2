import type { SlotTexts } from "./ko.ts";

export const vi: SlotTexts = {
  stakeLess: "Giảm mức cược",
  stakeMore: "Tăng mức cược",
  spin: "Quay",
  spinFor: "Quay, mức cược {stake}",
  lastWin: "Vừa thắng",
  reels: "{count} cuộn từ trái, mỗi cuộn từ trên xuống: {columns}",
  ready: "Nhấn phím cách hoặc nút quay để bắt đầu",
  readyTouch: "Nhấn nút quay để bắt đầu",
  spinning: "Các cuộn đang quay",
  noWin: "Không thắng",
  freeAward: "{count} lượt quay miễn phí",
  freeAbout: "Cuộn có biểu tượng wild sẽ biến thành wild toàn bộ",
  freeStep: "Lượt miễn phí {step} / {count}",
  freeTotal: "Tổng thắng của {count} lượt miễn phí",
  interrupted: "Đây là kết quả của ván bạn chưa xem hết",
  tooEarly: "Mỗi ván kéo dài ít nhất 2,5 giây",
  roundOpen: "Ván trước chưa kết thúc",
  paytable: "Bảng trả thưởng",
  paytableAbout: "Với mức cược {stake}, tiền thắng cho các hình giống nhau liền kề từ cuộn trái",
  ofAKind: "{count} hình",
  wildAbout: "Wild: thay cho mọi hình trừ scatter. Xuất hiện ở cuộn 2, 3 và 4",
  scatterAbout: "Scatter: trả thưởng ở mọi vị trí từ {count} hình và cho lượt quay miễn phí",
  scatterRow: "{count} hình: {win} + {spins} lượt miễn phí",
  linesTitle: "{count} dòng",
  linesAbout:
    "Tiền cược chia đều cho {count} dòng. Mỗi dòng trả chuỗi dài nhất; tiền thắng của các dòng được cộng lại",
  classicWild: "Wild: thay cho mọi hình và nhân {factor} phần thắng có nó; hai wild nhân {both}",
  classicPlain: "Không có lượt miễn phí: mỗi lượt quay là một ván trọn vẹn",
  holdAward: "Giữ {count} đồng xu!",
  holdAbout: "{count} lượt quay lại. Mỗi đồng xu mới đếm lại từ {count}",
  holdLeft: "Còn {left} lượt quay lại · {count} đồng xu",
  holdFull: "Mọi ô đều là đồng xu!",
  holdTotal: "Tổng của {count} đồng xu",
  holdWild: "Wild: thay cho mọi hình trừ đồng xu. Xuất hiện ở cuộn 2, 3 và 4",
  holdRule:
    "Từ {coins} đồng xu trở lên đều được giữ, các ô còn lại quay thêm {count} lần. Mỗi đồng xu mới cũng được giữ và đếm lại từ {count} lượt. Kết thúc, mọi đồng xu trả số tiền của mình",
  holdAmounts: "Giá trị đồng xu bằng {amounts} mức cược",
  holdFullRule: "15 đồng xu trả thêm {factor} mức cược",
  holdPlain: "Đồng xu không được giữ thì không trả thưởng. Không có lượt quay miễn phí",
  holdParts: "lượt trả tiền {base}, quay lại với đồng xu {free}",
  holdRate: "Quay lại với đồng xu",
  waysCount: "{count} cách",
  heightsTitle: "6 cuộn có chiều cao thay đổi",
  heightsAbout:
    "Mỗi lượt quay, mỗi cuộn có chiều cao mới từ {least} đến {most} hình, và số cách thay đổi theo",
  heightsFree: "Trong lượt miễn phí mọi cuộn cao {height} hình, không nhận thêm lượt miễn phí",
  heightsWild: "Wild: thay cho mọi hình trừ scatter. Xuất hiện ở cuộn 2, 3, 4 và 5",
  ruleDecided:
    "Kết quả được máy chủ tính từ các hạt giống; màn hình chỉ hiển thị kết quả đó. Bạn có thể tự tính lại trong mục Kiểm tra công bằng",
  ruleFree:
    "Trong lượt miễn phí, wild phủ cả cuộn và không nhận thêm lượt miễn phí. Mức cược như ván ban đầu",
  ruleInterrupted: "Nếu mất kết nối, ván vẫn được hoàn tất. Mở lại trò chơi để xem kết quả",
  ruleVoid: "Ván mà ví không xác nhận tiền cược sẽ bị hủy và tiền cược được trả lại",
  rtpParts: "lượt trả tiền {base}, lượt miễn phí {free}",
  hitRate: "Ván có thắng",
  freeRate: "Quay miễn phí",
  freeRateValue: "trung bình {count} ván một lần",
  deviation: "Độ lệch chuẩn của một ván",
  timesStake: "{count} lần mức cược",
  largest: "Thắng lớn nhất một ván",
  volatility: "Độ biến động",
  volatility_low: "thấp",
  volatility_medium: "vừa",
  volatility_high: "cao",
  volatility_very_high: "rất cao",
  figuresAbout:
    "Tính bằng cách đếm mọi vị trí của các cuộn. Đây là trung bình dài hạn, không bảo đảm cho một ván",
  dropStep: "Lần rơi {step} · ×{factor}",
  paytableWays:
    "Tiền thắng của một cách với mức cược {stake}: mỗi cuộn liền nhau từ trái chọn một vị trí",
  paytableCascades:
    "Tiền thắng với mức cược {stake} cho các hình giống nhau ở mọi vị trí, trước khi nhân hệ số lần rơi",
  atLeast: "từ {count} hình",
  waysTitle: "243 cách",
  waysAbout:
    "Không có dòng: hình giống nhau trên các cuộn liền nhau từ trái được trả cho mọi cách chọn một vị trí trên mỗi cuộn. Wild cũng được tính",
  waysFree: "Trong lượt miễn phí mọi tiền thắng được nhân {factor}, không nhận thêm lượt miễn phí",
  cascadesTitle: "Rơi liên hoàn",
  cascadesAbout:
    "Từ {count} hình giống nhau ở bất kỳ đâu đều được trả. Hình đã trả biến mất và hình mới rơi từ trên xuống",
  cascadesFactors: "Hệ số các lần rơi: lượt trả tiền {base}, lượt miễn phí {free}",
  cascadesFree:
    "{drops} lần rơi có thưởng trong một lượt cho {spins} lượt miễn phí. Một lượt có tối đa {most} lần rơi",
  figuresCascades:
    "Tính bằng cách đếm chính xác mọi tổ hợp hình. Đây là trung bình dài hạn, không bảo đảm cho một ván",
  jackpots: "Jackpot",
  jackpotOff: "Không khả dụng",
  jackpotNone: "không có",
  jackpotWon: "Trúng jackpot {tier}!",
  jackpotOffers: "Có thể trúng trước khi rút",
  jackpotDraw: "Rút jackpot",
  jackpotDrawn: "{number} trong các số dưới {limit} · {tier}",
  jackpotAbout:
    "MEGA, MAJOR và MINOR là quỹ thật do mọi máy slot của trang cùng góp. Số tiền phía trên các cuộn là số đang có",
  jackpotChance: "trung bình một lần mỗi {stakes} tiền cược",
  jackpotShare: "{share} mỗi lần cược được góp vào; sau khi trúng bắt đầu lại từ {start}",
  jackpotRuleDraw:
    "Mỗi lượt quay trả tiền rút một lần sau các cuộn, từ cùng hạt giống. Cơ hội tỷ lệ với tiền cược. Lượt miễn phí và chơi thử không rút",
  jackpotRuleAmount:
    "Bạn nhận toàn bộ số tiền quỹ được hiển thị ngay trước khi rút. Phần góp thêm trong lúc đó ở lại quỹ. Quỹ không có mức trần",
  jackpotRuleTie:
    "Mỗi ván chỉ trúng một hạng, hạng cao nhất. Nếu trúng cùng lúc, ván được rút trước sẽ nhận, và hạng đó tạm không thể trúng cho đến khi xác nhận trả thưởng",
  jackpotRuleFeed:
    "Khi không biết quỹ có bao nhiêu, jackpot đó hiện là không khả dụng và không được rút. Mỗi ván đều ghi lại những gì có thể trúng",
  jackpotRuleEnd:
    "Tỷ lệ hoàn trả lý thuyết không tính jackpot. Jackpot không có ngày kết thúc; khi còn trò chơi góp vào, tiền tích lũy ở lại đến khi có người trúng",
};
