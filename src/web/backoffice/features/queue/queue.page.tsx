import { useState } from 'react'
import type { QueueRow } from '#/contract/workqueue/queue.contract.ts'
import { BoardPanel } from './board-panel.tsx'
import { QueueChart } from './queue-chart.tsx'
import { useQueue } from './use-queue.ts'

/** 할 일: what needs a person now against the clock, and the orders behind it. */
export function Component() {
  const [kind, setKind] = useState<QueueRow['kind'] | null>(null)
  const queue = useQueue()
  return (
    <BoardPanel
      kind={kind}
      startView="active"
      head={<QueueChart rows={queue.data?.rows ?? []} chosen={kind} onChoose={setKind} />}
    />
  )
}
