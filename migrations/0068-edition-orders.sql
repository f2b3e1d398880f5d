-- Orders of a textbook are found by the textbook: its sales, what an academy ordered last, and what its colleagues ordered.
create index order_lines_edition on order_lines ((origin->>'editionId')) where origin is not null;
