import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { QueueRow } from '#/contract/production/queue.contract.ts'
import { QUEUE, queueKindsFor } from '#/domain/orders/queue-kinds.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { useStaff } from '#/web/api/use-staff.ts'
import { QueueBoard } from './queue-board.tsx'
import { QueueChart } from './queue-chart.tsx'
import { useQueue } from './use-queue.ts'

/** Kinds with a page of their own: there is no line behind them. */
const OWN_PAGES: Partial<Record<QueueRow['kind'], string>> = {
  inquiry: '/admin/inquiries',
  'agreed-case': '/admin/inquiries?view=agreed',
  repay: '/admin/repayments',
  'agree-give-back': '/admin/repayments',
  'match-deposit': '/admin/deposits',
  'tax-paper': '/admin/tax',
  'credit-overdue': '/admin/credit',
  'close-books': '/admin/closing',
  'emoney-refund': '/admin/benefits?view=refunds',
  'agree-grant': '/admin/benefits?view=grants',
  'agree-coupons': '/admin/coupons',
  'agree-gift-cards': '/admin/benefits?view=gift-cards',
  'parcel-trouble': '/admin/shipping',
  'visit-request': '/admin/visits',
  'failed-message': '/admin/messages',
  'approve-member': '/admin/members',
  'approve-brand': '/admin/members?show=brands',
}

/** 할 일: what needs a person now against the clock, and the orders behind it. */
export function Component() {
  const [kind, setKind] = useState<QueueRow['kind'] | null>(null)
  const queue = useQueue()
  const navigate = useNavigate()
  const choose = (next: QueueRow['kind'] | null) => {
    const own = next && OWN_PAGES[next]
    const oldest = queue.data?.rows.find((row) => row.kind === next)?.oldest
    if (own) void navigate(next === 'close-books' && oldest ? openDayOf(oldest) : own)
    else setKind(next)
  }
  const empty = useEmptyRows()
  return (
    <QueueBoard
      kind={kind}
      head={
        <QueueChart
          rows={queue.data?.rows ?? empty}
          known={queue.data !== undefined}
          onRetry={queue.isError || (!queue.data && queue.failureCount > 0) ? () => void queue.refetch() : undefined}
          chosen={kind}
          onChoose={choose}
        />
      }
    />
  )
}

/** The first day that waits to be closed: it waits from the midnight after it. */
const openDayOf = (oldest: string) => `/admin/closing?day=${seoulDay(new Date(new Date(oldest).getTime() - 1))}`

/** The chart before its answer: the rows of whoever sits here, with nothing in them yet. */
function useEmptyRows(): readonly QueueRow[] {
  const kinds = queueKindsFor(useStaff()?.rights ?? [])
  return kinds.map((kind) => ({ kind, label: QUEUE[kind].label, count: 0, overdue: 0, oldest: null, items: [] }))
}
