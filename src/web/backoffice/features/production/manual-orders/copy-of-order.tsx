import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { copyForManualOrder, type OrderCopy } from '#/contract/production/manual-orders.contract.ts'
import { withStocks } from '#/domain/catalog/in-catalogue.ts'
import type { PaperCatalogue } from '#/domain/catalog/paper-catalogue.ts'
import { call } from '#/web/api/call.ts'
import { Note } from '#/web/ui/note.tsx'
import type { NewOrderValues } from './new-order-values.ts'
import type { StartOfOrder } from './use-new-order.ts'

type Line = NewOrderValues['lines'][number]

/** Of the order that a new one begins with; nothing is asked where none is named. */
export const useOrderCopy = (orderNumber: string | null) =>
  useQuery({
    queryKey: ['order-copy', orderNumber],
    queryFn: ({ signal }) =>
      call(copyForManualOrder, { params: { orderNumber: orderNumber ?? '' }, signal, errors: 'throw' }),
    enabled: orderNumber !== null,
    // What is being typed begins with it: a later answer would change nothing.
    staleTime: Infinity,
  })

/** Its jobs on the papers of today's version, for its customer; where nothing can be taken from it, a usual job. */
export function startOf(
  copy: OrderCopy | null,
  from: string | null,
  usual: Line,
  catalogue: PaperCatalogue,
): StartOfOrder {
  if (!copy || copy.lines.length === 0) return { lines: [usual] }
  const lines = copy.lines.map(({ spec, title }) => ({
    spec: withStocks(spec, catalogue),
    ...(title === null ? {} : { title }),
  }))
  const { customer } = copy
  return {
    lines,
    ...(customer ? { customer: { kind: 'member', memberId: customer.memberId } } : {}),
    ...(from === null ? {} : { copiedFrom: from }),
  }
}

interface CopyNoteProps {
  readonly from: string
  readonly copy: OrderCopy
}

/** What came along and what did not. */
export function CopyNote({ from, copy: { lines, left } }: CopyNoteProps) {
  return (
    <Note tone={lines.length > 0 ? 'info' : 'orange'} role="status">
      {lines.length > 0 ? (
        <>
          <Link to={`/admin/orders/${from}`}>{from}</Link> 주문의 고객과 사양으로 시작합니다. 값은 오늘 요금표로 다시
          냈습니다. 파일, 받는 곳, 협의한 값은 옮기지 않았습니다.
        </>
      ) : (
        <>
          <Link to={`/admin/orders/${from}`}>{from}</Link> 주문에서 옮길 수 있는 품목이 없습니다.
        </>
      )}
      {left.length > 0 && (
        <ul>
          {left.map(({ title, reason }, at) => (
            <li key={at}>
              {title}: {reason}
            </li>
          ))}
        </ul>
      )}
    </Note>
  )
}
