//! As much of HTTP/1.1 as a client on loopback needs: one request a connection, by length, answered and closed.

use std::io::{self, BufRead, Read as _, Write};

/// Largest request body that is read; a host's requests are far smaller.
const LARGEST: u64 = 64 * 1024 * 1024;

/// A request as it came over the wire.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Received {
    pub(super) method: String,
    pub(super) path: String,
    pub(super) body: Vec<u8>,
}

/// Reads one request; `None` when the client closed without asking.
pub(super) fn receive(stream: &mut impl BufRead) -> io::Result<Option<Received>> {
    let mut line = String::new();
    if stream.read_line(&mut line)? == 0 {
        return Ok(None);
    }
    let mut words = line.split_whitespace();
    let (Some(method), Some(path)) = (words.next(), words.next()) else {
        return Err(io::Error::new(io::ErrorKind::InvalidData, "no request line"));
    };
    let (method, path) = (method.to_owned(), path.to_owned());
    let mut length = 0;
    loop {
        let mut header = String::new();
        if stream.read_line(&mut header)? == 0 || header.trim().is_empty() {
            break;
        }
        if let Some((name, value)) = header.split_once(':')
            && name.eq_ignore_ascii_case("content-length")
        {
            length =
                value.trim().parse().map_err(|_| io::Error::new(io::ErrorKind::InvalidData, "bad length"))?;
        }
    }
    let mut body = Vec::new();
    stream.take(LARGEST.min(length)).read_to_end(&mut body)?;
    Ok(Some(Received { method, path, body }))
}

/// Answers with a JSON document.
pub(super) fn json(stream: &mut impl Write, status: u16, body: &str) -> io::Result<()> {
    write!(
        stream,
        "HTTP/1.1 {status} Stub\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    )?;
    stream.flush()
}

/// Answers with server-sent events, one a document, and the end mark of the protocol.
pub(super) fn events(stream: &mut impl Write, events: &[String]) -> io::Result<()> {
    write!(stream, "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n")?;
    for event in events {
        write!(stream, "data: {event}\n\n")?;
    }
    write!(stream, "data: [DONE]\n\n")?;
    stream.flush()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_is_read_to_its_stated_length_and_no_further() {
        let mut wire: &[u8] = b"POST /v1/x HTTP/1.1\r\nHost: a\r\ncontent-LENGTH: 4\r\n\r\nbodyPOST next";
        let received = receive(&mut wire).unwrap().unwrap();
        assert_eq!((received.method.as_str(), received.path.as_str()), ("POST", "/v1/x"));
        assert_eq!(received.body, b"body");
        assert_eq!(wire, b"POST next");
    }

    #[test]
    fn a_connection_without_a_request_is_no_error_and_noise_is_one() {
        assert_eq!(receive(&mut &b""[..]).unwrap(), None);
        assert!(receive(&mut &b"\r\n\r\n"[..]).is_err());
    }
}
