//! The laws of every store, checked for both.

/// Every law as a test of SQLite and as one of PostgreSQL.
macro_rules! hold {
    ($($group:ident: $($law:ident)*;)*) => {
        mod sqlite {
            $($(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $law() {
                crate::laws::$group::$law(&crate::test_database::TestDatabase::sqlite()).await;
            })*)*
        }
        mod postgres {
            $($(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $law() {
                crate::laws::$group::$law(&crate::test_database::TestDatabase::postgres()).await;
            })*)*
        }
    };
}

hold! {
    lines: lines_come_back_in_order a_head_covers_every_line only_the_next_line_is_taken exactly_one_writer_is_first
        many_games_at_once_are_all_kept a_refusal_spoils_no_other_request what_no_store_keeps
        closing_finishes_what_was_asked;
    corruption: a_flipped_bit_is_caught what_is_moved_or_cut_off_is_caught lines_cannot_be_changed
        a_newer_store_is_refused;
    servers: one_server_starts_at_a_time the_lock_is_free_once_the_store_is_closed
        a_store_in_use_can_be_read;
    readers: what_is_not_there_is_refused_and_not_made tables_of_another_version_are_left_alone;
    lists: lists_follow_the_index a_refused_line_changes_no_list all_games_by_pages;
    notices: subscriptions_go_with_their_browser a_notice_is_claimed_once
        choices_addresses_and_webhooks_are_kept holidays_are_bounded;
    people: tokens_and_names passes_work_once passes_expire a_pass_has_one_taker
        a_token_has_one_owner a_code_works_once_and_brings_the_person_back
        devices_are_listed_and_signed_out_by_their_owner
        a_program_comes_by_its_token_until_it_is_revoked a_visit_is_merged_and_anybody_else_is_not;
    community: relations_are_kept_and_bounded reports_are_kept_once_and_bounded
        acts_of_operators_are_logged_with_what_they_change an_invitation_admits_so_many_and_no_more
        every_table_is_described;
    rewording: texts_come_back_with_their_lines a_changed_text_is_caught
        a_deletion_removes_everything_and_games_stay_valid an_operator_replaces_a_name_everywhere
        a_game_is_chained_anew;
    retention: a_removed_game_leaves_its_result_and_its_head chat_is_removed_and_the_chain_holds
        closed_reports_and_old_log_lines_are_removed questions_to_a_mailbox_are_counted_across_restarts;
    migrations: an_older_store_is_migrated_with_everything_in_it
        a_migration_that_fails_changes_nothing;
    results: a_result_comes_with_its_line ratings_are_taken_back_and_given_again
        public_ids_are_random_and_lead_back a_store_of_version_2_gets_ids_and_room_for_results;
    copies: a_copy_is_of_one_moment nothing_is_written_over
        a_backup_is_restored_into_both_databases only_a_backup_is_restored_and_only_where_nothing_is;
}
