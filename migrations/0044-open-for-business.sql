-- What a shop still lacked before its first customer: a try of a service says whether it was the real one.

alter table service_checks add column was_real boolean not null default false;
