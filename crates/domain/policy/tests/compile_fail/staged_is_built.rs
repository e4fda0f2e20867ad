use veridical_policy::*;

fn forge<T>(subject: T, reason: Reason, receipt: Receipt) -> Staged<T> {
    Staged { subject, reason, receipt }
}

fn main() {}
