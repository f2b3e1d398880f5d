/** What the gateway said it took and gave back, try by try, against the books: no won is without a home. */
export const GATEWAY_INVARIANTS = [
  {
    id: 'I15',
    says: '결제사가 가진 돈과 장부가 결제마다 같습니다.',
    tables: ['payment_attempts', 'ledger_transactions', 'payment_refunds'],
    violations: `
      with booked as (
        select t.attempt_id, sum(p.amount) as amount from ledger_transactions t join ledger_postings p on p.transaction_id = t.id
         where t.attempt_id is not null and p.account = 'gateway-receivable' group by 1)
      select a.gateway_order_id || ' ' || (a.gateway_captured - a.gateway_returned) || ' / ' || coalesce(b.amount, 0) as what
        from payment_attempts a left join booked b on b.attempt_id = a.id
       where a.gateway_captured - a.gateway_returned <> coalesce(b.amount, 0)
         and not exists (select 1 from payment_refunds r where r.attempt_id = a.id and r.state = 'requested')
      union all
      select 'booking ' || t.reference from ledger_transactions t join ledger_postings p on p.transaction_id = t.id
       where t.attempt_id is null and p.account = 'gateway-receivable'`,
  },
  {
    id: 'I15b',
    says: '주문에 쓰이지 않은 돈은 모두 돌려 드릴 돈으로 적혀 있습니다.',
    tables: ['repayments', 'ledger_transactions'],
    violations: `
      with held as (
        select t.attempt_id, -sum(p.amount) as amount from ledger_transactions t join ledger_postings p on p.transaction_id = t.id
         where p.account = 'unapplied-receipts' group by 1),
      owed as (
        select attempt_id, sum(amount) as amount from repayments
         where order_id is null and state in ('needs-account', 'returning', 'refused') group by 1)
      select coalesce(h.attempt_id, o.attempt_id)::text as what from held h full join owed o on o.attempt_id = h.attempt_id
       where coalesce(h.amount, 0) <> coalesce(o.amount, 0)`,
  },
  {
    id: 'I15c',
    says: '결제사가 거절한 환불은 모두 누군가의 할 일입니다.',
    tables: ['repayments', 'payment_refunds'],
    violations: `
      select r.id::text as what from payment_refunds r where r.state = 'refused' and r.repayment_id is null
         and r.failure_code is distinct from 'DEPOSIT_REVERSED'
      union all
      select p.id::text from repayments p where p.state = 'returning'
         and not exists (select 1 from payment_refunds r where r.repayment_id = p.id and r.state = 'requested')`,
  },
] as const
