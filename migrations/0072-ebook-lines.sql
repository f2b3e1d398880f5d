-- An e-book is a line of an order without a press sheet and a parcel (ADR 0073).

-- One living order for each e-book, and the way from the work to its line.
create unique index order_lines_ebook on order_lines ((origin ->> 'ebookId'))
  where origin ->> 'kind' = 'ebook' and production_state <> 'cancelled';
create index cart_items_ebook on cart_items ((origin ->> 'ebookId')) where origin ->> 'kind' = 'ebook';
