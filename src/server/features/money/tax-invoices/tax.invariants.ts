import { CASH_OF_ORDER } from './cash-of-order.ts'

interface TaxInvariant {
  readonly id: string
  readonly says: string
  readonly tables: readonly string[]
  readonly violations: string
}

const LIVING = `tax_document_orders l join tax_documents d on d.id = l.document_id and d.state <> 'cancelled'`

/** What the papers say, less what amends them, is what the orders say; each piece of money is proved once. */
export const TAX_INVARIANTS: readonly TaxInvariant[] = [
  {
    id: 'I18',
    says: '세금계산서와 현금영수증에서 수정분을 더하고 뺀 금액은 주문이 현금으로 받은 금액입니다.',
    tables: [
      'tax_documents',
      'tax_document_orders',
      'orders',
      'payment_attempts',
      'payment_attempt_orders',
      'payment_refunds',
      'payment_reversals',
    ],
    violations: `
      select o.number as what from (select l.order_id, sum(l.supply + l.vat) as said from ${LIVING} group by 1) papers
        join orders o on o.id = papers.order_id
       where papers.said <> ${CASH_OF_ORDER}
         and not exists (select 1 from ${LIVING} where l.order_id = o.id and d.state = 'issuing')`,
  },
  {
    id: 'I18b',
    says: '카드로만 결제한 주문에는 세금계산서도 현금영수증도 없습니다.',
    tables: [
      'tax_documents',
      'tax_document_orders',
      'orders',
      'payment_attempts',
      'payment_attempt_orders',
      'payment_refunds',
      'payment_reversals',
    ],
    violations: `
      select o.number as what from ${LIVING} join orders o on o.id = l.order_id
       where o.payment_method in ('카드', '간편결제') and ${CASH_OF_ORDER} = 0
       group by o.number having sum(l.supply + l.vat) <> 0`,
  },
  {
    id: 'I18c',
    says: '한 주문의 증빙은 한 가지입니다.',
    tables: ['tax_documents', 'tax_document_orders'],
    violations: `
      select l.order_id::text as what from ${LIVING} where d.original_id is null
       group by l.order_id having count(*) > 1`,
  },
  {
    id: 'I18d',
    says: '발행했는지 모르는 채로 한 시간 넘게 찾아보지 않은 것이 없습니다.',
    tables: ['tax_documents'],
    violations: `
      select mgt_key as what from tax_documents
       where state = 'issuing' and coalesce(looked_up_at, issue_started_at, asked_at) < now() - interval '1 hour'`,
  },
  {
    id: 'I18e',
    says: '발행한 것마다 국세청 승인번호가 있고, 줄의 합이 적힌 금액입니다.',
    tables: ['tax_documents', 'tax_document_orders'],
    violations: `
      select d.mgt_key as what from tax_documents d
       where d.state in ('issued', 'sent', 'done')
         and (d.confirm_number is null
           or (d.items <> '[]' and d.supply <> (select coalesce(sum((i ->> 'supply')::bigint), 0) from jsonb_array_elements(d.items) i))
           or (d.items <> '[]' and d.vat <> (select coalesce(sum((i ->> 'vat')::bigint), 0) from jsonb_array_elements(d.items) i))
           or (d.supply, d.vat) <> (select coalesce(sum(l.supply), 0), coalesce(sum(l.vat), 0)
                                      from tax_document_orders l where l.document_id = d.id))`,
  },
]
