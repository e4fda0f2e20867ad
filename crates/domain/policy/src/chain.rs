//! The hash chain: every mutation appends one link, in its own transaction, whose mark depends on all before it
//! (R11.6). A link says what, when and by which permit, with a keyed hash in place of the content.

use crate::Receipt;
use async_trait::async_trait;
use veridical_kernel::{Custody, Seal, SealKey, StoreError, Timestamp};

/// One link, as stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// The number of the link, from 1 without a gap.
    pub number: u64,
    /// When.
    pub at: Timestamp,
    /// The mutation's name ([`Receipt::kind`]).
    pub kind: String,
    /// The capacity it was decided in, and whether a person approved it: `bridge`, `agent+approved`.
    pub permit: String,
    /// The id of what was changed, as its store named it.
    pub target: String,
    /// The keyed hash of the subject's canonical text.
    pub subject: Seal,
    /// The mark over all of this and the mark before.
    pub mark: Seal,
}

/// What the next link says, before it is marked.
#[derive(Debug)]
pub struct Event<'a> {
    /// When.
    pub at: Timestamp,
    /// By which permit.
    pub receipt: &'a Receipt,
    /// The id of what was changed.
    pub target: &'a str,
    /// The subject's canonical text ([`Subject::canonical`](crate::Subject::canonical)).
    pub subject: &'a [u8],
}

impl Link {
    /// The link that follows `last`, or the first one.
    #[must_use]
    pub fn after(last: Option<&Self>, event: &Event<'_>, key: &SealKey) -> Self {
        let capacity = event.receipt.capacity().word();
        let permit =
            if event.receipt.approved() { format!("{capacity}+approved") } else { capacity.to_owned() };
        let mut link = Self {
            number: last.map_or(1, |last| last.number + 1),
            at: event.at,
            kind: event.receipt.kind().to_owned(),
            permit,
            target: event.target.to_owned(),
            subject: key.seal("subject", [event.subject]),
            mark: start(key),
        };
        link.mark = link.marked(last.map_or_else(|| start(key), |last| last.mark), key);
        link
    }

    fn marked(&self, before: Seal, key: &SealKey) -> Seal {
        key.seal(
            "link",
            [
                before.as_bytes().as_slice(),
                &self.number.to_be_bytes(),
                &self.at.millis().to_be_bytes(),
                self.kind.as_bytes(),
                self.permit.as_bytes(),
                self.target.as_bytes(),
                self.subject.as_bytes(),
            ],
        )
    }
}

fn start(key: &SealKey) -> Seal {
    key.seal("chain", [])
}

/// Where a chain breaks: the first link whose number or mark is not what the links before it say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "the chain of changes breaks at link {number}: a row was edited, added, removed or moved outside the program"
)]
pub struct Broken {
    /// The number that the link should have.
    pub number: u64,
}

/// Checks a whole chain, in order, and returns its last link.
///
/// # Errors
/// [`Broken`] at the first link that does not follow.
pub fn verify(links: &[Link], key: &SealKey) -> Result<Option<Link>, Broken> {
    let mut last: Option<&Link> = None;
    for link in links {
        let number = last.map_or(1, |last| last.number + 1);
        let before = last.map_or_else(|| start(key), |last| last.mark);
        if link.number != number || link.mark != link.marked(before, key) {
            return Err(Broken { number });
        }
        last = Some(link);
    }
    Ok(last.cloned())
}

/// The end of a chain, kept elsewhere: with it a chain that was cut, put back or replaced as a whole is told from one
/// that only grew.
///
/// ```
/// use veridical_policy::chain::Head;
/// let text = format!("12:{}", "0f".repeat(32));
/// assert_eq!(text.parse::<Head>()?.to_string(), text);
/// assert!("12".parse::<Head>().is_err());
/// # Ok::<(), veridical_policy::chain::BadHead>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Head {
    number: u64,
    mark: Seal,
}

/// A text that is no head: a number, a colon, and 64 hex digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not the head of a chain: a number, a colon and 64 hex digits are expected")]
pub struct BadHead;

impl Head {
    /// The head of a chain that ends with this link.
    #[must_use]
    pub fn of(last: &Link) -> Self {
        Self { number: last.number, mark: last.mark }
    }

