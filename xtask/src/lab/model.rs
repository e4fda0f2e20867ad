//! The model: a server on loopback that speaks the chat-completions protocol and reads from a script.

use super::http;
use super::script::{Reply, Script};
use crate::fault::{Context as _, Fault};
use crate::json::At as _;
use serde_json::{Value, json};
use std::io::{self, BufReader};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

/// How often something awaited is looked at.
const TICK: Duration = Duration::from_millis(20);

/// After this a held answer goes anyway, so that a host that was not interrupted comes to its end.
const LONGEST_HOLD: Duration = Duration::from_secs(90);

/// What the model was asked.
#[derive(Debug, Clone)]
pub(crate) struct Request {
    body: Value,
    /// What the model answered in words.
    pub(super) reply: String,
}

impl Request {
    #[cfg(test)]
    pub(super) fn of(body: Value, reply: &str) -> Self {
        Self { body, reply: reply.to_owned() }
    }

    /// Whether this is a step of a conversation; a request for a title or a summary offers no tools.
    fn offers_tools(&self) -> bool {
        !self.body.list("/tools").is_empty()
    }

    pub(crate) fn messages(&self) -> &[Value] {
        self.body.list("/messages")
    }

    /// The texts of one role, in order.
    pub(crate) fn texts(&self, role: &str) -> Vec<String> {
        self.messages().iter().filter(|message| message.at("/role") == role).map(text).collect()
    }

    /// The newest text of one role.
    pub(crate) fn last(&self, role: &str) -> String {
        self.texts(role).pop().unwrap_or_default()
    }
}

/// The text of a message, its parts joined.
pub(super) fn text(message: &Value) -> String {
    match message.at("/content") {
        Value::String(text) => text.clone(),
        Value::Array(parts) => {
            parts.iter().filter_map(|part| part.at("/text").as_str()).collect::<Vec<_>>().join("\n")
        }
        _ => String::new(),
    }
}

/// A running model server; it stops when this is dropped.
pub(crate) struct Model {
    address: SocketAddr,
    state: Arc<State>,
}

#[derive(Default)]
struct State {
    script: Mutex<Script>,
    requests: Mutex<Vec<Request>>,
    asides: Mutex<Vec<Request>>,
    closing: AtomicBool,
    released: AtomicBool,
}

impl Model {
    pub(super) fn start() -> Result<Self, Fault> {
        let doing = "starting the model server";
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).during(doing)?;
        let address = listener.local_addr().during(doing)?;
        let state = Arc::new(State::default());
        let shared = Arc::clone(&state);
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                if shared.closing.load(Ordering::SeqCst) {
                    return;
                }
                let (Ok(stream), state) = (stream, Arc::clone(&shared)) else { continue };
                // A client that goes away in the middle, as an interrupted host does, ends its own thread only.
                std::thread::spawn(move || drop(serve(&state, stream)));
            }
        });
        Ok(Self { address, state })
    }

    pub(super) fn url(&self) -> String {
        format!("http://{}/v1", self.address)
    }

    /// Puts a new script in place and forgets earlier requests.
    pub(super) fn load(&self, script: Script) {
        self.state.released.store(false, Ordering::SeqCst);
        *lock(&self.state.script) = script;
        lock(&self.state.requests).clear();
        lock(&self.state.asides).clear();
    }

    /// The requests with tools since the script was loaded.
    pub(super) fn requests(&self) -> Vec<Request> {
        lock(&self.state.requests).clone()
    }

    /// The requests without tools since the script was loaded: for titles and summaries.
    pub(super) fn asides(&self) -> Vec<Request> {
        lock(&self.state.asides).clone()
    }

    /// Lets answers go that are held.
    pub(super) fn release(&self) {
        self.state.released.store(true, Ordering::SeqCst);
    }

    /// How many answers of the script were never asked for.
    pub(super) fn unsaid(&self) -> usize {
        lock(&self.state.script).left()
    }

    /// Waits until that many requests with tools have come.
    pub(super) fn await_request(&self, count: usize, limit: Duration) -> Result<(), Fault> {
        let until = Instant::now() + limit;
        while lock(&self.state.requests).len() < count {
            if Instant::now() > until {
                return Err(Fault::new(format!("the host did not send request {count} within {limit:.0?}")));
            }
            std::thread::sleep(TICK);
        }
        Ok(())
    }
}

impl Drop for Model {
    fn drop(&mut self) {
        self.state.closing.store(true, Ordering::SeqCst);
        // The listener looks at the flag when something connects.
        drop(TcpStream::connect(self.address));
    }
}

/// A thread that panicked while it held the lock leaves a script that is still in order.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

