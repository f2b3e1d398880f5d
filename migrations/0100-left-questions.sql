-- Who still waits for an answer is asked every ten minutes, in tables that keep all that was ever asked.
create index preflight_report_waiting on preflight_report (asked_at) where state = 'waiting';
create index file_fix_waiting on file_fix (asked_at) where state = 'waiting';
