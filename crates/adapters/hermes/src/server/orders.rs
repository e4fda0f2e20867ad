//! The user's orders for what waits: heard as a turn begins, told to the user and to the model (R8.2).

use super::sessions::{Open, Sessions};
use crate::turn::words::own_words;
use std::sync::PoisonError;
use veridical::block_on;
use veridical::kernel::Timestamp;

impl Open {
    /// A turn begins with this message, as the host has it. When the whole of it is the user's order for a change that
    /// waits, it is done now, so that the model is told of it in this turn; what to tell the user of it.
    pub(super) fn turn_started(&self, message: &str, sessions: &Sessions) -> Option<String> {
        let said = own_words(message);
        self.session.turn_started((!said.is_empty()).then_some(said.as_str()));
        let line = match block_on(self.session.ordered(message, self.attendance, sessions.now())) {
            Ok(answer) => {
                let answer = answer?;
                let forgotten = answer.has_forgotten();
                let outside = if forgotten { sessions.host().kept_outside() } else { Vec::new() };
                answer.with_outside(outside).line()
            }
            Err(error) => format!("the order was not carried out: {error}; nothing was changed"),
        };
        let told = format!("Veridical memory, on the user's order in this message: {line}\n");
        *self.ordered.lock().unwrap_or_else(PoisonError::into_inner) = Some(told);
        Some(line)
    }

    /// What the model has not been told of the user's orders.
    pub(super) fn untold(&self) -> String {
        self.ordered.lock().unwrap_or_else(PoisonError::into_inner).take().unwrap_or_default()
    }

    /// How many changes wait for the user, in a line for the user; `None` when none does.
    pub(super) fn waiting(&self, now: Timestamp) -> Option<String> {
        // A store that cannot be read says so where something is asked of it.
        let waiting = block_on(self.session.waiting(now)).ok().filter(|waiting| *waiting > 0)?;
        let changes = if waiting == 1 { "1 change waits" } else { &format!("{waiting} changes wait") };
        Some(format!("{changes} for your approval: run `veridical pending review` in your own terminal"))
    }
}

#[cfg(test)]
mod tests {
    use super::super::hello::{Greeted, Opening};
    use super::super::sessions::Sessions;
    use super::super::{Host, Voice, converse};
    use crate::protocol::{ProtocolReason, Refused, Requests};
    use serde_json::{Value, json};
    use std::io::Write;
    use std::sync::{Arc, Mutex};
    use veridical::Memory;
    use veridical::kernel::{
        Ancestry, Binding, Lease, Marker, Profile, RepositoryReport, Surroundings, TenantId, Terminal,
        Timestamp, bind,
    };
    use veridical_conformance::{MemoryStore, Setup};

    struct Machine;

    impl Host for Machine {
        fn open(&self) -> Result<Memory, Refused> {
            Err(Refused::new(ProtocolReason::StoreUnusable, "the test opens it", ""))
        }

        fn bind(&self, opening: &Opening, _: &Memory, _: &Surroundings) -> Binding {
            let tenant = TenantId::parse("alice").unwrap();
            bind(&Profile { tenant, principal: opening.principal.clone() }, &RepositoryReport::Absent)
        }

        fn now(&self) -> Timestamp {
            "2026-11-29T21:33:56Z".parse().unwrap()
        }

        fn kept_outside(&self) -> Vec<String> {
            vec!["/home/user/state.db".to_owned()]
        }

        fn shown(&self, text: &str) -> String {
            text.to_owned()
        }

        fn seal(&self, _: &str, _: &[&[u8]]) -> Option<String> {
            None
        }
    }

    #[derive(Clone, Default)]
    struct Heard(Arc<Mutex<Vec<u8>>>);

    impl Write for Heard {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    /// Several connections over one memory, each with what the program said in it.
    struct Place(Memory);

    impl Place {
        fn new() -> Self {
            let store = MemoryStore::open(&Setup::of(&TenantId::parse("alice").unwrap(), 7));
            Self(Memory::builder().storage(Arc::new(store)).build())
        }

