-- Papers by which an academy or a business shows that it is one.
create table member_paper (
  file_id uuid primary key references file (id),
  member_id uuid not null references member (id),
  kind text not null check (kind in ('business-registration', 'academy-registration')),
  added_at timestamptz not null
);
create index member_paper_of_member on member_paper (member_id, added_at);

-- Why an approval was refused, as the member was told.
alter table member add column approval_reason text;
create index member_company_trgm on member using gin (company_name gin_trgm_ops);
