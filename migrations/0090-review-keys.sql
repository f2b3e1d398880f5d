-- A review is of a line that was ordered, by a member that is known; neither may vanish under it.
alter table reviews
  add constraint reviews_order_line_id_fkey foreign key (order_line_id) references order_lines (id),
  add constraint reviews_member_id_fkey foreign key (member_id) references member (id);
create index reviews_of_member on reviews (member_id);
