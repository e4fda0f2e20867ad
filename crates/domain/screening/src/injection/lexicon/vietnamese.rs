//! Vietnamese.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Ask, Asset, Authority, Become, Danger, Disable, Drop, Free, Granted, Greeting, Guard, Harm, Here,
    Hush, Intimate, Judge, Lasting, Machine, Memory, Modal, Not, Obey, Praise, Prompt, Protected, Reading,
    Reveal, Rules, Said, Send, Sink, Standing, Supposed, Talk, Task, Tell, TellUser, Trust, User, Without,
    Write, You,
};

pub(super) const VIETNAMESE: Language = Language {
    free: true,
    terms: &[
        (Machine, "mô hình ngôn ngữ, trợ lý, trợ lý ai, trợ lí, tác nhân ai, trí tuệ nhân tạo, mô hình ai"),
        (Greeting, "chú ý, kính gửi, xin chào, gửi tới, thông điệp cho, ghi chú cho, lưu ý"),
        (Supposed, "nếu bạn là, nếu là"),
        (Reading, "đọc, xử lý, tóm tắt, phân tích, đánh giá"),
        (Modal, "phải, cần phải, nên"),
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
            "bỏ qua, phớt lờ, quên, quên đi, làm ngơ, mặc kệ, gạt bỏ, hủy bỏ, không tuân theo, \
             đừng tuân theo, đừng làm theo, vi phạm",
        ),
        (
            Rules,
            "hướng dẫn, chỉ dẫn, chỉ thị, mệnh lệnh, quy tắc trước, quy tắc của bạn, mọi quy tắc, \
             tất cả quy tắc, hạn chế, chỉ lệnh",
        ),
        (Task, "nhiệm vụ, yêu cầu, câu hỏi"),
        (
            Standing,
            "trước, trước đó, trước đây, tất cả, mọi, toàn bộ, ở trên, bên trên, của bạn, ban đầu, \
             hiện tại, các",
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
            "ghi nhớ, hãy nhớ, nhớ rằng, bộ nhớ, trí nhớ, lưu vào bộ nhớ, làm tùy chọn, như một sở thích",
        ),
        (
            Lasting,
            "luôn, luôn luôn, từ bây giờ, từ nay, từ giờ, trong tương lai, mãi mãi, mọi phiên, \
             mỗi phiên, vĩnh viễn, các phiên sau, về sau",
        ),
        (Trust, "đáng tin, tin cậy, an toàn, tin tưởng"),
        (Disable, "bỏ qua, tắt, vô hiệu hóa, vô hiệu hoá, né tránh"),
        (Guard, "kiểm tra, xác nhận, cảnh báo, chứng chỉ, xác minh, phê duyệt, xem xét"),
        (Harm, "xóa, xoá, phá hủy, ghi đè, phê duyệt, chuyển, công khai"),
        (Asset, "tệp, tập tin, cơ sở dữ liệu, thư mục, kho, nhánh, bản sao lưu, tài khoản, tiền"),
        (Abuse, "xóa tất cả, xoá tất cả, phê duyệt tất cả, chuyển tiền"),
        (Danger, "không cần hỏi, mà không hỏi, không cần xác nhận, với quyền root"),
        (Granted, "đã phê duyệt, đã cho phép, đã đồng ý, đã chấp thuận, đã xác nhận"),
        (
            Authority,
            "thông báo hệ thống, tin nhắn hệ thống, ưu tiên cao nhất, hướng dẫn mới, chỉ thị mới, \
             chế độ nhà phát triển",
        ),
        (Obey, "thực hiện, tuân theo, tuân thủ, làm theo, thi hành, chạy"),
        (
            Here,
            "sau đây, dưới đây, bên dưới, tệp này, văn bản này, tài liệu này, trang này, các bước này, \
             hướng dẫn này",
        ),
        (
            Become,
            "bây giờ bạn là, bạn bây giờ là, giờ bạn là, giả vờ, đóng vai, hành động như, từ giờ bạn là",
        ),
        (
            Free,
            "không giới hạn, không hạn chế, không có hạn chế, không có quy tắc, không bị giới hạn, \
             chế độ nhà phát triển, không kiểm duyệt, không bị kiểm duyệt",
        ),
        (Judge, "đánh giá, chấm điểm, đề xuất, trả lời, cho điểm"),
        (Praise, "xuất sắc, điểm tối đa, lựa chọn tốt nhất, 10 trên 10, hoàn hảo"),
        (Talk, "kẻ tấn công, tấn công, ví dụ, câu như, lừa đảo, độc hại"),
    ],
};
