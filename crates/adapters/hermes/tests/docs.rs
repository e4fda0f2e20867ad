//! docs/formats/protocol.md says what the code says.

use veridical_hermes::protocol::{PROTOCOL, ProtocolReason, REQUESTS};

const PAGE: &str = include_str!("../../../../docs/formats/protocol.md");

#[test]
fn the_page_describes_every_message_and_every_code() {
    assert!(PAGE.starts_with(&format!("# Protocol: `{PROTOCOL}`")));
    for request in REQUESTS {
        assert!(PAGE.contains(&format!("\"type\": \"{request}\"")), "{request}");
    }
    for reason in ProtocolReason::ALL {
        assert!(PAGE.contains(&format!("| `{}` | {} |", reason.code(), reason.describe())), "{reason:?}");
    }
}
