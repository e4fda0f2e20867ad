//! What an answer to a write says.

use super::*;

#[test]
fn an_answer_refuses_when_it_tells_of_an_error_or_of_no_success() {
    for (answer, expected) in [
        ("{\"error\":0}", false),
        ("{\"error\":5}", true),
        ("{\"error\":\"\"}", false),
        ("{\"error\":\"no\"}", true),
        ("{\"errors\":[]}", false),
        ("{\"errors\":[1]}", true),
        ("{\"ok\":false}", true),
        ("{\"ok\":true}", false),
        ("{\"code\":399}", false),
        ("{\"code\":400}", true),
        ("{\"code\":600}", false),
        ("{}", false),
    ] {
        assert_eq!(refuses(answer), expected, "{answer}");
    }
}
