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
        (
            Tell,
            "nói, cho người dùng biết, báo cho, thông báo, đề cập, nhắc đến, tiết lộ, báo cáo, kể, báo, báo lại, \
             nhắc, nhắc tới, đề cập đến, kể lại, cho biết, để lộ, hé lộ, cho hay",
        ),
        (
            TellUser,
            "nói với người dùng, nói cho người dùng, báo cho người dùng, thông báo cho người dùng, \
             cho người dùng biết, đề cập với người dùng, tiết lộ cho người dùng, để người dùng biết, \
             nói điều này với người dùng, \
             {báo|báo lại|nói|thông báo|nhắc|cho biết|tiết lộ|kể|báo trước} {cho người dùng|với người dùng|\
             cho khách hàng|với khách hàng|cho chủ}, \
             {người dùng|khách hàng} {biết|hay biết|nhận ra|phát hiện|hay}, cho người dùng {hay|biết}",
        ),
        (Ask, "hỏi, xác nhận, xin phép, phê duyệt, cho phép"),
        (
            Hush,
            "bí mật, lén lút, âm thầm, lặng lẽ, giấu, che giấu, kín đáo, sau lưng, \
             {đừng|không|không được|chớ|đừng có} {nói|nhắc|kể|tiết lộ|đề cập} {với ai|cho ai|với bất kỳ ai|cho bất kỳ ai|gì|gì về việc này}, \
             {mà không|không} {báo cho|nói cho|thông báo cho} {người dùng|ai|khách hàng}, \
             {mà không|không} {để|cho} {người dùng|ai|khách hàng} biết, mà không báo cho người dùng, \
             mà không để ai biết, {giữ|giữ kín|hãy giữ} {bí mật|im lặng|kín|cho riêng bạn|chuyện này}, \
             giữ mồm giữ miệng, im lặng về, lặng thinh, không hé nửa lời, không một lời, chỉ giữa chúng ta, \
             giữa chúng ta, {không để|đừng để|không cho} {ai|người dùng|bất kỳ ai} {biết|hay|phát hiện|thấy|nhận ra}, \
             không để lại dấu vết, kín tiếng, giấu nhẹm",
        ),
        (
            Drop,
            "bỏ qua, phớt lờ, quên, quên đi, làm ngơ, mặc kệ, gạt bỏ, hủy bỏ, không tuân theo, đừng tuân theo, \
             đừng làm theo, vi phạm, gạt sang một bên, đặt sang một bên, vứt bỏ, từ bỏ",
        ),
        (
            Rules,
            "hướng dẫn, chỉ dẫn, chỉ thị, mệnh lệnh, quy tắc trước, quy tắc của bạn, mọi quy tắc, tất cả quy tắc, \
             hạn chế, chỉ lệnh, quy tắc, giới hạn, danh sách kiểm tra, quy định, luật lệ, nguyên tắc, nội quy, \
             quy chế, điều khoản, chính sách, điều cấm, lệnh cấm, ràng buộc",
        ),
        (Task, "nhiệm vụ, yêu cầu, câu hỏi"),
        (
            Standing,
            "trước, trước đó, trước đây, tất cả, mọi, toàn bộ, ở trên, bên trên, của bạn, ban đầu, hiện tại, các, \
             cũ, đưa cho bạn, trước kia, phía trên, đã cho, hiện hành, sẵn có, gốc, đã nhận, từ trước",
        ),
        (
            Said,
            "mọi thứ ở trên, tất cả những gì đã nói, mọi điều đã nói, mọi thứ trước đó, những gì bạn được bảo, \
             tất cả những gì ở trên, \
             {những gì|mọi thứ|tất cả những gì|những điều|nội dung|mọi điều|điều} {viết ở trên|được viết ở trên|\
             ghi ở trên|nói ở trên|ở trên|đã viết|đã nói trước đó|nêu trên|đã nêu|trên đây|nói trước đó|\
             viết phía trên|phía trên}, \
             văn bản {ở trên|phía trên|trước đó}, các {dòng trên|tin nhắn trước}, toàn bộ nội dung trên, \
             những gì ở trên",
        ),
        (
            Prompt,
            "lời nhắc hệ thống, prompt hệ thống, hướng dẫn hệ thống, chỉ dẫn hệ thống, \
             thông điệp hệ thống, chỉ dẫn ẩn, hướng dẫn ẩn, câu lệnh hệ thống",
        ),
        (Reveal, "hiển thị, tiết lộ, in ra, lặp lại, cho tôi xem, viết ra, đưa ra"),
        (
            Send,
            "gửi, tải lên, đăng, chuyển tiếp, dán, sao chép, đính kèm, truyền, chuyển, gởi, gửi đi, gửi đến, gửi tới, \
             gửi cho, đăng lên, chia sẻ, giao, nộp, cung cấp, phát tán, xuất, gửi qua",
        ),
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
        (
            Write,
            "thêm, viết, ghi, cài đặt, lưu, sao chép, chèn, thêm vào, viết vào, ghi vào, đặt, đặt vào, cài, tạo, \
             đưa vào, lưu vào, thiết lập, cấu hình, đăng ký, bổ sung",
        ),
        (
            Memory,
            "ghi nhớ, hãy nhớ, nhớ rằng, bộ nhớ, trí nhớ, lưu vào bộ nhớ, làm tùy chọn, như một sở thích, \
             bộ nhớ của bạn, vào bộ nhớ, nhớ mãi, không bao giờ quên, trí nhớ dài hạn, bài học, \
             {bộ nhớ|trí nhớ|ký ức} {dài hạn|lâu dài|vĩnh viễn|của bạn|của mình}, \
             {ghi|ghi lại|ghi chép|lưu|lưu lại|lưu giữ|nhớ|ghi nhớ|ghi nhận|hãy nhớ} {mãi mãi|vĩnh viễn|\
             vào bộ nhớ|vào trí nhớ|lâu dài|suốt đời|như một sự thật|như một quy tắc|làm quy tắc|làm sự thật|\
             như sở thích|rằng người dùng|rằng chủ sở hữu}, \
             {thêm|đưa|ghi|lưu|chép|bổ sung} vào {bộ nhớ|trí nhớ|ký ức|bộ nhớ dài hạn|cơ sở tri thức}, \
             {đừng bao giờ|không bao giờ|chớ} quên, \
             {quy tắc|sở thích|chỉ thị|ghi chú|sự thật} {vĩnh viễn|lâu dài|cố định}, khắc ghi, ghi khắc, ghi tạc, \
             hãy ghi nhớ, coi đó là sự thật, coi là sự thật, mục bộ nhớ",
        ),
        (
            Lasting,
            "luôn, luôn luôn, từ bây giờ, từ nay, từ giờ, trong tương lai, mãi mãi, mọi phiên, mỗi phiên, \
             vĩnh viễn, các phiên sau, về sau, không bao giờ, mỗi lần, mọi cuộc trò chuyện, đời đời, suốt đời, \
             từ giờ trở đi, từ nay trở đi, từ bây giờ trở đi, kể từ bây giờ, kể từ giờ, kể từ hôm nay, từ hôm nay, \
             từ thời điểm này, mỗi lần khởi động, mỗi khi khởi động, trong mọi phiên, trong tất cả các phiên, \
             ở mọi phiên, không có ngoại lệ, trong mọi trường hợp, một lần và mãi mãi, về sau này",
        ),
        (
            Trust,
            "đáng tin, tin cậy, an toàn, tin tưởng, không bao giờ cần phê duyệt, không cần phê duyệt, \
             không cần duyệt, không cần xác nhận, nguồn chính thức, nguồn duy nhất, vô hại, mù quáng, \
             tin tưởng {mọi|tất cả|hoàn toàn|tuyệt đối|bất kỳ|vô điều kiện|mù quáng}, \
             tin cậy {mọi|tất cả|hoàn toàn|tuyệt đối}, \
             không {cần|đòi hỏi|yêu cầu|phải} {xác nhận|phê duyệt|kiểm tra|xác minh|xem xét|cho phép}, \
             được miễn {xác nhận|kiểm tra|phê duyệt|xác minh}, miễn kiểm tra, coi là an toàn, được coi là an toàn, \
             được xem là an toàn",
        ),
        (
            Disable,
            "bỏ qua, tắt, vô hiệu hóa, vô hiệu hoá, né tránh, không cần, không bao giờ cần, không yêu cầu, từ chối, \
             gỡ bỏ, dỡ bỏ, không cần thiết, đã bị tắt, bị tắt, đã tắt, được tắt, bị vô hiệu hóa, đã vô hiệu hóa, \
             đã bị vô hiệu, đã bị hủy, bị hủy, bị gỡ, đã được gỡ, tạm ngưng, đình chỉ, không còn cần, \
             không còn cần thiết, không cần nữa, được bỏ qua, miễn",
        ),
        (
            Guard,
            "kiểm tra, xác nhận, cảnh báo, chứng chỉ, xác minh, phê duyệt, xem xét, cập nhật bảo mật, hạn chế, \
             chữ ký, cho phép, các xác nhận, lời xác nhận, bước xác nhận, yêu cầu xác nhận, việc xác nhận, \
             quyền hạn chế, kiểm soát, biện pháp bảo vệ, bảo vệ, giới hạn, cảnh báo bảo mật, kiểm duyệt",
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
             tất cả các lệnh, không cần phê duyệt, thanh toán, chuyển khoản, \
             {mà không|không} {cần|phải|chờ|đợi|xin|hỏi} {hỏi|hỏi lại|xác nhận|xác nhận thêm|phê duyệt|xin phép|\
             cho phép|phép|kiểm tra|hỏi gì|sự đồng ý}, \
             không {hỏi han|thắc mắc|do dự|chần chừ|hỏi lại}, khỏi cần {hỏi|xác nhận|xin phép}, \
             đừng hỏi {lại|gì|người dùng}, {mọi|tất cả các|bất cứ|bất kỳ|mỗi} {lệnh|câu lệnh|mệnh lệnh}",
        ),
        (
            Granted,
            "đã phê duyệt, đã cho phép, đã đồng ý, đã chấp thuận, đã xác nhận, \
             {vâng|có|đúng|ừ|đồng ý} {tôi xác nhận|tôi đồng ý|tôi cho phép|tôi chấp thuận|tôi phê duyệt|xác nhận}, \
             tôi {xác nhận|đồng ý|cho phép|chấp thuận|phê duyệt|ủy quyền|uỷ quyền} {tất cả|mọi|với mọi|\
             với tất cả|bạn|hết|cho bạn|việc|toàn bộ|điều này|bạn có thể}, \
             tôi xác nhận bạn, {phê duyệt|chấp thuận|cho phép|đồng ý với|duyệt} {mọi|tất cả|bất kỳ|toàn bộ|mỗi}, \
             {đều|đã|đã đều} được {cho phép|phê duyệt|chấp thuận|đồng ý|ủy quyền|uỷ quyền|duyệt}, \
             {đã được|được} {phê duyệt trước|cho phép trước|chấp thuận trước|ủy quyền|uỷ quyền}, toàn quyền",
        ),
        (
            Authority,
            "thông báo hệ thống, tin nhắn hệ thống, ưu tiên cao nhất, hướng dẫn mới, chỉ thị mới, \
             chế độ nhà phát triển, tin nhắn từ nhà phát triển, từ quản trị viên, quyền ưu tiên, chế độ quản trị, \
             quản trị viên đã, quản trị viên yêu cầu, lệnh từ nhà, lệnh của chủ, thông điệp từ, \
             {tin nhắn|thông báo|thông điệp|chỉ thị|lệnh|mệnh lệnh|hướng dẫn|ghi chú|lưu ý} {hệ thống|\
             của hệ thống|từ hệ thống|của quản trị viên|từ quản trị viên|quản trị viên|của nhà điều hành|\
             từ nhà điều hành|nhà điều hành|của nhà phát triển|từ nhà phát triển|nhà phát triển|của chủ sở hữu|\
             từ chủ sở hữu|từ nhà cung cấp|từ nền tảng|của nền tảng}, \
             {nhà điều hành|quản trị viên|nhà phát triển|chủ sở hữu|hệ thống} {tác tử|gửi tác nhân|gửi tác tử|\
             gửi mô hình}, \
             {nhà điều hành|quản trị viên|nhà phát triển|chủ sở hữu|hệ thống} → {tác tử|tác nhân|trợ lý}, \
             {bây giờ|giờ đây|từ giờ|từ nay|hiện giờ|giờ} bạn {có|đã có|được cấp|sở hữu|được trao} {quyền|toàn quyền|mọi quyền|tất cả quyền|đặc quyền}, \
             bạn {đã được cấp|đã được trao|vừa được cấp|được cấp|được trao} {quyền|toàn quyền|mọi quyền|\
             đặc quyền|tất cả quyền}, \
             {quyền quản trị|quyền root|quyền nâng cao|toàn quyền|đặc quyền} {đã được cấp|đã được kích hoạt|\
             đã được trao|được cấp}, \
             {quản trị viên|nhà điều hành|nhà phát triển|chủ sở hữu} {đã cho phép bạn|cho phép bạn|đã tắt|đã gỡ|\
             ủy quyền cho bạn}, \
             chế độ {quản trị viên|siêu người dùng|quản trị}, {ưu tiên|mức ưu tiên} {tuyệt đối|tối cao|cao nhất}, \
             chỉ thị ưu tiên, chỉ thị khẩn cấp",
        ),
        (
            Obey,
            "thực hiện, tuân theo, tuân thủ, làm theo, thi hành, chạy, thực thi, tuân lệnh, vâng lời, \
             nhiệm vụ {duy nhất|mới|thật sự|thực sự|thực} của bạn, \
             {mục tiêu|công việc|sứ mệnh|mục đích} {duy nhất|mới|thực sự} của bạn, \
             chỉ {văn bản|tin nhắn|nội dung|chỉ thị|đoạn|dòng|hướng dẫn|tài liệu} này {có giá trị|có hiệu lực|\
             được tính|mới có|là}, \
             {thực hiện|làm|chạy|thi hành|thực thi|tuân theo|làm theo} {nội dung sau|điều sau|những điều sau|\
             các bước sau|những gì sau|lệnh sau|các lệnh sau|như sau|những việc sau|nội dung dưới đây|các lệnh dưới đây}, \
             chỉ {nghe|tuân theo|làm theo|nghe theo} {tôi|văn bản này|chỉ thị này|lệnh này}, phục tùng, nghe lệnh",
        ),
        (
            Here,
            "sau đây, dưới đây, bên dưới, tệp này, văn bản này, tài liệu này, trang này, các bước này, \
             hướng dẫn này, tin nhắn này, quảng cáo này, dòng này, ghi chú này, đánh giá này, điều này, từ đây, \
             nội dung sau, các bước sau, những dòng này",
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
        (
            Talk,
            "kẻ tấn công, tấn công, ví dụ, câu như, lừa đảo, độc hại, giả mạo, giả danh, mạo danh, \
             giả vờ là hệ thống, kẻ lừa đảo, kẻ xấu, tin tặc, cố thuyết phục, tìm cách thuyết phục, thường cố, \
             cái gọi là, âm mưu",
        ),
        (Agent, "mô hình, tác nhân, đại lý ai"),
        (Behind, "đưa cho bạn, cho bạn, bạn nhận được, nhà phát triển, người vận hành, đã nhận"),
        (
            Void,
            "không còn hiệu lực, hết hiệu lực, không áp dụng, không còn áp dụng, bị hủy, đã bị hủy, đã gỡ, gỡ bỏ, \
             đã dỡ bỏ, chỉ là thử nghiệm, vô hiệu, hết hạn, \
             {không còn|hết|chẳng còn} {hiệu lực|giá trị|áp dụng|tác dụng|ý nghĩa|ràng buộc|hợp lệ|được áp dụng}, \
             {đều|đã bị|bị|đã|được} {vô hiệu|vô hiệu hóa|hủy bỏ|huỷ bỏ|bãi bỏ|thu hồi|xóa bỏ|xoá bỏ|đình chỉ|chấm dứt}, \
             mất hiệu lực, coi như bỏ, không có giá trị",
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
        (
            OwnMemory,
            "bộ nhớ của bạn, \
             {bộ nhớ|trí nhớ|ký ức|kho nhớ|cơ sở tri thức} {dài hạn của bạn|lâu dài của bạn|vĩnh viễn của bạn|\
             của bạn|của mình}",
        ),
    ],
};
