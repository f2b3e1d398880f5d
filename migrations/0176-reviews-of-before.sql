-- A line's review earns once and takes the line's id. Those of before had ids of their own, under which the books know what they earned:
-- written anew after it was deleted, a review takes that id again.
create table review_before (
  order_line_id uuid primary key references order_lines (id),
  review_id uuid not null
);

insert into review_before (order_line_id, review_id)
select order_line_id, id from reviews where order_line_id is not null and order_line_id <> id;

-- Of one that was deleted only what it earned is left. It was of a line that had arrived: of the one that is called so, else of the
-- last before it. Where a line earned again and again, the one with photographs counts, which earned most.
insert into review_before (order_line_id, review_id)
select distinct on (line_id) line_id, source_id from (
  select distinct on (gone.source_id) gone.source_id, gone.photos, l.id as line_id
    from (
      select lot.source_id, lot.account, min(lot.issued_at) as at, min(booking.memo) as memo,
        bool_or(booking.reference like '%:photos') as photos
        from ledger_lots lot
        join ledger_transactions booking on booking.kind = 'value-earn'
          and booking.reference in (lot.source_id || ':points', lot.source_id || ':photos')
       where lot.origin = 'review' and not exists (select from reviews r where r.id = lot.source_id)
         and not exists (select from order_lines l where l.id = lot.source_id)
       group by lot.source_id, lot.account
    ) gone
    join ledger_accounts a on a.code = gone.account
    join orders o on o.member_id = a.owner_id and o.placed_at <= gone.at
    join order_lines l on l.order_id = o.id
    join lateral (
      select max(coalesce(d.delivered_at, o.placed_at)) as at from order_delivery_lines c
        join order_deliveries d on d.id = c.delivery_id where c.line_id = l.id
      having bool_and(d.state in ('delivered', 'confirmed'))
    ) arrived on arrived.at <= gone.at
   order by gone.source_id, l.title = gone.memo desc, starts_with(l.title, gone.memo) desc, arrived.at desc, l.id
) found
order by line_id, photos desc, source_id
on conflict do nothing;
