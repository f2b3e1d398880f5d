-- The sites beside the shop: each is a row here and not code. Null in `brand` elsewhere is the shop itself.

create table brands (
  -- In addresses: `hamamath`.
  id text primary key check (id ~ '^[a-z][a-z0-9-]{1,29}$'),
  name text not null check (length(name) between 1 and 20),
  mark text not null check (mark in ('plot', 'sheets', 'letter')),
  -- Sheet of its front page: squared, tinted or plain.
  surface text not null check (surface in ('squared', 'tinted', 'plain')),
  accent text not null check (accent ~ '^#[0-9a-f]{6}$'),
  tint text not null check (tint ~ '^#[0-9a-f]{6}$'),
  texts jsonb not null,
  contact jsonb not null,
  terms text not null check (length(terms) <= 20000),
  joins text not null check (joins in ('approval', 'at-once', 'closed')),
  -- The type that a member of it has; null where every member may be one.
  member_type text check (member_type in ('HAMAMATH', 'MATHOLIC')),
  sells text check (sells in ('editions', 'bindings')),
  active boolean not null,
  position integer not null,
  version integer not null check (version >= 1),
  updated_at timestamptz not null
);
create unique index brands_member_type on brands (member_type) where member_type is not null;

insert into brands (id, name, mark, surface, accent, tint, texts, contact, terms, joins, member_type, sells, active, position, version, updated_at) values
(
  'hamamath', '하마매쓰', 'plot', 'squared', '#0a6b57', '#e9f4f0',
  '{"tagline":"학원 이름으로 나오는 수학 교재","headline":"교재는 그대로,","emphasis":"표지는 우리 학원",
    "intro":"학원 이름과 로고, 전화번호를 얹어 반별 부수대로 묶어 보내 드려요. 파일을 준비하지 않으셔도 됩니다.",
    "joining":"교재 목록과 가격은 승인된 학원만 볼 수 있어요.",
    "info":[
      {"title":"누가 주문하나요","body":"하마매쓰 교재를 쓰기로 한 학원이 가입해 승인을 받으면 주문할 수 있어요."},
      {"title":"어떻게 주문하나요","body":"교재를 고르고, 학원 표지를 얹고, 반 이름과 부수를 적어 장바구니에 담으면 됩니다. 파일을 올리지 않아요."},
      {"title":"어떻게 도착하나요","body":"반별로 묶고 묶음마다 이름표를 붙여 보내 드려요. 결제와 배송은 인쇄소에서 맡습니다."}]}',
  '{"phone":null,"email":null,"hours":null}', '', 'approval', 'HAMAMATH', 'editions', true, 1, 1, now()
),
(
  'matholic', '매쓰홀릭', 'sheets', 'tinted', '#3d3bb3', '#ecebfb',
  '{"tagline":"수업 자료 제본 신청","headline":"PDF 여러 개를","emphasis":"한 권으로",
    "intro":"개념, 유형, 기출, 해설을 따로 만들어 두셨죠. 순서만 정하면 쪽번호를 이어 세고 한 권으로 묶어 반별로 보내 드려요.",
    "joining":"가입하면 바로 신청할 수 있어요.",
    "info":[
      {"title":"누가 신청하나요","body":"매쓰홀릭 회원이면 누구나 바로 신청할 수 있어요. 승인을 기다리지 않습니다."},
      {"title":"어떻게 신청하나요","body":"PDF를 순서대로 올리고 크기, 색, 제본을 고르면 값이 바로 나와요. 반별 부수를 적어 매쓰홀릭 장바구니에 담으면 됩니다."},
      {"title":"어떻게 도착하나요","body":"반별로 묶어 보내 드려요. 결제와 배송은 인쇄소에서 맡습니다."}]}',
  '{"phone":null,"email":null,"hours":null}', '', 'at-once', 'MATHOLIC', 'bindings', true, 2, 1, now()
);

-- `origin`: what a line was made from where it is no job of options, and `classes` how its copies go to classes; both null elsewhere.
alter table cart_items
  add column brand text references brands (id),
  add column origin jsonb,
  add column classes jsonb;
alter table orders add column brand text references brands (id);
alter table order_lines
  add column origin jsonb,
  add column classes jsonb;
alter table estimate_lines
  add column brand text references brands (id),
  add column origin jsonb,
  add column classes jsonb;
create index orders_brand on orders (brand, placed_at desc, id desc) where brand is not null;