    /// Whether the chain holds the link that this was the head of.
    #[must_use]
    pub fn is_held_by(&self, links: &[Link]) -> bool {
        links.iter().any(|link| link.number == self.number && link.mark == self.mark)
    }
}

impl std::fmt::Display for Head {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.number, self.mark.to_hex())
    }
}

impl std::str::FromStr for Head {
    type Err = BadHead;
    fn from_str(text: &str) -> Result<Self, BadHead> {
        let (number, mark) = text.split_once(':').ok_or(BadHead)?;
        let number = number.parse().map_err(|_| BadHead)?;
        Ok(Self { number, mark: Seal::from_hex(mark).ok_or(BadHead)? })
    }
}

/// The port through which a person's command reads the whole chain.
#[async_trait]
pub trait Chain: Send + Sync {
    /// Every link, in order.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be read.
    async fn links(&self, custody: &Custody) -> Result<Vec<Link>, StoreError>;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Assurance, Context, Decision, Permit, Policy, Subject, decide, kind};
    use veridical_kernel::{
        Ancestry, Lease, Marker, PrincipalId, Profile, RepositoryReport, Scope, Surroundings, TenantId,
        Terminal, bind,
    };

    #[derive(Debug)]
    struct Word(Scope);
    impl Subject for Word {
        fn canonical(&self) -> Vec<u8> {
            b"word".to_vec()
        }
        fn scope(&self) -> &Scope {
            &self.0
        }
        fn assurance(&self) -> Assurance {
            Assurance::Stated
        }
    }

    fn receipt() -> Receipt {
        let profile = Profile { tenant: TenantId::parse("t").unwrap(), principal: PrincipalId::local() };
        let word = Word(bind(&profile, &RepositoryReport::Absent).scope().clone());
        let person = Surroundings {
            ancestry: Ancestry::Clear,
            marker: Marker::Absent,
            terminal: Terminal::Absent,
            lease: Lease::None,
        };
        let decision: Decision<kind::NewFact, Word> =
            decide(word, &person.command(), None, &Context::default(), &Policy::defaults());
        let Decision::Apply(permit) = decision else { panic!("a person's fact is applied") };
        Permit::redeem(permit).1
    }

    fn chain(length: u64, key: &SealKey) -> Vec<Link> {
        let receipt = receipt();
        (0..length).fold(Vec::new(), |mut links, n| {
            let at = Timestamp::from_millis(i64::try_from(n).unwrap()).unwrap();
            let target = format!("fact_{n}");
            let event = Event { at, receipt: &receipt, target: &target, subject: target.as_bytes() };
            let next = Link::after(links.last(), &event, key);
            links.push(next);
            links
        })
    }

    type Tampering = fn(&mut Vec<Link>);

    #[test]
    fn an_edit_an_insertion_a_removal_and_a_swap_break_the_chain() {
        let key = SealKey::new([1; 32]);
        let honest = chain(5, &key);
        assert_eq!(verify(&honest, &key).unwrap().map(|l| l.number), Some(5));
        let tamperings: [(&str, Tampering); 7] = [
            ("target", |l| l[2].target = "fact_9".into()),
            ("time", |l| l[2].at = Timestamp::from_millis(99).unwrap()),
            ("kind", |l| l[2].kind = "record-episode".into()),
            ("permit", |l| l[2].permit = "person+approved".into()),
            ("removal", |l| drop(l.remove(2))),
            ("swap", |l| l.swap(1, 2)),
            ("replay", |l| {
                let again = l[2].clone();
                l.push(again);
            }),
        ];
        for (name, tamper) in tamperings {
            let mut links = honest.clone();
            tamper(&mut links);
            assert!(verify(&links, &key).is_err(), "{name}");
        }
        assert!(verify(&honest, &SealKey::new([2; 32])).is_err(), "another key");
    }

    #[test]
    fn a_chain_cut_at_its_end_verifies_but_ends_elsewhere() {
        let key = SealKey::new([1; 32]);
        let links = chain(5, &key);
        let head = verify(&links, &key).unwrap();
        let head = Head::of(&head.unwrap());
        assert!(head.is_held_by(&links) && head.is_held_by(&chain(7, &key)), "it grew");
        assert!(!head.is_held_by(&links[..4]), "it was cut: the head kept with a backup tells");
        assert!(!head.is_held_by(&chain(7, &SealKey::new([2; 32]))), "it was replaced");
    }
}
