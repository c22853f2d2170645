# Starts PostgreSQL and stops it when told so or when nobody is left who could tell.
#
# Arguments: the directory of its programs, and ours. The one who asks holds the other end of the
# input: if that process ends, however it ends, `read` does too, and everything is cleared away.
trap '' INT TERM HUP
"$1/pg_ctl" -D "$2/data" -l "$2/log" -s -w -t 120 -o "-c listen_addresses= -k $2" start || exit 1
echo up
read -r order
# It may have been killed.
[ ! -e "$2/data/postmaster.pid" ] || "$1/pg_ctl" -D "$2/data" -s -w -t 120 -m immediate stop
[ "$order" = pause ] || rm -rf "$2"
