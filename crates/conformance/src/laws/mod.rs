//! The contract, law by law. A law opens stores of a backend, does what its name says and reports the first promise
//! that was broken. Laws share nothing, so they run in any order and at once.

mod chain;
mod changes;
mod episodes;
mod facts;
mod failures;
mod forgetting;
mod ground;
mod life;
mod pending;
mod places;
mod recall;
mod scope;
mod slots;
mod superseding;
mod targets;

use crate::{Backend, Breach};

/// One law: a promise of every store, and the function that tries a backend for it.
#[derive(Clone, Copy)]
pub struct Law {
    /// The promise, as a sentence in snake case.
    pub name: &'static str,
    /// Tries a backend.
    pub check: fn(&dyn Backend) -> Result<(), Breach>,
}

impl std::fmt::Debug for Law {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

macro_rules! laws {
    ($($room:ident: $($law:ident)+;)+) => {
        /// Every law.
        pub const ALL: &[Law] = &[$($(Law { name: stringify!($law), check: $room::$law },)+)+];
    };
}

laws! {
    facts:
        a_fact_is_read_back_as_it_was_stated
        the_same_fact_again_changes_nothing
        a_fact_belongs_to_one_person
        a_global_fact_is_seen_in_every_project_and_in_none
        a_project_fact_is_seen_in_its_project_alone;
    episodes:
        an_episode_is_read_back_as_it_was_recorded
        a_stated_episode_is_read_back_as_stated_and_not_as_verified
        the_same_lesson_is_attested_and_never_stored_twice
        only_another_line_of_sessions_that_was_not_shown_the_episode_attests_it_independently
        what_a_line_of_sessions_was_shown_is_known_to_whoever_serves_it_later
        episodes_are_listed_newest_first_page_by_page
        two_writers_at_once_store_a_lesson_once;
    scope:
        no_read_path_shows_an_episode_of_another_project
        the_people_of_a_profile_share_its_episodes
        where_each_person_has_episodes_of_their_own_nobody_sees_those_of_another
        a_session_without_a_project_sees_global_facts_alone
        another_profile_reads_nothing_and_writes_nothing
        foreign_items_take_no_place_of_own_ones
        foreign_items_change_neither_scores_nor_order_nor_pages
        what_happened_is_added_up_by_person_and_project;
    chain:
        each_mutation_appends_one_link_and_the_chain_verifies
        reading_writes_nothing
        a_store_that_nobody_touched_has_no_flaw;
    pending:
        what_waits_reads_back_as_it_was_asked_for
        what_waits_is_seen_by_its_person_in_its_project_alone
        the_same_proposal_again_waits_once
        an_id_takes_effect_at_most_once
        of_many_who_claim_one_id_at_once_one_gets_it
        what_came_of_a_claim_is_kept
        nobody_takes_all_places_and_one_item_takes_one
        a_no_ends_it_and_is_heard_for_thirty_days
        what_has_waited_too_long_is_neither_applied_nor_in_the_way
        the_content_of_what_does_not_wait_any_more_is_gone
        each_step_of_what_waits_is_in_the_chain;
    targets:
        a_slots_change_waits_and_is_applied_at_its_revision
        a_slots_change_that_lost_its_race_changes_nothing
        of_one_target_the_newest_proposal_waits
        a_forgetting_waits_and_takes_what_is_about_the_item
        what_is_not_as_it_was_shown_is_not_forgotten;
    changes:
        a_change_of_a_fact_waits_and_is_applied
        a_change_of_a_fact_that_ended_changes_nothing;
    recall:
        terms_are_counted_within_the_scope
        what_holds_most_of_the_query_comes_first
        a_filter_applies_before_the_limit
        any_text_is_a_safe_query
        words_of_every_script_find_their_item;
    places:
        a_place_is_the_project_of_its_first_use_whatever_comes_later
        a_person_has_a_place_be_another_project_or_one_of_its_own
        a_place_that_is_forgotten_is_used_for_the_first_time_again
        of_two_first_uses_at_once_one_is_the_first
        a_folder_leads_to_the_place_of_its_first_use_until_a_person_says_otherwise
        the_places_of_a_profile_are_its_own;
    failures:
        an_episode_is_offered_for_the_very_failure_that_it_is_about
        a_lesson_of_several_tests_is_offered_for_each_of_them_in_whatever_order_they_failed
        a_failure_of_another_project_offers_nothing
        of_many_lessons_about_a_failure_those_that_ended_it_are_offered;
    superseding:
        a_lesson_that_a_later_one_contradicts_points_to_it_and_is_history
        only_a_later_success_about_the_same_failure_supersedes
        a_failure_of_several_tests_is_superseded_when_all_of_them_are_mended;
    forgetting:
        what_is_forgotten_is_gone_from_every_read_and_is_not_learnt_again
        nobody_forgets_what_they_do_not_see
        a_slot_is_forgotten_with_its_history
        a_failure_whose_fix_is_forgotten_is_live_again;
    life:
        of_facts_that_contradict_each_other_none_is_current_until_one_is_chosen
        facts_that_seem_to_contradict_each_other_hold_both_when_a_person_says_so
        a_fact_that_repeats_another_one_is_noted_and_current
        a_fact_that_is_replaced_points_to_the_later_one_and_is_history
        what_was_invalidated_is_history_and_can_be_stated_again
        a_contradiction_ends_with_one_of_its_sides
        what_is_added_to_a_fact_is_read_back_and_its_wordings_are_searched
        a_fact_ends_with_its_time
        of_writers_at_once_that_contradict_each_other_none_wins
        a_fact_that_is_widened_holds_everywhere
        nobody_changes_a_fact_that_they_do_not_see
        what_a_forgotten_fact_replaced_goes_with_it;
    slots:
        a_correction_takes_the_place_of_the_expected_value
        a_lost_race_changes_nothing_and_shows_the_live_value
        writers_at_once_leave_one_live_value_and_lose_none
        a_slot_belongs_to_one_person_and_one_place
        of_one_name_one_value_is_current
        a_slot_that_is_retired_has_no_value_until_it_is_set_again
        of_those_who_retire_and_correct_a_slot_at_once_one_wins
        recall_offers_the_live_value_of_a_slot_alone;
}

/// Tries a backend for every law and returns those that it breaks, by name.
pub fn check_all(backend: &dyn Backend) -> Vec<(&'static str, String)> {
    let breach = |law: &Law| (law.check)(backend).err().map(|breach| (law.name, breach.to_string()));
    ALL.iter().filter_map(breach).collect()
}

impl Law {
    /// The law with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        ALL.iter().find(|law| law.name == name)
    }
}