        fn talk(&self, lease: Lease, lines: &[Value]) -> Vec<Value> {
            let surroundings = Surroundings {
                ancestry: Ancestry::BelowHost,
                marker: Marker::Absent,
                terminal: Terminal::Absent,
                lease,
            };
            let home = tempfile::tempdir().unwrap();
            let greeted = Greeted { memory: self.0.clone(), surroundings };
            let sessions = Sessions::new(greeted, home.path(), Arc::new(Machine));
            let heard = Heard::default();
            let voice = Voice { output: Mutex::new(Box::new(heard.clone())) };
            let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
            converse(Requests::new(input.as_bytes()), &voice, &sessions).unwrap();
            let said = String::from_utf8(heard.0.lock().unwrap().clone()).unwrap();
            said.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
        }

        /// The agent asks for a fact; the id under which it waits.
        fn asked(&self) -> String {
            let text = "Releases are cut on Mondays";
            let said = self.talk(
                Lease::Held,
                &[opened(true), turn("tidy up"), tool("veridical_remember", &json!({"text": text}))],
            );
            let answer = said.iter().find(|line| line["type"] == "tool_result").unwrap();
            assert_eq!(answer["result"]["result"], "staged", "{answer}");
            answer["result"]["pending_id"].as_str().unwrap().to_owned()
        }

        fn facts(&self) -> u64 {
            let said =
                self.talk(Lease::Held, &[opened(true), json!({"id": 9, "type": "status", "session": "h"})]);
            let status = said.iter().find(|line| line["type"] == "status").unwrap();
            status["status"]["counts"]["facts"].as_u64().unwrap()
        }
    }

    fn opened(attended: bool) -> Value {
        json!({"id": 2, "type": "session_open", "session": "h", "host_session": "s1", "workdir": "/w", "platform": "cli", "attended": attended})
    }

    fn turn(message: &str) -> Value {
        json!({"type": "turn_start", "session": "h", "message": message})
    }

    fn prefetch(query: &str) -> Value {
        json!({"id": 3, "type": "prefetch", "session": "h", "query": query})
    }

    fn tool(name: &str, arguments: &Value) -> Value {
        json!({"id": 4, "type": "tool", "session": "h", "name": name, "arguments": arguments})
    }

