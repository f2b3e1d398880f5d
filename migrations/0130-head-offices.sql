-- A partner of a brand is its head office: it looks at that brand's academies and their orders, and reviews no proofs. Null reviews proofs.
alter table partner_account add column brand text references brands (id);
alter table account_invitation add column brand text references brands (id),
  add constraint account_invitation_brand check (brand is null or audience = 'partner');
-- Whether the brand agreed with its academies that its head office sees what they paid for.
alter table brands add column head_sees_amounts boolean not null default false;