/// Makes one test of each law for a [`Backend`](crate::Backend); the expression is evaluated in each test.
///
/// ```
/// use std::sync::Arc;
/// use veridical_conformance::{MemoryStore, Setup, conformance_suite};
///
/// fn memory(setup: &Setup) -> Arc<dyn veridical::Storage> {
///     Arc::new(MemoryStore::open(setup))
/// }
///
/// conformance_suite!(memory);
/// # fn main() {}
/// ```
#[macro_export]
macro_rules! conformance_suite {
    ($backend:expr) => {
        $crate::conformance_suite! { @each $backend;
            a_fact_is_read_back_as_it_was_stated
            the_same_fact_again_changes_nothing
            a_fact_belongs_to_one_person
            a_global_fact_is_seen_in_every_project_and_in_none
            a_project_fact_is_seen_in_its_project_alone
            an_episode_is_read_back_as_it_was_recorded
            a_stated_episode_is_read_back_as_stated_and_not_as_verified
            the_same_lesson_is_attested_and_never_stored_twice
            only_another_line_of_sessions_that_was_not_shown_the_episode_attests_it_independently
            what_a_line_of_sessions_was_shown_is_known_to_whoever_serves_it_later
            episodes_are_listed_newest_first_page_by_page
            two_writers_at_once_store_a_lesson_once
            no_read_path_shows_an_episode_of_another_project
            the_people_of_a_profile_share_its_episodes
            where_each_person_has_episodes_of_their_own_nobody_sees_those_of_another
            a_session_without_a_project_sees_global_facts_alone
            another_profile_reads_nothing_and_writes_nothing
            foreign_items_take_no_place_of_own_ones
            foreign_items_change_neither_scores_nor_order_nor_pages
            what_happened_is_added_up_by_person_and_project
            each_mutation_appends_one_link_and_the_chain_verifies
            reading_writes_nothing
            a_store_that_nobody_touched_has_no_flaw
            what_waits_reads_back_as_it_was_asked_for
            what_waits_is_seen_by_its_person_in_its_project_alone
            the_same_proposal_again_waits_once
            an_id_takes_effect_at_most_once
            of_many_who_claim_one_id_at_once_one_gets_it
            what_came_of_a_claim_is_kept
            nobody_takes_all_places_and_one_item_takes_one
            a_no_ends_it_and_is_heard_for_thirty_days
            what_has_waited_too_long_is_neither_applied_nor_in_the_way
            the_content_of_what_does_not_wait_any_more_is_gone
            each_step_of_what_waits_is_in_the_chain
            a_slots_change_waits_and_is_applied_at_its_revision
            a_slots_change_that_lost_its_race_changes_nothing
            of_one_target_the_newest_proposal_waits
            a_forgetting_waits_and_takes_what_is_about_the_item
            what_is_not_as_it_was_shown_is_not_forgotten
            a_change_of_a_fact_waits_and_is_applied
            a_change_of_a_fact_that_ended_changes_nothing
            terms_are_counted_within_the_scope
            what_holds_most_of_the_query_comes_first
            a_filter_applies_before_the_limit
            any_text_is_a_safe_query
            words_of_every_script_find_their_item
            a_place_is_the_project_of_its_first_use_whatever_comes_later
            a_person_has_a_place_be_another_project_or_one_of_its_own
            a_place_that_is_forgotten_is_used_for_the_first_time_again
            of_two_first_uses_at_once_one_is_the_first
            a_folder_leads_to_the_place_of_its_first_use_until_a_person_says_otherwise
            the_places_of_a_profile_are_its_own
            an_episode_is_offered_for_the_very_failure_that_it_is_about
            a_lesson_of_several_tests_is_offered_for_each_of_them_in_whatever_order_they_failed
            a_failure_of_another_project_offers_nothing
            of_many_lessons_about_a_failure_those_that_ended_it_are_offered
            a_lesson_that_a_later_one_contradicts_points_to_it_and_is_history
            only_a_later_success_about_the_same_failure_supersedes
            a_failure_of_several_tests_is_superseded_when_all_of_them_are_mended
            what_is_forgotten_is_gone_from_every_read_and_is_not_learnt_again
            nobody_forgets_what_they_do_not_see
            a_slot_is_forgotten_with_its_history
            a_failure_whose_fix_is_forgotten_is_live_again
            of_facts_that_contradict_each_other_none_is_current_until_one_is_chosen
            facts_that_seem_to_contradict_each_other_hold_both_when_a_person_says_so
            a_fact_that_repeats_another_one_is_noted_and_current
            a_fact_that_is_replaced_points_to_the_later_one_and_is_history
            what_was_invalidated_is_history_and_can_be_stated_again
            a_contradiction_ends_with_one_of_its_sides
            what_is_added_to_a_fact_is_read_back_and_its_wordings_are_searched
            a_fact_ends_with_its_time
            of_writers_at_once_that_contradict_each_other_none_wins
            a_fact_that_is_widened_holds_everywhere
            nobody_changes_a_fact_that_they_do_not_see
            what_a_forgotten_fact_replaced_goes_with_it
            a_correction_takes_the_place_of_the_expected_value
            a_lost_race_changes_nothing_and_shows_the_live_value
            writers_at_once_leave_one_live_value_and_lose_none
            a_slot_belongs_to_one_person_and_one_place
            of_one_name_one_value_is_current
            a_slot_that_is_retired_has_no_value_until_it_is_set_again
            of_those_who_retire_and_correct_a_slot_at_once_one_wins
            recall_offers_the_live_value_of_a_slot_alone
        }
    };
    (@each $backend:expr; $($law:ident)+) => {
        /// Every law that has a test here, so that none is forgotten.
        #[cfg(test)]
        const TRIED: &[&str] = &[$(stringify!($law)),+];

        #[test]
        fn every_law_is_tried() {
            let laws: Vec<&str> = $crate::laws::ALL.iter().map(|law| law.name).collect();
            assert_eq!(TRIED, laws);
        }

        $(
            #[test]
            fn $law() {
                let law = $crate::laws::Law::named(stringify!($law)).expect("a law of that name");
                if let Err(breach) = (law.check)(&$backend) {
                    panic!("{breach}");
                }
            }
        )+
    };
}
