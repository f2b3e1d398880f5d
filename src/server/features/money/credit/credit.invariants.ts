/** Promises about what firms owe, as queries: one row, with a text `what`, for each that is broken. */
export const CREDIT_INVARIANTS = [
  {
    id: 'I14a',
    says: '후불 주문이 받을 돈은 주문 금액에서 확인한 입금과 돌려드린 몫을 뺀 것입니다.',
    tables: ['orders', 'credit_orders', 'credit_payments', 'credit_payment_parts', 'give_backs'],
    violations: `
      select o.number as what from credit_orders c join orders o on o.id = c.order_id
        left join (select p.order_id, sum(p.amount) as amount from credit_payment_parts p
            join credit_payments w on w.id = p.payment_id where w.reversed_at is null group by 1) paid on paid.order_id = c.order_id
       where o.payment_state = 'deferred' and o.captured_total = 0
         and (coalesce(paid.amount, 0) <> o.settled_total or o.receivable_total <> o.total - o.settled_total - coalesce(
              (select sum(g.debt) from give_backs g where g.order_id = o.id and g.state = 'done'), 0))
          or o.payment_state = 'cancelled' and o.receivable_total <> 0`,
  },
  {
    id: 'I14b',
    says: '후불 청구서의 합계는 줄의 합이고, 입금은 나눈 몫의 합입니다.',
    tables: ['credit_statements', 'credit_statement_lines', 'credit_payments', 'credit_payment_parts'],
    violations: `
      select s.number as what from credit_statements s
       where s.total <> (select coalesce(sum(amount), 0) from credit_statement_lines l where l.statement_id = s.id)
      union all
      select p.id::text from credit_payments p
       where p.amount <> (select coalesce(sum(amount), 0) from credit_payment_parts q where q.payment_id = p.id)`,
  },
  {
    id: 'I14c',
    says: '후불로 주문한 것은 모두 그 회원의 후불 기록에 있습니다.',
    tables: ['orders', 'credit_orders'],
    violations: `
      select o.number as what from orders o left join credit_orders c on c.order_id = o.id
       where (o.deferred_at is not null) <> (c.order_id is not null)
          or (c.order_id is not null and c.member_id <> o.member_id)`,
  },
] as const
