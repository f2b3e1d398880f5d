/** A promise about points, e-money and gift cards as a query: one row, with a text `what`, for each that breaks it. */
export interface WalletInvariant {
  readonly id: string
  readonly says: string
  readonly tables: readonly string[]
  readonly violations: string
}

export const WALLET_INVARIANTS: readonly WalletInvariant[] = [
  {
    id: 'I2b',
    says: '포인트·e머니 묶음의 남은 금액은 장부 그대로이고, 계정의 잔액은 그 묶음의 합입니다.',
    tables: ['ledger_lots', 'ledger_postings', 'ledger_accounts'],
    violations: `
      select 'lot ' || l.id::text as what from ledger_lots l
        left join (select lot_id, account, sum(amount) as booked from ledger_postings where lot_id is not null group by 1, 2) p on p.lot_id = l.id
       where l.remaining <> -coalesce(p.booked, 0) or l.remaining < 0 or coalesce(p.account, l.account) <> l.account
      union all
      select 'account ' || a.code from ledger_accounts a
        left join (select account, sum(amount) as booked from ledger_postings group by 1) p on p.account = a.code
        left join (select account, sum(remaining) as remaining from ledger_lots group by 1) l on l.account = a.code
       where a.in_lots and -coalesce(p.booked, 0) <> coalesce(l.remaining, 0)`,
  },
  {
    id: 'I5',
    says: '돌려준 포인트와 e머니는 그 주문에 쓴 것을 넘지 않습니다.',
    tables: ['ledger_transactions', 'ledger_postings', 'ledger_lots'],
    violations: `
      select t.memo as what from ledger_transactions t
        join ledger_postings p on p.transaction_id = t.id and p.lot_id is not null
       where t.kind in ('value-spend', 'value-return') and t.order_id is not null
       group by t.order_id, t.memo, split_part(p.account, ':', 1) having sum(p.amount) < 0`,
  },
  {
    id: 'I5b',
    says: '주문이 말하는 포인트·e머니는 장부에서 그 주문에 쓴 것과 같고, 돌려준 것도 같습니다.',
    tables: ['orders', 'ledger_transactions', 'ledger_postings'],
    violations: `
      select o.number as what from orders o
        left join (select t.order_id,
            sum(p.amount) filter (where t.kind = 'value-spend' and p.account like 'points:%') as points,
            sum(p.amount) filter (where t.kind = 'value-spend' and p.account like 'emoney:%') as emoney,
            -sum(p.amount) filter (where t.kind = 'value-return') as returned
          from ledger_transactions t join ledger_postings p on p.transaction_id = t.id and p.lot_id is not null
         where t.order_id is not null group by 1) used on used.order_id = o.id
       where coalesce(used.points, 0) <> o.points_total or coalesce(used.emoney, 0) <> o.emoney_total
          or coalesce(used.returned, 0) <> o.prepaid_returned`,
  },
  {
    id: 'I5c',
    says: '돌려 달라고 한 e머니는 처리할 때까지 꼭 그만큼 따로 잡혀 있고, 받아들인 것은 그만큼 돌려보냅니다.',
    tables: ['emoney_refunds', 'ledger_transactions', 'ledger_postings', 'repayments'],
    violations: `
      with held as (
        select t.reference, -sum(p.amount) as amount from ledger_transactions t join ledger_postings p on p.transaction_id = t.id
         where p.account = 'emoney-refunds' and t.kind in ('value-refund', 'value-refund-ended', 'value-refund-sent') group by 1)
      select r.id::text as what from emoney_refunds r left join held h on h.reference = r.id::text
       where coalesce(h.amount, 0) <> case when r.state in ('asked', 'agreed') then r.amount else 0 end
      union all
      select r.id::text from emoney_refunds r left join repayments p on p.id = r.repayment_id
       where r.state = 'agreed' and (p.id is null or p.amount <> r.amount or p.attempt_id <> r.attempt_id or p.cause <> 'emoney-refund')
      union all
      select 'emoney-refunds' from (select coalesce(-sum(amount), 0) as held from ledger_postings where account = 'emoney-refunds') b
       where b.held <> (select coalesce(sum(amount), 0) from emoney_refunds where state = 'asked')`,
  },
  {
    id: 'I5d',
    says: '충전은 주문과 섞이지 않고, 받은 충전은 모두 e머니가 되었거나 받을 돈으로 적혀 있습니다.',
    tables: [
      'payment_attempts',
      'payment_attempt_orders',
      'payment_reversals',
      'ledger_transactions',
      'ledger_postings',
    ],
    violations: `
      select a.gateway_order_id as what from payment_attempts a
       where (a.purpose = 'emoney') = exists (select 1 from payment_attempt_orders o where o.attempt_id = a.id)
      union all
      select a.gateway_order_id from payment_attempts a
       where a.purpose = 'emoney' and a.state = 'captured' and not exists (
         select 1 from ledger_transactions t where t.attempt_id = a.id and t.kind = 'value-charge')
      union all
      select a.gateway_order_id from payment_attempts a
        left join (select t.attempt_id, sum(p.amount) as amount from ledger_transactions t join ledger_postings p on p.transaction_id = t.id
            where p.account = 'customer-receivable' and t.kind like 'value-%' group by 1) owed on owed.attempt_id = a.id
       where a.purpose = 'emoney' and (coalesce(owed.amount, 0) < 0 or (coalesce(owed.amount, 0) > 0) <> exists (
         select 1 from payment_reversals r where r.attempt_id = a.id and r.outcome is null))`,
  },
]