fn serve(state: &State, stream: TcpStream) -> io::Result<()> {
    let mut reader = BufReader::new(stream.try_clone()?);
    let mut stream = stream;
    let Some(received) = http::receive(&mut reader)? else { return Ok(()) };
    match (received.method.as_str(), received.path.as_str()) {
        ("GET", path) if path.ends_with("/models") => {
            let model =
                json!({"id": "stub-model", "object": "model", "owned_by": "stub", "context_length": 200_000});
            http::json(&mut stream, 200, &json!({"object": "list", "data": [model]}).to_string())
        }
        ("POST", path) if path.ends_with("/chat/completions") => {
            let mut request = Request {
                body: serde_json::from_slice(&received.body).unwrap_or_default(),
                reply: String::new(),
            };
            let streams = request.body.at("/stream") == true;
            let reply = if request.offers_tools() {
                let reply = lock(&state.script).next(&request);
                request.reply.clone_from(&reply.text);
                lock(&state.requests).push(request);
                reply
            } else {
                lock(&state.asides).push(request);
                Reply::say("A short title")
            };
            let until = Instant::now() + LONGEST_HOLD;
            while reply.held && !state.released.load(Ordering::SeqCst) && Instant::now() < until {
                std::thread::sleep(TICK);
            }
            if streams {
                http::events(&mut stream, &chunks(&reply))
            } else {
                http::json(&mut stream, 200, &whole(&reply).to_string())
            }
        }
        _ => http::json(&mut stream, 404, r#"{"error":{"message":"not found"}}"#),
    }
}

fn calls(reply: &Reply) -> Vec<Value> {
    let call = |(index, (tool, arguments)): (usize, &(String, Value))| {
        // The host keys results by call id, so an id is never used twice in a conversation.
        json!({
            "index": index,
            "id": format!("call_{}", fresh()),
            "type": "function",
            "function": {"name": tool, "arguments": arguments.to_string()},
        })
    };
    reply.calls.iter().enumerate().map(call).collect()
}

fn fresh() -> usize {
    static COUNT: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(1);
    COUNT.fetch_add(1, Ordering::Relaxed)
}

fn finish(reply: &Reply) -> &'static str {
    if reply.calls.is_empty() { "stop" } else { "tool_calls" }
}

fn usage(reply: &Reply) -> Value {
    // The model holds 200,000, and the host compresses at three quarters.
    let asked = if reply.heavy { 160_000 } else { 100 };
    json!({"prompt_tokens": asked, "completion_tokens": 10, "total_tokens": asked + 10})
}

/// The answer as one document.
fn whole(reply: &Reply) -> Value {
    let message = match reply.calls.as_slice() {
        [] => json!({"role": "assistant", "content": reply.text}),
        _ => json!({"role": "assistant", "content": reply.text, "tool_calls": calls(reply)}),
    };
    json!({
        "id": "chatcmpl-stub", "object": "chat.completion", "created": 0, "model": "stub-model", "usage": usage(reply),
        "choices": [{"index": 0, "message": message, "finish_reason": finish(reply)}],
    })
}

/// The answer as a stream: the role, the words in pieces, the calls, the end.
fn chunks(reply: &Reply) -> Vec<String> {
    let chunk = |delta: Value, end: Option<&str>| {
        json!({
            "id": "chatcmpl-stub", "object": "chat.completion.chunk", "created": 0, "model": "stub-model",
            "choices": [{"index": 0, "delta": delta, "finish_reason": end}],
            "usage": end.map(|_| usage(reply)),
        })
        .to_string()
    };
    let mut chunks = vec![chunk(json!({"role": "assistant", "content": ""}), None)];
    let letters: Vec<char> = reply.text.chars().collect();
    chunks.extend(
        letters.chunks(40).map(|piece| chunk(json!({"content": piece.iter().collect::<String>()}), None)),
    );
    chunks.extend(calls(reply).into_iter().map(|call| chunk(json!({"tool_calls": [call]}), None)));
    chunks.push(chunk(json!({}), Some(finish(reply))));
    chunks
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Read as _, Write as _};

    fn ask(model: &Model, path: &str, body: Option<&Value>) -> String {
        let mut stream = TcpStream::connect(model.address).unwrap();
        match body.map(Value::to_string) {
            Some(body) => {
                write!(stream, "POST {path} HTTP/1.1\r\nContent-Length: {}\r\n\r\n{body}", body.len())
            }
            None => write!(stream, "GET {path} HTTP/1.1\r\n\r\n"),
        }
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer.split_once("\r\n\r\n").unwrap().1.to_owned()
    }

    fn conversation(stream: bool) -> Value {
        json!({"stream": stream, "tools": [{"function": {"name": "terminal"}}], "messages": [{"role": "user", "content": "go"}]})
    }

    const CHAT: &str = "/v1/chat/completions";

    #[test]
    fn answers_come_in_the_order_of_the_script_whether_streamed_or_not() {
        let model = Model::start().unwrap();
        model.load(Script::new().run("ls").with(|asked| Reply::say(format!("heard {}", asked.last("user")))));
        let streamed = ask(&model, CHAT, Some(&conversation(true)));
        assert!(
            streamed.contains(r#"\"command\":\"ls\""#) && streamed.ends_with("data: [DONE]\n\n"),
            "{streamed}"
        );
        let whole: Value = serde_json::from_str(&ask(&model, CHAT, Some(&conversation(false)))).unwrap();
        assert_eq!(whole["choices"][0]["message"]["content"], "heard go");
        assert_eq!(model.requests().len(), 2);
    }

    #[test]
    fn a_request_without_tools_consumes_no_answer() {
        let model = Model::start().unwrap();
        model.load(Script::new().say("first"));
        let title = ask(&model, CHAT, Some(&json!({"messages": []})));
        assert!(title.contains("title"), "{title}");
        assert_eq!((model.unsaid(), model.requests().len()), (1, 0));
    }

    #[test]
    fn the_model_is_listed_and_other_paths_are_not_found() {
        let model = Model::start().unwrap();
        assert!(ask(&model, "/api/v1/models", None).contains("stub-model"));
        assert!(ask(&model, "/v1/else", None).contains("not found"));
    }

    #[test]
    fn a_stream_carries_the_whole_text() {
        let text = "é".repeat(95);
        let pieces = chunks(&Reply::say(text.clone()));
        let joined: String = pieces
            .iter()
            .filter_map(|piece| {
                let piece: Value = serde_json::from_str(piece).unwrap();
                piece["choices"][0]["delta"]["content"].as_str().map(str::to_owned)
            })
            .collect();
        assert_eq!(joined, text);
    }
}
