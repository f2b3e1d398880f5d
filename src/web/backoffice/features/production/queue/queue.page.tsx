import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { QueueRow } from '#/contract/production/queue.contract.ts'
import { QUEUE, queueKindsFor } from '#/domain/orders/queue-kinds.ts'
import { useStaff } from '#/web/api/use-staff.ts'
import { BoardPanel } from './board-panel.tsx'
import { QueueChart } from './queue-chart.tsx'
import { useQueue } from './use-queue.ts'

/** 할 일: what needs a person now against the clock, and the orders behind it. */
export function Component() {
  const [kind, setKind] = useState<QueueRow['kind'] | null>(null)
  const queue = useQueue()
  const navigate = useNavigate()
  // Money and parcels have pages of their own: there is no line behind them.
  const choose = (next: QueueRow['kind'] | null) => {
    if (next === 'repay') void navigate('/admin/repayments')
    else if (next === 'parcel-trouble') void navigate('/admin/shipping')
    else setKind(next)
  }
  const empty = useEmptyRows()
  return (
    <BoardPanel
      kind={kind}
      startView="active"
      head={
        <QueueChart rows={queue.data?.rows ?? empty} known={queue.data !== undefined} chosen={kind} onChoose={choose} />
      }
    />
  )
}

/** The chart before its answer: the rows of whoever sits here, with nothing in them yet. */
function useEmptyRows(): readonly QueueRow[] {
  const kinds = queueKindsFor(useStaff()?.roles ?? [])
  return kinds.map((kind) => ({ kind, label: QUEUE[kind].label, count: 0, overdue: 0, items: [] }))
}
