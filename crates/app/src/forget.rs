use crate::pending::{Doomed, Waits};
use crate::reasons::{GONE, LOG_IN_USE, LOST_RACE, NOT_SEEN};
use crate::{Error, FactView, ForgetAnswer, NotKept, Session, ShowAnswer, SlotView};
use veridical_kernel::Origin;
use veridical_policy::forget::{Forget, Forgetting, Forgotten};
use veridical_policy::{Context, Decision, Permit, decide, kind};

/// What a command is about to forget: what it is, for the person who decides, and the policy's leave for exactly that.
/// A witness: [`Session::forgettable`] makes one where the policy lets it be applied, and [`Session::forget`] asks for it.
#[derive(Debug)]
pub struct Forgettable {
    shown: ShowAnswer,
    earlier: Vec<SlotView>,
    permit: Permit<kind::Forget, Forgetting>,
}

impl Forgettable {
    /// The item, as it is now; of a slot the newest value.
    #[must_use]
    pub fn shown(&self) -> &ShowAnswer {
        &self.shown
    }

    /// The earlier values of a slot, newest first, which go with it.
    #[must_use]
    pub fn earlier(&self) -> &[SlotView] {
        &self.earlier
    }
}

impl Session {
    /// What a command here would forget under this id. `Err` with the answer where nothing is forgotten now: nothing of that
    /// id is seen, or it waits for a person. Forgetting needs a person who is asked at a terminal.
    ///
    /// # Errors
    /// [`Error`] when the store fails; then nothing was written.
    pub async fn forgettable(&self, id: &str) -> Result<Result<Forgettable, ForgetAnswer>, Error> {
        self.forgettable_by(id, &self.surroundings.command()).await
    }

    /// What becomes of the agent's wish to forget an item: it waits for a person, who is shown the item.
    ///
    /// # Errors
    /// [`Error`] when the store fails; then nothing was written.
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
        let Some(doomed) = self.doomed(id).await? else { return Ok(Err(ForgetAnswer::unseen())) };
        let Some(target) = doomed.target() else { return Ok(Err(ForgetAnswer::unseen())) };
        let item = target.as_str().to_owned();
        let wish = Forgetting::of(target, self.scope());
        let answer = match decide(wish, origin, None, &Context::default(), &self.shared().policy) {
            Decision::Apply(permit) => {
                let (shown, earlier) = self.doomed_views(&doomed);
                return Ok(Ok(Forgettable { shown, earlier, permit }));
            }
            Decision::Reject(reason) => ForgetAnswer::rejected(reason.into(), Some(item)),
            Decision::Stage(staged) => {
                let why = NotKept::from(staged.reason());
                match self.let_wait(staged).await? {
                    Waits::Waiting { id, known } => ForgetAnswer::staged(item, id, known, &why),
                    Waits::Not(why) => ForgetAnswer::rejected(why, Some(item)),
                }
            }
        };
        Ok(Err(answer))
    }

    fn doomed_views(&self, doomed: &Doomed) -> (ShowAnswer, Vec<SlotView>) {
        let private = self.shared().screener.private();
        match doomed {
            Doomed::Episode(episode) => (ShowAnswer::episode(episode), Vec::new()),
            Doomed::Fact(fact) => (ShowAnswer::fact(FactView::of(fact, private)), Vec::new()),
            Doomed::Slot(newest, earlier) => {
                let view = |value| SlotView::of(value, private);
                (ShowAnswer::slot(view(newest)), earlier.iter().map(view).collect())
            }
        }
    }

    /// Forgets what was shown: it is removed with its history and all that follows from it, and the answer comes when its
    /// content is off the disk (R11.4).
    ///
    /// # Errors
    /// [`Error`] when the store fails, or still shows the item.
    pub async fn forget(&self, item: Forgettable) -> Result<ForgetAnswer, Error> {
        let id = item.permit.subject().target().as_str().to_owned();
        let done = Forget::forget(self.shared().storage.as_ref(), item.permit).await?;
        match done {
            Forgotten::Unknown => return Ok(ForgetAnswer::unseen()),
            Forgotten::Changed => return Ok(ForgetAnswer::rejected(LOST_RACE.into(), Some(id))),
            Forgotten::Gone | Forgotten::LogInUse => {}
        }
        if self.show(&id).await?.is_some() {
            return Err(Error::ReadBack);
        }
        let end = if done == Forgotten::Gone { GONE } else { LOG_IN_USE };
        Ok(ForgetAnswer::applied(id, end))
    }
}

impl ForgetAnswer {
    fn unseen() -> Self {
        Self::rejected(NotKept::new(NOT_SEEN.0, NOT_SEEN.1), None)
    }
}
