import type { MoneyInvariant } from '#/server/features/money/payments/payments.public.ts'

/** What the bank told and what the books say of the shop's own account is the same money, put to use once. */
export const BANK_INVARIANTS: readonly MoneyInvariant[] = [
  {
    id: 'I17',
    says: '주문에 맞춘 은행 입금은 장부가 받은 돈과 맞춤마다 같습니다.',
    tables: ['bank_matches', 'bank_rows', 'ledger_transactions'],
    violations: `
      with booked as (
        select t.attempt_id, sum(p.amount) as amount from ledger_transactions t join ledger_postings p on p.transaction_id = t.id
         where p.account = 'bank' and t.kind not in ('order-refund', 'unapplied-refund', 'order-receivable') group by 1)
      select m.id::text as what from bank_matches m
        left join booked b on b.attempt_id = m.attempt_id left join booked o on o.attempt_id = m.over_attempt_id
       where m.undone_at is null and (coalesce(b.amount, 0) + coalesce(o.amount, 0) <> m.amount
          or m.amount <> (select coalesce(sum(r.amount), 0) from bank_rows r where r.match_id = m.id))
      union all
      select m.id::text from bank_matches m join bank_rows r on r.match_id = m.id where m.undone_at is not null
      union all
      select a.gateway_order_id from payment_attempts a join booked b on b.attempt_id = a.id
       where a.paid_to = 'bank' and b.amount <> 0
         and not exists (select 1 from bank_matches m where m.undone_at is null and a.id in (m.attempt_id, m.over_attempt_id))`,
  },
]
