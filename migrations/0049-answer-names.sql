-- The shop says whether customers read who answered them, or only that the desk did.

create table answer_settings (
  id boolean primary key default true check (id),
  names text not null default 'desk' check (names in ('desk', 'person')),
  changed_by uuid references staff_account (id),
  changed_at timestamptz not null
);
insert into answer_settings (changed_at) values (now());
