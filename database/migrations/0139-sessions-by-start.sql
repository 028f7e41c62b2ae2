-- The report of sessions lists those of a period by their start.
create index member_sessions_by_start on member_sessions (started_at, id);
