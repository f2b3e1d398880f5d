import type { MoneyInvariant } from './money.invariants.ts'

/** What is true of everything that the shop decided to give back, however often it was pressed and whoever died meanwhile. */
export const GIVE_BACK_INVARIANTS: readonly MoneyInvariant[] = [
  {
    id: 'I3i',
    says: '정한 환불은 꼭 그만큼, 한 번만 나갑니다.',
    tables: ['give_backs', 'repayments'],
    violations: `
      select g.id::text as what from give_backs g
        left join (select give_back_id, sum(amount) as amount from repayments where give_back_id is not null group by 1) r on r.give_back_id = g.id
       where coalesce(r.amount, 0) <> case when g.state = 'done' then g.cash else 0 end`,
  },
  {
    id: 'I3j',
    says: '품목마다 돌려드린 부수와 배송비는 주문한 것을 넘지 않고, 취소한 품목은 만들지 않습니다.',
    tables: ['give_backs', 'order_lines', 'order_deliveries'],
    violations: `
      with parts as (
        select g.order_id, p ->> 'kind' as kind, (p ->> 'id')::uuid as id, (p ->> 'copies')::bigint as copies,
          (p ->> 'amount')::bigint as amount, (p ->> 'cancel')::boolean as cancel
        from give_backs g cross join jsonb_array_elements(g.parts) p where g.state = 'done')
      select l.id::text as what from order_lines l
        join (select id, sum(copies) as copies, sum(amount) as amount, bool_or(cancel) as cancel from parts where kind = 'line' group by 1) p on p.id = l.id
       where p.copies > l.copies or p.amount > l.total or (p.cancel and l.production_state <> 'cancelled')
      union all
      select d.id::text from order_deliveries d
        join (select id, count(*) as times, sum(amount) as amount from parts where kind = 'fee' group by 1) p on p.id = d.id
       where p.times > 1 or p.amount > d.fee`,
  },
  {
    id: 'I3k',
    says: '돌려드리기로 한 돈은 주문에 남은 돈을 넘지 않고, 포인트와 e머니는 쓴 만큼까지만 돌아갑니다.',
    tables: ['orders', 'repayments', 'payment_refunds', 'give_backs'],
    violations: `
      select o.number as what from orders o
        left join (select order_id, sum(amount) as amount from (
            select order_id, amount from payment_refunds where state = 'requested' and repayment_id is null and order_id is not null
            union all
            select order_id, amount from repayments where state in ('needs-account', 'returning', 'refused') and order_id is not null
          ) p group by 1) promised on promised.order_id = o.id
        left join (select order_id, sum(emoney + points) as amount from give_backs where state = 'done' group by 1) given on given.order_id = o.id
       where coalesce(promised.amount, 0) > o.captured_total - o.refunded_total - o.reversed_total
          or coalesce(given.amount, 0) > o.prepaid_returned
          or o.prepaid_returned > o.points_total + o.emoney_total`,
  },
]
