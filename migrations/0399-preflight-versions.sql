-- Facts are kept under the version of the sources that read them, which is a name and no longer a number raised by hand.
alter table preflight_facts alter column version type text using version::text;
