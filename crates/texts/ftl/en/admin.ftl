### `cartagena admin`: what the people who run a server may do.

cli-admin = Run a server: reports, mute, ban, rename, close a table, announce, invite
more-admin = Asks the server that runs over these games, or works on the games themselves while none does. Everything that changes something is logged. What can be done:
arg-act = What to do
arg-act-argument = What it is done to: numbers of people and reports are those of the lists
opt-all-reports = Closed reports, too
opt-days = How many days it lasts; 0 means for ever, or the usual time of an invitation
opt-minutes = Minutes until the server goes down for maintenance
opt-hours = Hours for which an announcement is shown; 0 means a day
opt-uses = How many people may come by the code
opt-invite-only = Let new people in by an invitation only
admin-usage = this act is written so: { $form }
admin-no-door = a server is using these games, but it cannot be asked, see { $file }: { $reason }
admin-failed = nothing was changed: { $reason }
admin-page-about = Whoever has this link can do all of this in the browser. Keep it secret.
admin-done = Done, and logged.
admin-no-reports = There are no open reports.
admin-nobody = Nobody has such a name.
admin-no-log = Nothing has been done yet.
admin-no-person = there is no such person
admin-no-table = there is no such table, or its game is over
admin-nothing = there was nothing to change
admin-bad-text = this text cannot be shown: it is empty, too long, or has only invisible characters
admin-bad-number = a number is out of its range
admin-report = Report { $first }, { $form }: { $name } (person { $input })
admin-muted = may not chat
admin-banned = may not come in
