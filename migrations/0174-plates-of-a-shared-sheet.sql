-- Of what a shared sheet costs, the won of its plates and make-ready: a sheet that is wasted costs no plate. Sheets laid out before know none.
alter table gang_sheets add column plates integer not null default 0 check (plates >= 0);
