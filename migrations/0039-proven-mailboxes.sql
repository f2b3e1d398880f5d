-- A mailbox that was only typed may be somebody else's: a password is set anew by it only after the member has entered a code from it.
-- Nobody has until today; those who wrote a wrong address cannot be told from the others.
alter table member add column email_proven_at timestamptz;
