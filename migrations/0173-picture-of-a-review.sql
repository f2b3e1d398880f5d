-- A buyer may agree that the own cover or first page lies on the drawing beside the review. Who agreed to title and spec before has not been asked.
alter table reviews add column shows_picture boolean not null default false;
