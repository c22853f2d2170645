//! The reading half of both stores, written once for a server's store and for one that is only read.

/// Implements [`StoreReader`](crate::StoreReader) for a type with the methods `pool` and `shut`.
/// `$within` turns a query's future into that of the trait.
macro_rules! implement_reader {
    ($store:ty, $queries:path, $notices:path, $backup:path, $within:path) => {
        impl crate::StoreReader for $store {
            fn load_game<'a>(
                &'a self,
                game: &'a str,
            ) -> crate::StoreFuture<'a, Option<Vec<crate::GameLine>>> {
                use $queries as queries;
                $within(queries::load(self.pool(), game))
            }

            fn head<'a>(
                &'a self,
                game: &'a str,
                seq: Option<u64>,
            ) -> crate::StoreFuture<'a, Option<(u64, [u8; 32])>> {
                use $queries as queries;
                $within(queries::head(self.pool(), game, seq))
            }

            fn unfinished<'a>(&'a self) -> crate::StoreFuture<'a, Vec<String>> {
                use $queries as queries;
                $within(queries::unfinished(self.pool()))
            }

            fn of_person<'a>(
                &'a self,
                person: i64,
                limit: u32,
            ) -> crate::StoreFuture<'a, Vec<String>> {
                use $queries as queries;
                $within(queries::of_person(self.pool(), person, limit))
            }

            fn games_after<'a>(
                &'a self,
                after: &'a str,
                limit: u32,
            ) -> crate::StoreFuture<'a, Vec<crate::ListedGame>> {
                use $queries as queries;
                $within(queries::games_after(self.pool(), after, limit))
            }

            fn old_games<'a>(
                &'a self,
                before: u64,
                limit: u32,
            ) -> crate::StoreFuture<'a, Vec<String>> {
                use $queries as queries;
                $within(queries::old_games(self.pool(), before, limit))
            }

            fn old_chats<'a>(
                &'a self,
                before: u64,
                after: &'a str,
                limit: u32,
            ) -> crate::StoreFuture<'a, Vec<String>> {
                use $queries as queries;
                $within(queries::old_chats(self.pool(), before, after, limit))
            }

            fn idle_games<'a>(
                &'a self,
                before: u64,
                limit: u32,
            ) -> crate::StoreFuture<'a, Vec<String>> {
                use $queries as queries;
                $within(queries::idle_games(self.pool(), before, limit))
            }

            fn visit<'a>(
                &'a self,
                token_hash: [u8; 32],
            ) -> crate::StoreFuture<'a, Option<crate::Visit>> {
                use $queries as queries;
                $within(async move { queries::visit(self.pool(), &token_hash).await })
            }

            fn devices<'a>(&'a self, person: i64) -> crate::StoreFuture<'a, Vec<crate::Device>> {
                use $queries as queries;
                $within(queries::devices(self.pool(), person))
            }

            fn code_made<'a>(&'a self, person: i64) -> crate::StoreFuture<'a, Option<u64>> {
                use $queries as queries;
                $within(queries::code_made(self.pool(), person))
            }

            fn daily_results<'a>(
                &'a self,
                day: u32,
                person: Option<i64>,
                limit: u32,
            ) -> crate::StoreFuture<'a, crate::DailyResults> {
                use $queries as queries;
                $within(queries::daily_results(self.pool(), day, person, limit))
            }

            fn open_merges<'a>(&'a self) -> crate::StoreFuture<'a, Vec<(i64, i64)>> {
                use $queries as queries;
                $within(queries::open_merges(self.pool()))
            }

            fn notice_targets<'a>(
                &'a self,
                person: i64,
            ) -> crate::StoreFuture<'a, crate::NoticeTargets> {
                use $notices as notices;
                $within(notices::targets(self.pool(), person))
            }

            fn mail_of<'a>(
                &'a self,
                person: i64,
            ) -> crate::StoreFuture<'a, Option<(i64, crate::MailAddress)>> {
                use $notices as notices;
                $within(notices::mail_of(self.pool(), person))
            }

            fn is_quiet<'a>(&'a self, person: i64, game: &'a str) -> crate::StoreFuture<'a, bool> {
                use $notices as notices;
                $within(notices::is_quiet(self.pool(), person, game))
            }

            fn webhook<'a>(
                &'a self,
                game: &'a str,
            ) -> crate::StoreFuture<'a, Option<crate::Webhook>> {
                use $notices as notices;
                $within(notices::webhook(self.pool(), game))
            }

            fn holiday_end<'a>(
                &'a self,
                person: i64,
                now: u64,
            ) -> crate::StoreFuture<'a, Option<u64>> {
                use $notices as notices;
                $within(notices::holiday_end(self.pool(), person, now))
            }

            fn holidays_after<'a>(&'a self, now: u64) -> crate::StoreFuture<'a, Vec<(i64, u64)>> {
                use $notices as notices;
                $within(notices::holidays_after(self.pool(), now))
            }

            fn holiday_taken<'a>(
                &'a self,
                person: i64,
                since: u64,
                until: u64,
            ) -> crate::StoreFuture<'a, u64> {
                use $notices as notices;
                $within(notices::holiday_taken(self.pool(), person, since, until))
            }

            fn passkeys<'a>(&'a self, person: i64) -> crate::StoreFuture<'a, Vec<crate::Passkey>> {
                use $queries as queries;
                $within(queries::passkeys(self.pool(), person))
            }

            fn find_passkey<'a>(
                &'a self,
                hash: [u8; 32],
            ) -> crate::StoreFuture<'a, Option<crate::Passkey>> {
                use $queries as queries;
                $within(async move { queries::find_passkey(self.pool(), &hash).await })
            }

            fn programs<'a>(
                &'a self,
                owner: i64,
            ) -> crate::StoreFuture<'a, Vec<crate::OnlineProgram>> {
                use $queries as queries;
                $within(queries::programs(self.pool(), owner))
            }

            fn find_program<'a>(
                &'a self,
                hash: [u8; 32],
            ) -> crate::StoreFuture<'a, Option<crate::ProgramVisit>> {
                use $queries as queries;
                $within(async move { queries::find_program(self.pool(), &hash).await })
            }

            fn owner_of<'a>(&'a self, person: i64) -> crate::StoreFuture<'a, Option<i64>> {
                use $queries as queries;
                $within(queries::owner_of(self.pool(), person))
            }

            fn kept_of<'a>(&'a self, person: i64) -> crate::StoreFuture<'a, Vec<crate::KeptRow>> {
                use $queries as queries;
                $within(queries::kept_of(self.pool(), person))
            }

            fn absorbed_by<'a>(&'a self, person: i64) -> crate::StoreFuture<'a, Vec<i64>> {
                use $queries as queries;
                $within(queries::absorbed_by(self.pool(), person))
            }

            fn games_with_texts<'a>(&'a self, person: i64) -> crate::StoreFuture<'a, Vec<String>> {
                use $queries as queries;
                $within(queries::games_with_texts(self.pool(), person))
            }

            fn open_rewordings<'a>(&'a self) -> crate::StoreFuture<'a, Vec<crate::OpenRewording>> {
                use $queries as queries;
                $within(queries::open_rewordings(self.pool()))
            }

            fn reworded<'a>(
                &'a self,
                game: &'a str,
            ) -> crate::StoreFuture<'a, Option<crate::Reworded>> {
                use $queries as queries;
                $within(queries::reworded(self.pool(), game))
            }

            fn inline_games<'a>(
                &'a self,
                after: &'a str,
                contains: &'a str,
                limit: u32,
            ) -> crate::StoreFuture<'a, Vec<(String, bool)>> {
                use $queries as queries;
                $within(queries::inline_games(self.pool(), after, contains, limit))
            }

            fn backup<'a>(&'a self, file: &'a std::path::Path) -> crate::StoreFuture<'a, ()> {
                Box::pin($backup(self.pool(), file))
            }

            fn close<'a>(&'a self) -> crate::StoreFuture<'a, ()> {
                Box::pin(self.shut())
            }
        }
    };
}

pub(crate) use implement_reader;
