/** A promise about money as a query: one row, with a text `what`, for each order or payment that breaks it. */
export interface MoneyInvariant {
  readonly id: string
  readonly says: string
  readonly tables: readonly string[]
  readonly violations: string
}

const BOOKED = `select t.memo as number,
    coalesce(sum(p.amount) filter (where p.account = 'gateway-receivable' or (p.account = 'bank' and t.kind <> 'order-receivable')), 0) as gateway,
    coalesce(sum(p.amount) filter (where p.account = 'customer-receivable'), 0) as owed,
    coalesce(sum(p.amount) filter (where p.account in ('bank', 'bad-debts') and t.kind = 'order-receivable'), 0) as settled,
    coalesce(sum(p.amount) filter (where p.account in ('sales', 'delivery-income', 'vat-payable', 'discounts', 'prepaid-applied', 'advances-received')), 0) as sold,
    coalesce(sum(p.amount) filter (where p.account = 'advances-received'), 0) as advance
  from ledger_transactions t join ledger_postings p on p.transaction_id = t.id
  where t.kind in ('order-payment', 'order-refund', 'order-reversal', 'order-receivable', 'order-change') group by t.memo`

/**
 * Captured less refunded less reversed, in every state of every order and payment: what the order says, what the books say and
 * what the records of payments, refunds and reversals say are the same number.
 */
export const MONEY_INVARIANTS: readonly MoneyInvariant[] = [
  {
    id: 'I3c',
    says: '주문이 말하는 남은 돈과 받을 돈은 어느 상태에서나 장부와 같습니다.',
    tables: ['orders', 'ledger_postings'],
    violations: `
      select o.number as what from orders o left join (${BOOKED}) booked on booked.number = o.number
       where coalesce(booked.gateway, 0) <> o.captured_total - o.refunded_total - o.reversed_total
          or coalesce(booked.owed, 0) <> o.receivable_total
          or coalesce(booked.settled, 0) <> o.settled_total
          or coalesce(booked.sold, 0) <> -(o.captured_total - o.refunded_total - o.reversed_total + o.receivable_total + o.settled_total)`,
  },
  {
    id: 'I3l',
    says: '선금은 잔금을 받거나 취소하기 전까지 빚으로 남고, 그 뒤에는 남지 않습니다.',
    tables: ['orders', 'ledger_postings'],
    violations: `
      select o.number as what from orders o left join (${BOOKED}) booked on booked.number = o.number
       where coalesce(booked.advance, 0) <> case when o.payment_state = 'part-paid' and o.cancelled_at is null
         then -(o.captured_total - o.refunded_total - o.reversed_total) else 0 end`,
  },
  {
    id: 'I3m',
    says: '두 번에 나누어 받는 주문은 선금 하나와 잔금 하나를 넘게 받지 않고, 잔금 전에는 보내지 않았습니다.',
    tables: ['orders', 'payment_attempt_orders', 'order_deliveries'],
    violations: `
      select o.number as what from orders o
        join (select order_id, count(*) filter (where part = 'whole' and change_id is null) as whole, count(*) filter (where part <> 'whole') as parts,
            count(*) filter (where part = 'rest') as rests, count(*) filter (where part = 'advance') as advances
          from payment_attempt_orders where captured group by 1) taken on taken.order_id = o.id
       where (taken.whole > 0 and taken.parts > 0) or taken.advances > 1 or taken.rests > taken.advances
          or (o.payment_state = 'part-paid' and (taken.rests > 0 or taken.advances = 0 or (o.cancelled_at is null and exists (
            select 1 from order_deliveries d where d.order_id = o.id and d.state not in ('preparing', 'pickup-ready')))))`,
  },
  {
    id: 'I3d',
    says: '주문이 말하는 받은 돈·돌려준 돈·되가져간 돈은 어느 상태에서나 결제 기록과 같습니다.',
    tables: ['orders', 'payment_attempt_orders', 'payment_refunds', 'payment_reversals'],
    violations: `
      select o.number as what from orders o
        left join (select order_id, sum(amount - released) as amount from payment_attempt_orders where captured group by 1) captured on captured.order_id = o.id
        left join (select order_id, sum(amount) as amount from payment_refunds where state = 'done' group by 1) refunded on refunded.order_id = o.id
        left join (select r.order_id, sum(r.amount) as amount from payment_reversals r
            join payment_attempt_orders ao on ao.attempt_id = r.attempt_id and ao.order_id = r.order_id and ao.captured
           where r.outcome is distinct from 'paid-again' group by 1) reversed on reversed.order_id = o.id
       where coalesce(captured.amount, 0) <> o.captured_total
          or coalesce(refunded.amount, 0) <> o.refunded_total
          or coalesce(reversed.amount, 0) <> o.reversed_total`,
  },
  {
    id: 'I3e',
    says: '결제마다 돌려준 돈과 되가져간 돈의 합은 받은 돈을 넘지 않고, 다 되가져간 결제만 그렇다고 적혀 있습니다.',
    tables: ['payment_attempts', 'payment_attempt_orders', 'payment_refunds', 'payment_reversals'],
    violations: `
      select a.gateway_order_id as what from payment_attempts a
        left join (select attempt_id, sum(amount) as amount from payment_refunds where state = 'done' group by 1) refunded on refunded.attempt_id = a.id
        left join (select attempt_id, sum(amount) as amount from payment_reversals where kind = 'chargeback' group by 1) charged on charged.attempt_id = a.id
        left join (select attempt_id, sum(amount) as amount from payment_reversals where kind = 'deposit' group by 1) withdrawn on withdrawn.attempt_id = a.id
        left join (select attempt_id, count(*) as orders, count(*) filter (where captured) as captured from payment_attempt_orders group by 1) taken on taken.attempt_id = a.id
       where coalesce(refunded.amount, 0) + coalesce(charged.amount, 0) > a.amount
          or (a.state = 'charged-back' and (coalesce(charged.amount, 0) = 0 or coalesce(refunded.amount, 0) + charged.amount < a.amount))
          or (coalesce(taken.captured, 0) > 0 and a.state not in ('captured', 'charged-back', 'waiting-deposit')
            and not (a.state in ('cancelled', 'expired') and coalesce(withdrawn.amount, 0) + coalesce(refunded.amount, 0) >= a.amount))
          or (coalesce(charged.amount, 0) > 0 and a.state not in ('captured', 'charged-back'))`,
  },
  {
    id: 'I3f',
    says: '되가져간 돈은 할 일로 남아 있고, 그동안 그 주문은 만들지도 보내지도 않았습니다.',
    tables: ['orders', 'payment_reversals', 'order_history'],
    violations: `
      select o.number as what from orders o
       where (o.money_missing_since is not null) <> exists (select 1 from payment_reversals r where r.order_id = o.id and r.outcome is null)
          or (o.money_missing_since is not null and exists (
            select 1 from order_history h where h.order_id = o.id and h.at > o.money_missing_since
               and ((h.machine = 'production' and h.event in ('plan', 'start-print', 'start-binding', 'start-packing', 'finish', 'order-remake'))
                 or (h.machine = 'delivery' and h.event in ('ship', 'make-ready')))))`,
  },
]
