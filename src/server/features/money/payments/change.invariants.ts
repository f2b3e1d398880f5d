import type { MoneyInvariant } from './money.invariants.ts'

/** What is true of every change of a paid order, whoever paid, cancelled or took back meanwhile. */
export const CHANGE_INVARIANTS: readonly MoneyInvariant[] = [
  {
    id: 'I3g',
    says: '차액을 기다리는 변경이 있는 주문만 멈춰 있고, 그동안 만들지도 보내지도 않았습니다.',
    tables: ['orders', 'order_changes', 'order_history'],
    violations: `
      select o.number as what from orders o
       where (o.change_waits_since is not null) <> exists (select 1 from order_changes c where c.order_id = o.id and c.state = 'waiting')
          or (o.change_waits_since is not null and o.payment_state <> 'paid')
          or (o.change_waits_since is not null and exists (
            select 1 from order_history h where h.order_id = o.id and h.at > o.change_waits_since
               and ((h.machine = 'production' and h.event in ('plan', 'start-print', 'start-binding', 'start-packing', 'finish', 'order-remake'))
                 or (h.machine = 'delivery' and h.event in ('ship', 'make-ready')))))`,
  },
  {
    id: 'I3h',
    says: '더 받은 차액은 그 변경의 결제 금액이고, 돌려줄 차액은 주문이 내놓은 돈과 같습니다.',
    tables: ['order_changes', 'payment_attempt_orders', 'ledger_transactions', 'ledger_postings'],
    violations: `
      select c.id::text as what from order_changes c
       where c.difference <> (c.after -> 'amounts' ->> 'total')::bigint - (c.before -> 'amounts' ->> 'total')::bigint
          or exists (select 1 from payment_attempt_orders p where p.change_id = c.id and (p.amount <> c.difference or p.order_id <> c.order_id))
          or exists (select 1 from payment_attempt_orders p where p.change_id = c.id and p.captured and c.state <> 'applied')
          or (c.state = 'applied' and c.difference <> (
            select coalesce(sum(s.amount), 0) from ledger_transactions t join ledger_postings s on s.transaction_id = t.id
             where t.kind = 'order-change' and s.account in ('gateway-receivable', 'bank') and split_part(t.reference, ':', 1) = c.id::text))
          or (c.state <> 'applied' and exists (
            select 1 from ledger_transactions t where t.kind = 'order-change' and split_part(t.reference, ':', 1) = c.id::text))
      union all
      select o.number from orders o
        join (select order_id, sum(released) as released from payment_attempt_orders group by 1) p on p.order_id = o.id
       where p.released <> (select coalesce(sum(-difference), 0) from order_changes c where c.order_id = o.id and c.state = 'applied' and c.difference < 0)`,
  },
]
