import { PLAY_RULES } from "#contract/play-signs.ts";
import type { LegalTexts } from "#locales/legal-texts.ts";

/** Built-in; see `locales/legal-texts.ts`. */
export const vnLegal: LegalTexts = {
  terms: (site, age) => `## Về văn bản này

Đây là văn bản mặc định, có hiệu lực cho đến khi nhà điều hành ${site} công bố điều khoản của mình, và không phải là tư vấn pháp lý. Khi điều khoản của nhà điều hành được công bố, các điều khoản đó sẽ được áp dụng.

## Ai được chơi

Bạn phải đủ ${age} tuổi và chỉ dùng một tài khoản mang tên mình. Không cho người khác mượn tài khoản hoặc mật khẩu.

## Tiền chơi thử

Khi trang hoạt động bằng tiền chơi thử, số dư và điểm comp chỉ là con số để giải trí. Không thể mua, bán hoặc đổi chúng thành tiền thật, và yêu cầu nạp hay rút cũng không chuyển tiền thật.

## Trò chơi và lịch sử

Nhà cung cấp trò chơi quyết định kết quả, và mọi lần cược và thắng đều được ghi trong Trang của tôi. Số tiền ghi nhầm được sửa bằng một bút toán mới, bản ghi gốc không bị xóa.

## Những điều không được làm

Chơi bằng chương trình tự động, cố ý lợi dụng lỗi hoặc dùng tài khoản của người khác.

## Cách chúng tôi nhận biết chơi tự động

Thời điểm bắt đầu các ván được đọc lại sau đó để tìm ba điều: chơi từ ${PLAY_RULES.longPlayHours} giờ trở lên mà không nghỉ ${PLAY_RULES.pauseMinutes} phút; ${PLAY_RULES.evenRounds} khoảng cách liên tiếp giữa các ván của một slot gần như bằng nhau (độ lệch chuẩn dưới ${PLAY_RULES.evenSpreadMs} mili giây); và cược từ các phiên đăng nhập trên hai mạng khác nhau trong cùng một phút, từ ${PLAY_RULES.networkMinutes} lần trở lên. Chạm một quy tắc không khiến tài khoản bị chặn. Nhân viên xem số đo và ghi quyết định kèm lý do. Nếu tài khoản bị tạm khóa, bạn được cho biết lý do và có thể khiếu nại.

## Nghỉ ngơi

Nếu việc chơi trở thành gánh nặng, hãy dừng lại và tìm sự giúp đỡ. Trong Trang của tôi, mục Chơi có trách nhiệm, bạn có thể tạm nghỉ hoặc tự loại trừ bất cứ lúc nào; có hiệu lực ngay và không thể rút ngắn hay hủy. Trong mục Hạn mức, bạn có thể tự giới hạn việc nạp tiền và cược; hạn mức mới hoặc thấp hơn có hiệu lực ngay, hạn mức cao hơn có hiệu lực sau thời gian chờ ghi tại đó và khi bạn xác nhận. Các cược đã đặt trước khi nghỉ vẫn được tất toán như thường lệ và tiền thắng được cộng vào số dư.

## Tạm khóa và đóng tài khoản

Tài khoản vi phạm các điều khoản này có thể bị tạm khóa sau khi bạn được thông báo lý do. Bạn có thể tự đóng tài khoản trong Trang của tôi, mục Chơi có trách nhiệm. Sau khi yêu cầu, bạn không thể cược hay nạp tiền nữa, và tài khoản sẽ đóng khi bạn đã rút hết số dư.`,
  privacy: (site) => `## Về văn bản này

Đây là văn bản mặc định, có hiệu lực cho đến khi nhà điều hành ${site} công bố chính sách bảo mật của mình. Văn bản mô tả những gì trang này thực sự lưu giữ.

## Những gì được lưu

Tên đăng nhập, biệt danh, số điện thoại, ngày sinh, tài khoản ngân hàng bạn đã nhập và ngôn ngữ trang. Mật khẩu chỉ được lưu dưới dạng không thể khôi phục. Chúng tôi cũng lưu thời điểm, địa chỉ IP và trình duyệt khi bạn đăng nhập, cùng lịch sử cược, nạp, rút, điểm comp, yêu cầu hỗ trợ và tin nhắn. Nếu quy định của trang này yêu cầu, chúng tôi cũng lưu giấy tờ bạn gửi ở dạng mã hóa; chỉ nhân viên xác minh danh tính mới xem được. Để biết những tài khoản nào dùng chung địa chỉ IP, trình duyệt, số điện thoại hoặc tài khoản ngân hàng, chúng tôi giữ danh sách các địa chỉ và trình duyệt bạn đã đăng nhập.

## Dùng để làm gì

Chỉ để bảo vệ tài khoản, vận hành trò chơi và việc nạp rút, trả lời yêu cầu, và kiểm tra độ tuổi cùng hạn mức.

## Ai nhận được

Khi bạn mở trò chơi, nhà cung cấp nhận một mã thành viên ngẫu nhiên, loại tiền, ngôn ngữ, địa chỉ IP và loại thiết bị. Tên, số điện thoại và tài khoản ngân hàng không được chuyển đi. Không có chương trình bên ngoài để quảng cáo hay theo dõi.

## Cookie và bộ nhớ trình duyệt

Có ba cookie. dalbit_session ghi nhớ việc đăng nhập và mất đi khi bạn đăng xuất hoặc phiên kết thúc. dalbit_device là tên của trình duyệt bạn đã đăng nhập, dùng để nhận biết một người có dùng nhiều tài khoản hay không và để bạn vẫn đăng nhập được khi người khác thử đăng nhập tài khoản của bạn, và được giữ 400 ngày kể từ lần đăng nhập cuối. locale là ngôn ngữ bạn chọn và được giữ một năm. Trình duyệt còn giữ tên đăng nhập gần nhất, các thông báo đã đóng và yêu cầu đang viết. Mật khẩu không bao giờ được lưu ở đó.

## Thời gian lưu

Lịch sử giao dịch tiền và lịch sử tạm nghỉ, tự loại trừ và hạn mức tự đặt không bị xóa. Trong thời gian đó, thông tin tài khoản cũng được giữ để nhận ra bạn. Hồ sơ của tài khoản đã đóng được lưu trong số năm mà quy định áp dụng cho trang web này yêu cầu. Dữ liệu khác được giữ theo quyết định của nhà điều hành và yêu cầu của pháp luật.

## Quyền của bạn

Bạn có thể tải thông tin được lưu về mình tại mục thông tin trong Trang của tôi. Bạn có thể đóng tài khoản trong mục Chơi có trách nhiệm. Để sửa thông tin hoặc xóa thông tin cá nhân của tài khoản đã đóng, vui lòng liên hệ bộ phận hỗ trợ. Thông tin cá nhân chỉ có thể xóa sau khi hết thời gian lưu hồ sơ; bộ phận hỗ trợ sẽ cho bạn biết ngày đó. Lịch sử giao dịch tiền và những gì pháp luật yêu cầu được giữ lại dưới một mã số.`,
  accessibility: (site) => `## Phạm vi của tuyên bố này

Tuyên bố này nói về các trang của ${site} dành cho khách và thành viên.

## Tiêu chuẩn

Chúng tôi hướng tới mức AA của Hướng dẫn về khả năng tiếp cận nội dung web (WCAG) 2.2.

## Cách kiểm tra

Phần mềm của trang web này được kiểm tra bằng thử nghiệm tự động trong quá trình phát triển. Các thử nghiệm mở trang ở nhiều trạng thái và ngôn ngữ, rồi áp dụng quy tắc của công cụ axe-core cho WCAG 2.0, 2.1 và 2.2 ở mức A và AA. Thử nghiệm tự động cũng kiểm tra độ tương phản màu, kích thước nút và liên kết, thao tác chỉ bằng phím Tab, chữ lớn và giãn rộng, cửa sổ rộng từ 320 pixel và chế độ màu bắt buộc.

Tuyên bố này chỉ dựa trên các thử nghiệm tự động đó. Chúng không thể tìm ra mọi rào cản.

## Hạn chế đã biết

Trò chơi do các công ty khác cung cấp, không thuộc phạm vi của tuyên bố này và các thử nghiệm.

Văn bản và hình ảnh do nhà điều hành đăng, như thông báo và tin nhắn, không thuộc phạm vi thử nghiệm.

Chưa có thử nghiệm nào với trình đọc màn hình được ghi nhận.

## Góp ý

Nếu bạn gặp khó khăn khi sử dụng hoặc cần thông tin ở dạng khác, vui lòng cho chúng tôi biết bằng nút bên dưới. Thành viên gửi đến bộ phận hỗ trợ; nếu chưa đăng nhập, bạn có thể dùng trang liên hệ. Vui lòng ghi tên trang và, nếu có thể, trình duyệt cùng công nghệ hỗ trợ bạn dùng.`,
};
