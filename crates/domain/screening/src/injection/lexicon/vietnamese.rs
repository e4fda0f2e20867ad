//! Vietnamese.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Agent, Ask, Asset, Authority, Become, Behind, Danger, Disable, Drop, Feign, Free, Granted,
    Greeting, Guard, Harm, Here, Hush, Intimate, Judge, Lasting, Machine, Memory, Modal, Not, Obey,
    OwnMemory, Posing, Praise, Prompt, Protected, Reading, Reveal, Rules, Said, Send, Sink, Standing,
    Supposed, Talk, Task, Tell, TellUser, Trust, Unseen, User, Usurp, Void, Without, Write, You,
};

pub(super) const VIETNAMESE: Language = Language {
    free: true,
    terms: &[
        (
            Machine,
            "mô hình ngôn ngữ, trợ lý, trợ lý ai, trợ lí, tác nhân ai, trí tuệ nhân tạo, mô hình ai, trợ lý ảo, \
             chatbot, ai đọc, ai nào, mô hình thân mến, tác nhân thân mến, trợ lý thân mến",
        ),
        (
            Greeting,
            "chú ý, kính gửi, xin chào, gửi tới, thông điệp cho, ghi chú cho, lưu ý, thân mến, ghi chú bí mật cho, \
             tin nhắn bí mật cho, tin nhắn cho, gửi, mọi, tất cả, bất kỳ, dành cho",
        ),
        (Supposed, "nếu bạn là, nếu là, vì bạn là, với tư cách"),
        (Reading, "đọc, xử lý, tóm tắt, phân tích, đánh giá, dịch, xem xét, nhìn thấy, mở"),
        (Modal, "phải, cần phải, nên, buộc phải, hãy"),
        (
            User,
            "người dùng, người vận hành, con người, nhà phát triển, chủ sở hữu, khách hàng, bất kỳ ai, \
             ai biết",
        ),
        (You, "bạn, của bạn"),
        (Not, "không, đừng, chớ, không bao giờ, chẳng"),
        (Without, "mà không, không cần, không"),
        (Tell, "nói, cho người dùng biết, báo cho, thông báo, đề cập, nhắc đến, tiết lộ, báo cáo, kể"),
        (
            TellUser,
            "nói với người dùng, nói cho người dùng, báo cho người dùng, thông báo cho người dùng, \
             cho người dùng biết, đề cập với người dùng, tiết lộ cho người dùng, để người dùng biết, \
             nói điều này với người dùng",
        ),
        (Ask, "hỏi, xác nhận, xin phép, phê duyệt, cho phép"),
        (Hush, "bí mật, lén lút, âm thầm, lặng lẽ, giấu, che giấu, kín đáo, sau lưng"),
        (
            Drop,
            "bỏ qua, phớt lờ, quên, quên đi, làm ngơ, mặc kệ, gạt bỏ, hủy bỏ, không tuân theo, đừng tuân theo, \
             đừng làm theo, vi phạm, gạt sang một bên, đặt sang một bên, vứt bỏ, từ bỏ",
        ),
        (
            Rules,
            "hướng dẫn, chỉ dẫn, chỉ thị, mệnh lệnh, quy tắc trước, quy tắc của bạn, mọi quy tắc, tất cả quy tắc, \
             hạn chế, chỉ lệnh, quy tắc, giới hạn, danh sách kiểm tra, quy định",
        ),
        (Task, "nhiệm vụ, yêu cầu, câu hỏi"),
        (
            Standing,
            "trước, trước đó, trước đây, tất cả, mọi, toàn bộ, ở trên, bên trên, của bạn, ban đầu, hiện tại, các, \
             cũ, đưa cho bạn",
        ),
        (
            Said,
            "mọi thứ ở trên, tất cả những gì đã nói, mọi điều đã nói, mọi thứ trước đó, \
             những gì bạn được bảo, tất cả những gì ở trên",
        ),
        (
            Prompt,
            "lời nhắc hệ thống, prompt hệ thống, hướng dẫn hệ thống, chỉ dẫn hệ thống, \
             thông điệp hệ thống, chỉ dẫn ẩn, hướng dẫn ẩn, câu lệnh hệ thống",
        ),
        (Reveal, "hiển thị, tiết lộ, in ra, lặp lại, cho tôi xem, viết ra, đưa ra"),
        (Send, "gửi, tải lên, đăng, chuyển tiếp, dán, sao chép, đính kèm, truyền"),
        (
            Protected,
            "mật khẩu, khóa api, khoá api, khóa bí mật, khóa riêng, thông tin đăng nhập, bí mật của, \
             biến môi trường, nội dung env, nội dung tệp env, nội dung file env, nội dung của env, \
             nội dung tập tin env, thẻ tín dụng",
        ),
        (
            Intimate,
            "cuộc trò chuyện, lịch sử trò chuyện, hội thoại, tên người dùng, lịch của người dùng, \
             tệp của người dùng",
        ),
        (Sink, "đến địa chỉ, tới địa chỉ"),
        (Write, "thêm, viết, ghi, cài đặt, lưu, sao chép, chèn"),
        (
            Memory,
            "ghi nhớ, hãy nhớ, nhớ rằng, bộ nhớ, trí nhớ, lưu vào bộ nhớ, làm tùy chọn, như một sở thích, \
             bộ nhớ của bạn, vào bộ nhớ, nhớ mãi, không bao giờ quên, trí nhớ dài hạn, bài học",
        ),
        (
            Lasting,
            "luôn, luôn luôn, từ bây giờ, từ nay, từ giờ, trong tương lai, mãi mãi, mọi phiên, mỗi phiên, \
             vĩnh viễn, các phiên sau, về sau, không bao giờ, mỗi lần, mọi cuộc trò chuyện",
        ),
        (
            Trust,
            "đáng tin, tin cậy, an toàn, tin tưởng, không bao giờ cần phê duyệt, không cần phê duyệt, \
             không cần duyệt, không cần xác nhận, nguồn chính thức, nguồn duy nhất, vô hại, mù quáng",
        ),
        (
            Disable,
            "bỏ qua, tắt, vô hiệu hóa, vô hiệu hoá, né tránh, không cần, không bao giờ cần, không yêu cầu, từ chối, \
             gỡ bỏ, dỡ bỏ, không cần thiết",
        ),
        (
            Guard,
            "kiểm tra, xác nhận, cảnh báo, chứng chỉ, xác minh, phê duyệt, xem xét, cập nhật bảo mật, hạn chế, \
             chữ ký, cho phép",
        ),
        (Harm, "xóa, xoá, phá hủy, ghi đè, phê duyệt, chuyển, công khai"),
        (Asset, "tệp, tập tin, cơ sở dữ liệu, thư mục, kho, nhánh, bản sao lưu, tài khoản, tiền"),
        (
            Abuse,
            "xóa tất cả, xoá tất cả, phê duyệt tất cả, chuyển tiền, chọn chuyến đắt nhất, đắt nhất, mua, đặt hàng, \
             bỏ phiếu, nhấp vào, xác nhận chuyển khoản, thanh toán, duyệt khoản",
        ),
        (
            Danger,
            "không cần hỏi, mà không hỏi, không cần xác nhận, với quyền root, mọi lệnh, bất kỳ lệnh nào, \
             tất cả các lệnh, không cần phê duyệt, thanh toán, chuyển khoản",
        ),
        (Granted, "đã phê duyệt, đã cho phép, đã đồng ý, đã chấp thuận, đã xác nhận"),
        (
            Authority,
            "thông báo hệ thống, tin nhắn hệ thống, ưu tiên cao nhất, hướng dẫn mới, chỉ thị mới, \
             chế độ nhà phát triển, tin nhắn từ nhà phát triển, từ quản trị viên, quyền ưu tiên, chế độ quản trị, \
             quản trị viên đã, quản trị viên yêu cầu, lệnh từ nhà, lệnh của chủ, thông điệp từ",
        ),
        (Obey, "thực hiện, tuân theo, tuân thủ, làm theo, thi hành, chạy, thực thi, tuân lệnh, vâng lời"),
        (
            Here,
            "sau đây, dưới đây, bên dưới, tệp này, văn bản này, tài liệu này, trang này, các bước này, \
             hướng dẫn này, tin nhắn này, quảng cáo này, dòng này, ghi chú này, đánh giá này, điều này, từ đây",
        ),
        (
            Become,
            "bây giờ bạn là, bạn bây giờ là, giờ bạn là, giả vờ, đóng vai, hành động như, từ giờ bạn là, \
             chuyển sang chế độ, bạn giờ là, từ nay bạn là, hãy đóng vai, giả vờ là",
        ),
        (
            Free,
            "không giới hạn, không hạn chế, không có hạn chế, không có quy tắc, không bị giới hạn, \
             chế độ nhà phát triển, không kiểm duyệt, không bị kiểm duyệt, không có giới hạn, không bị hạn chế, \
             không ràng buộc",
        ),
        (Judge, "đánh giá, chấm điểm, đề xuất, trả lời, cho điểm"),
        (
            Praise,
            "xuất sắc, điểm tối đa, lựa chọn tốt nhất, 10 trên 10, hoàn hảo, chỉ khách sạn của chúng tôi, \
             khách sạn của chúng tôi, sản phẩm của chúng tôi, năm sao, không có nhận xét, không có vấn đề, tốt nhất",
        ),
        (Talk, "kẻ tấn công, tấn công, ví dụ, câu như, lừa đảo, độc hại"),
        (Agent, "mô hình, tác nhân, đại lý ai"),
        (Behind, "đưa cho bạn, cho bạn, bạn nhận được, nhà phát triển, người vận hành, đã nhận"),
        (
            Void,
            "không còn hiệu lực, hết hiệu lực, không áp dụng, không còn áp dụng, bị hủy, đã bị hủy, đã gỡ, gỡ bỏ, \
             đã dỡ bỏ, chỉ là thử nghiệm, vô hiệu, hết hạn",
        ),
        (
            Feign,
            "nói với người dùng của bạn rằng, nói với người dùng rằng, bảo người dùng rằng, nói dối, \
             lừa người dùng, báo cáo là thành công, giả vờ, phủ nhận",
        ),
        (
            Unseen,
            "người dùng không thấy điều này, người dùng không nhìn thấy, người dùng không thể thấy, chỉ bạn mới, \
             con người không thấy, ghi chú bí mật, tin nhắn bí mật, chỉ dẫn bí mật",
        ),
        (Posing, "như mệnh lệnh của, như lệnh của, như thể đến từ, như lời của chủ"),
        (
            Usurp,
            "tôi là người vận hành của bạn, tôi là nhà phát triển của bạn, tôi là chủ của bạn, \
             tôi là chủ nhân của bạn, tôi là người tạo ra bạn, tôi là người dùng mới, chỉ nghe tôi, \
             chỉ tuân theo tôi, làm việc cho tôi, chủ nhân thật, chủ mới của bạn",
        ),
        (OwnMemory, "bộ nhớ của bạn"),
    ],
};
