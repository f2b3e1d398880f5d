-- A fault may also end with goods that come back, or with points or a coupon for the trouble.

alter table cases drop constraint cases_wish_check;
alter table cases add constraint cases_wish_check check (wish in ('remake', 'refund', 'return', 'advice'));
alter table cases drop constraint cases_offer_kind_check;
alter table cases add constraint cases_offer_kind_check
  check (offer_kind in ('remake', 'refund', 'return', 'points', 'coupon'));
alter table cases drop constraint cases_state_check;
alter table cases add constraint cases_state_check
  check (state in ('received', 'reviewing', 'offered', 'agreed', 'returning', 'remaking', 'refused', 'settled'));

-- What follows when the goods are back, and who brings them.
alter table cases add column offer_after text check (offer_after in ('refund', 'remake'));
alter table cases add column offer_way text check (offer_way in ('pickup', 'send'));
alter table cases add column offer_campaign_id uuid references coupon_campaigns (id);
-- Who offered: somebody else agrees to what is worth more than one person may give.
alter table cases add column offered_by uuid;
alter table cases add column returned_at timestamptz;
alter table cases add column returned_copies integer check (returned_copies > 0);
-- The grant of points or of a coupon that the agreement became; it stands in the table of its kind.
alter table cases add column grant_id uuid unique;
alter table cases add column taken_back_at timestamptz;

alter table cases drop constraint cases_check;
alter table cases add constraint cases_offer_amount check (
  offer_kind is null or
  (offer_kind in ('refund', 'points') or (offer_kind = 'return' and offer_after = 'refund')) = (offer_amount is not null));
alter table cases add constraint cases_offer_return check (
  (offer_kind is not distinct from 'return') = (offer_after is not null) and (offer_after is null) = (offer_way is null)
  and (offer_kind is distinct from 'return' or offer_copies is not null));
alter table cases add constraint cases_offer_coupon check ((offer_kind is not distinct from 'coupon') = (offer_campaign_id is not null));
alter table cases add constraint cases_returning check (state <> 'returning' or (offer_kind = 'return' and returned_at is null));
alter table cases add constraint cases_returned check ((returned_at is null) = (returned_copies is null));

create index cases_returning_since on cases (decided_at, id) where state = 'returning';
create index coupon_grants_waiting on coupon_grants (made_at, id) where state = 'waiting';
create index ledger_lots_grant on ledger_lots (source_id) where origin = 'grant';
