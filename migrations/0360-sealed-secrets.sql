-- Private halves of signing keys are sealed, like refund accounts. Those that lay in clear are retired and wiped at the next
-- start: every backup until then has them. The column stays for servers of the version before.
alter table signing_key add column private_sealed text;
alter table signing_key alter column private_jwk drop not null;
alter table signing_key add check (private_sealed is null or private_jwk is null);