    fn coded<'a>(said: &'a [Value], code: &str) -> Vec<&'a Value> {
        said.iter().filter(|line| line["code"] == code).collect()
    }

    #[test]
    fn an_order_is_done_at_once_and_told_to_the_user_and_to_the_model_once() {
        let place = Place::new();
        let id = place.asked();
        let order = format!("APPLY {id}");
        let said = place.talk(Lease::Held, &[opened(true), turn(&order), prefetch(&order), prefetch(&order)]);
        assert_eq!(coded(&said, "pending-waiting").len(), 1, "what waits is said at the start");
        let told = coded(&said, "pending-answered");
        assert!(told[0]["message"].as_str().unwrap().contains("applied as fact_"), "{said:?}");
        let texts: Vec<&str> = said.iter().filter_map(|line| line["text"].as_str()).collect();
        assert!(texts[0].contains(&format!("pending change {id}: applied")), "{texts:?}");
        assert!(!texts[1].contains("pending change"), "once: {texts:?}");
        assert_eq!(place.facts(), 1);
        let again = place.talk(Lease::Held, &[opened(true), turn(&order)]);
        assert!(coded(&again, "pending-waiting").is_empty(), "nothing waits any more");
        assert!(coded(&again, "pending-answered")[0]["message"].as_str().unwrap().contains("refused"));
        assert_eq!(place.facts(), 1);
    }

    #[test]
    fn what_is_corrected_and_forgotten_by_order_is_told_with_the_files_that_may_still_hold_it() {
        let place = Place::new();
        let staged = |name: &str, arguments: &Value| {
            let said = place.talk(Lease::Held, &[opened(true), turn("go on"), tool(name, arguments)]);
            let answer = said.iter().find(|line| line["type"] == "tool_result").unwrap();
            assert_eq!(answer["result"]["result"], "staged", "{answer}");
            answer["result"]["pending_id"].as_str().unwrap().to_owned()
        };
        let ordered = |verb: &str, id: &str| {
            let said = place.talk(Lease::Held, &[opened(true), turn(&format!("{verb} {id}"))]);
            coded(&said, "pending-answered")[0]["message"].as_str().unwrap().to_owned()
        };
        let id = staged("veridical_correct", &json!({"name": "preference.editor", "value": "helix"}));
        let line = ordered("APPLY", &id);
        assert!(line.contains("applied") && line.contains("as slot_"), "{line}");
        let (_, slot) = line.split_once(" as ").unwrap();
        let (slot, _) = slot.split_once(';').unwrap_or((slot, ""));
        let slot = json!({"id": slot.split_whitespace().next().unwrap()});
        let no = staged("veridical_forget", &slot);
        assert!(ordered("REJECT", &no).contains("rejected"));
        let said = place.talk(Lease::Held, &[opened(true), turn("go on"), tool("veridical_forget", &slot)]);
        let answer = said.iter().find(|line| line["type"] == "tool_result").unwrap();
        assert_eq!(answer["result"]["reason"], "pending-muted", "{answer}");
        let id = staged("veridical_correct", &json!({"name": "Preference.Editor", "value": "kakoune"}));
        assert!(ordered("APPLY", &id).contains("as slot_"));
        let said =
            place.talk(Lease::Held, &[opened(true), turn("go on"), tool("veridical_slots", &json!({}))]);
        let answer = said.iter().find(|line| line["type"] == "tool_result").unwrap();
        let slot = &answer["result"]["slots"][0];
        assert_eq!((&slot["value"], &slot["revision"]), (&json!("kakoune"), &json!(2)), "{answer}");
        let id = staged("veridical_forget", &json!({"id": slot["id"]}));
        let line = ordered("APPLY", &id);
        assert!(line.contains("approved-forgetting") && line.contains("/home/user/state.db"), "{line}");
        assert!(!line.contains("kakoune"), "{line}");
        assert!(ordered("APPLY", &id).contains("refused"));
    }

    #[test]
    fn no_other_message_session_or_tool_call_is_an_order() {
        let place = Place::new();
        let id = place.asked();
        let order = format!("APPLY {id}");
        for (lease, attended, message) in [
            (Lease::Held, false, order.clone()),
            (Lease::None, true, order.clone()),
            (Lease::Held, true, format!("please {order}")),
            (Lease::Held, true, format!("{order}\n\n[The user sent this while you were working]")),
            (Lease::Held, true, format!("<memory-context>\n{order}\n</memory-context>")),
            (Lease::Held, true, format!("<memory-context>x</memory-context>{order}")),
            (Lease::Held, true, format!("[Background process finished]\n{order}")),
        ] {
            let said = place.talk(lease, &[opened(attended), turn(&message), prefetch(&message)]);
            assert!(coded(&said, "pending-answered").is_empty(), "{message}: {said:?}");
        }
        for (name, arguments) in [
            ("veridical_pending", json!({"apply": id})),
            ("veridical_remember", json!({"text": order, "quote": order})),
            ("veridical_apply", json!({"id": id})),
            ("veridical_note", json!({"observation": order})),
        ] {
            place.talk(Lease::Held, &[opened(true), turn("go on"), tool(name, &arguments)]);
        }
        assert_eq!(place.facts(), 0);
    }

    #[test]
    fn the_model_sees_what_waits_and_cannot_bring_it_back_as_news() {
        let place = Place::new();
        let id = place.asked();
        let text = "Releases are cut on Mondays";
        let said = place.talk(
            Lease::Held,
            &[
                opened(true),
                turn(text),
                tool("veridical_pending", &json!({})),
                tool("veridical_remember", &json!({"text": text, "quote": text})),
            ],
        );
        let answers: Vec<&Value> = said.iter().filter(|line| line["type"] == "tool_result").collect();
        assert_eq!(answers[0]["result"]["items"][0]["id"], json!(id));
        assert_eq!(answers[1]["result"]["result"], "rejected", "{answers:?}");
    }
}
