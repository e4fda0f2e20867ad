use crate::reasons::{GONE, LOG_IN_USE, NOT_SEEN};
use crate::{Error, ForgetAnswer, NotKept, Session, ShowAnswer};
use veridical_kernel::{EpisodeId, FactId, Origin};
use veridical_policy::forget::{Forget, Forgetting, Forgotten, Target};
use veridical_policy::{Context, Decision, Permit, decide, kind};

/// What a command is about to forget: what it is, for the person who decides, and the policy's leave for exactly that.
/// A witness: [`Session::forgettable`] makes one where the policy lets it be applied, and [`Session::forget`] asks for it.
#[derive(Debug)]
pub struct Forgettable {
    shown: ShowAnswer,
    permit: Permit<kind::Forget, Forgetting>,
}

impl Forgettable {
    /// The item, as it is now.
    #[must_use]
    pub fn shown(&self) -> &ShowAnswer {
        &self.shown
    }
}

impl Session {
    /// What a command here would forget under this id. `Err` with the answer where nothing is to be forgotten: nothing of that
    /// id is seen, or the policy does not let it be applied. Forgetting needs a person who is asked at a terminal.
    ///
    /// # Errors
    /// [`Error`] when the store cannot be read.
    pub async fn forgettable(&self, id: &str) -> Result<Result<Forgettable, ForgetAnswer>, Error> {
        self.forgettable_by(id, &self.surroundings.command()).await
    }

    /// What becomes of the agent's wish to forget an item: it waits for a person, and since this version takes no approvals,
    /// is refused with what the user can do.
    ///
    /// # Errors
    /// [`Error`] when the store cannot be read.
    pub async fn ask_to_forget(&self, id: &str) -> Result<ForgetAnswer, Error> {
        let answer = self.forgettable_by(id, &self.surroundings.tool_call()).await?;
        // The policy lets no tool call apply it.
        Ok(answer.err().unwrap_or_else(|| ForgetAnswer::rejected(NotKept::below_agent_host(), None)))
    }

    async fn forgettable_by(
        &self,
        id: &str,
        origin: &Origin,
    ) -> Result<Result<Forgettable, ForgetAnswer>, Error> {
        let seen = self.show(id).await?;
        let Some((target, shown)) = seen.and_then(|shown| Some((target(&shown, id)?, shown))) else {
            return Ok(Err(ForgetAnswer::unseen()));
        };
        let wish = Forgetting::of(target, self.scope());
        let refused = |refusal: NotKept| {
            let sentence = format!(
                "{}; `veridical forget ID` in the user's own terminal asks and does it",
                refusal.sentence
            );
            ForgetAnswer::rejected(NotKept { sentence, ..refusal }, Some(id.to_owned()))
        };
        Ok(match decide(wish, origin, None, &Context::default(), &self.shared().policy) {
            Decision::Apply(permit) => Ok(Forgettable { shown, permit }),
            Decision::Stage(staged) => Err(refused(NotKept::from(staged.reason()))),
            Decision::Reject(reason) => Err(refused(NotKept::from(reason))),
        })
    }

    /// Forgets what was shown: it is removed with its history and all that follows from it, and the answer comes when its
    /// content is off the disk (R11.4).
    ///
    /// # Errors
    /// [`Error`] when the store fails, or still shows the item.
    pub async fn forget(&self, item: Forgettable) -> Result<ForgetAnswer, Error> {
        let id = item.permit.subject().target().as_str().to_owned();
        let done = Forget::forget(self.shared().storage.as_ref(), item.permit).await?;
        if self.show(&id).await?.is_some() {
            return Err(Error::ReadBack);
        }
        Ok(match done {
            Forgotten::Gone => ForgetAnswer::applied(id, GONE),
            Forgotten::LogInUse => ForgetAnswer::applied(id, LOG_IN_USE),
            Forgotten::Unknown => ForgetAnswer::unseen(),
        })
    }
}

fn target(shown: &ShowAnswer, id: &str) -> Option<Target> {
    if shown.episode.is_some() {
        return EpisodeId::parse(id).ok().map(Target::Episode);
    }
    FactId::parse(id).ok().map(Target::Fact)
}

impl ForgetAnswer {
    fn unseen() -> Self {
        Self::rejected(NotKept::new(NOT_SEEN.0, NOT_SEEN.1), None)
    }
}
