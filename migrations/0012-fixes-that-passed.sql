-- Fixes whose silent trial passed, for this report; null until they were tried.
alter table preflight_report add column offers jsonb;
