import type { Invariant } from './invariant.ts'

/** An order that is over gives its coupons back; its amounts stay as they were. */
const OVER = `(o.cancelled_at is not null or o.payment_state = 'cancelled')`

/** I4: a coupon is used once, and an order takes off what its coupons say. */
export const COUPON_INVARIANTS: readonly Invariant[] = [
  {
    id: 'I4a',
    says: '쿠폰은 행사마다 정한 장수까지만 나가고, 센 장수는 나간 장수입니다.',
    tables: ['coupon_campaigns', 'coupons'],
    // Coupons go with a member who leaves, so there may be fewer than were counted.
    violations: `
      select c.name as what from coupon_campaigns c left join (select campaign_id, count(*) as n from coupons group by 1) given on given.campaign_id = c.id
       where coalesce(given.n, 0) > c.issued or c.issued > c.limit_all`,
  },
  {
    id: 'I4b',
    says: '잡아 두었거나 쓴 쿠폰은 그 회원의 끝나지 않은 주문 하나의 것이고, 결제한 주문의 쿠폰은 쓴 쿠폰입니다.',
    tables: ['coupons', 'orders'],
    violations: `
      select k.id::text as what from coupons k left join orders o on o.id = k.order_id
       where k.order_id is not null and (o.id is null or o.member_id <> k.member_id or o.number <> k.order_number or ${OVER}
          or (k.state = 'reserved' and o.paid_at is not null)
          or (k.state = 'used' and o.paid_at is null and o.captured_total = 0 and o.total > 0))`,
  },
  {
    id: 'I4c',
    says: '주문의 쿠폰 할인은 그 주문의 쿠폰이 말하는 금액의 합입니다.',
    tables: ['coupons', 'orders'],
    violations: `
      select o.number as what from orders o left join (select order_id, sum(off) as off from coupons where order_id is not null group by 1) k on k.order_id = o.id
       where (o.coupon_total > 0 or k.off is not null) and not ${OVER} and o.coupon_total <> coalesce(k.off, 0)`,
  },
  {
    id: 'I4d',
    says: '한 번만 쓰는 코드 하나로 쿠폰이 많아야 한 장 나갔습니다.',
    tables: ['coupon_codes'],
    violations: `
      select coupon_id::text as what from coupon_codes where coupon_id is not null group by coupon_id having count(*) > 1
      union all select id::text from coupon_codes where coupon_id is not null and used_at is null`,
  },
]
