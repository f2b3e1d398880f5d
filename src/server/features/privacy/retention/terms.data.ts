import { FORGET_ORDERS } from './forget-orders.sql.ts'
import { keptWithoutHolder } from './kept-files.sql.ts'

/** Something that is kept for a time and then forgotten. */
export interface Term {
  readonly name: string
  /** For the doctor, when it was not forgotten in time. */
  readonly says: string
  /** How long it is kept, as an interval of PostgreSQL. */
  readonly keep: string
  /** Selects an `id` of everything that is older than `before`, an expression of SQL. */
  due(before: string): string
  /** Forgets some of it: `$1` is now, `$2` their ids as text. */
  readonly forget: string
  /** Selects a `key` of each content of `$2`: deleted from the storage first, so that nothing is left when this is cut short. */
  readonly contents?: string
}

const ORDERS = '5 years'
const oldOrders = (before: string) =>
  `select o.id from orders o where o.placed_at < ${before} and o.forgotten_at is null and not o.in_work`
const PAGES = `select 1 from order_lines l join proofs p on p.line_id = l.id join proof_pages g on g.proof_id = p.id`
const notInCart = `not exists (select 1 from cart_items c where c.estimate_id = e.id)`
const deleteFrom = (table: string) => `delete from ${table} where id = any($2::uuid[])`

/**
 * How long the shop keeps what it knows of people: the privacy text in SQL, in one table, so that the two can be laid side by
 * side. It speaks of the tables of all features, because a term is about people and not about features. Kept elsewhere:
 * uploads (two days) and their pictures, messages (180 days), sessions, codes and keys of requests.
 */
export const TERMS: readonly Term[] = [
  {
    name: 'proof-pages',
    says: '시안의 그림',
    keep: ORDERS,
    due: (before) => `
      select distinct g.proof_id as id from (${oldOrders(before)}) o join order_lines l on l.order_id = o.id
        join proofs p on p.line_id = l.id join proof_pages g on g.proof_id = p.id`,
    contents: `select unnest(array[screen_key, thumb_key]) as key from proof_pages where proof_id = any($2::uuid[])`,
    forget: `delete from proof_pages where proof_id = any($2::uuid[])`,
  },
  {
    name: 'orders',
    says: '주문의 개인정보',
    keep: ORDERS,
    due: (before) => `${oldOrders(before)} and not exists (${PAGES} where l.order_id = o.id)`,
    forget: FORGET_ORDERS,
  },
  {
    name: 'bank-rows',
    says: '은행 내역의 이름',
    keep: ORDERS,
    due: (before) =>
      `select r.id from bank_rows r where r.at < ${before} and r.name || r.memo <> '' and r.state <> 'open'`,
    forget: `update bank_rows set name = '', memo = '' where id = any($2::uuid[])`,
  },
  {
    name: 'files',
    says: '아무 주문도 쓰지 않는 오래된 파일',
    keep: ORDERS,
    due: keptWithoutHolder,
    // The sweep of uploads takes them.
    forget: `update file set keep_until = $1::timestamptz - interval '1 second' where keep_until is null and id = any($2::uuid[])`,
  },
  {
    name: 'carts',
    says: '장바구니',
    keep: '90 days',
    due: (before) => `select id from cart_items where created_at < ${before}`,
    forget: deleteFrom('cart_items'),
  },
  {
    name: 'binding-sets',
    says: '오래된 제본 신청',
    keep: '1 year',
    due: (before) => `select id from binding_sets where updated_at < ${before}`,
    forget: deleteFrom('binding_sets'),
  },
  {
    name: 'deleted-cart-items',
    says: '장바구니에서 삭제한 품목',
    keep: '7 days',
    due: (before) => `select id from cart_items where removed_at < ${before}`,
    forget: deleteFrom('cart_items'),
  },
  {
    name: 'ebooks',
    says: '주문하지 않은 전자책 원고',
    keep: '1 year',
    due: (before) => `
      select id from ebooks where stage in ('asked', 'priced', 'withdrawn') and moved_at < ${before}
         and not exists (select 1 from order_lines l where l.origin ->> 'kind' = 'ebook'
           and l.production_state <> 'cancelled' and l.origin ->> 'ebookId' = ebooks.id::text)`,
    forget: deleteFrom('ebooks'),
  },
  {
    name: 'ordered-ebooks',
    says: '주문한 전자책',
    keep: ORDERS,
    due: (before) => `select id from ebooks where moved_at < ${before}`,
    forget: deleteFrom('ebooks'),
  },
  {
    name: 'estimates',
    says: '주문하지 않은 견적',
    keep: '1 year',
    due: (before) => `
      select e.id from estimates e where e.expires_at < ${before} and e.state <> 'ordered' and ${notInCart}`,
    forget: deleteFrom('estimates'),
  },
  {
    name: 'ordered-estimates',
    says: '주문한 견적',
    keep: ORDERS,
    due: (before) => `select e.id from estimates e where e.expires_at < ${before} and ${notInCart}`,
    forget: deleteFrom('estimates'),
  },
  {
    name: 'carts-of-left-members',
    says: '탈퇴한 회원의 장바구니',
    keep: '0 days',
    due: (before) => `select c.id from member m join cart_items c on c.member_id = m.id where m.left_at < ${before}`,
    forget: deleteFrom('cart_items'),
  },
  {
    name: 'estimates-of-left-members',
    says: '탈퇴한 회원의 주문하지 않은 견적',
    keep: '0 days',
    due: (before) => `
      select e.id from member m join estimates e on e.member_id = m.id
       where m.left_at < ${before} and e.state <> 'ordered' and ${notInCart}`,
    forget: deleteFrom('estimates'),
  },
  {
    name: 'inquiries',
    says: '끝난 1:1 문의와 문제 신고',
    keep: '3 years',
    due: (before) => `
      select i.id from inquiries i where i.closed_at < ${before}
         and not exists (select 1 from inquiries m where m.merged_into = i.id)`,
    forget: deleteFrom('inquiries'),
  },
  {
    name: 'coupon-welcomes',
    says: '가입 축하 쿠폰을 받은 전화번호의 암호값',
    keep: '1 year',
    due: (before) => `select id from coupon_welcomes where at < ${before}`,
    forget: deleteFrom('coupon_welcomes'),
  },
  {
    name: 'visits',
    says: '지난 방문 예약',
    keep: '3 months',
    due: (before) => `select id from reservation where day < (${before})::date`,
    forget: deleteFrom('reservation'),
  },
  {
    name: 'addresses-of-calls',
    says: '고객이 접속한 IP 주소',
    keep: '3 months',
    due: (before) => `select id from audit_log where ip is not null and actor_kind <> 'staff' and at < ${before}`,
    forget: `update audit_log set ip = null where id = any($2::bigint[])`,
  },
  {
    name: 'audit',
    says: '감사 기록',
    keep: ORDERS,
    due: (before) => `select id from audit_log where at < ${before}`,
    forget: `delete from audit_log where id = any($2::bigint[])`,
  },
]
