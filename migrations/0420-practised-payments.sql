-- A payment that was made while the shop practised moved no money, and the gateway of today knows nothing of it.
alter table payment_attempts add column practised boolean not null default false;
update payment_attempts a set practised = true, look_again_at = null from shop_past p
 where p.adopted_at is not null and a.created_at >= p.began_at and a.created_at <= p.adopted_at;
