use crate::{AuditAnswer, Error, Flaw, Memory};
use veridical_kernel::Custody;
use veridical_policy::chain::{Chain, Head};

/// The store ends otherwise than where it ended once.
pub(crate) const HEAD_MISSING: (&str, &str) = (
    "head-missing",
    "the chain does not hold the head that was kept: the file was cut, put back to an earlier state or replaced",
);

impl Memory {
    /// Checks the whole store against its chain of changes (R11.6), and against the `kept` head of an earlier check.
    /// Without a kept head a chain that was cut together with its last rows follows all the same, and so does a
    /// whole file that was put back.
    ///
    /// # Errors
    /// [`Error`] when the store cannot be read at all.
    pub async fn verify(&self, custody: &Custody, kept: Option<&Head>) -> Result<AuditAnswer, Error> {
        // The head comes first: what is written meanwhile is checked, and not vouched for.
        let links = Chain::links(self.storage(), custody).await?;
        let mut flaws = self.storage().check(custody).await?;
        if let Some(head) = kept.filter(|head| !head.is_held_by(&links)) {
            flaws.push(Flaw { code: HEAD_MISSING.0, detail: format!("{}: {head}", HEAD_MISSING.1) });
        }
        Ok(AuditAnswer::new(self.storage().describe().location, &links, kept, flaws))
    }
}
