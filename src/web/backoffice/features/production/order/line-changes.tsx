import { useState } from 'react'
import type { OrderChangeView } from '#/contract/ordering/order-change-view.ts'
import type { StaffLine, StaffOrder } from '#/contract/production/staff-order.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { ChangedFacts } from '#/web/blocks/order-change/changed-facts.tsx'
import { ThreadClock } from '#/web/blocks/thread/thread-clock.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { ChangeLine } from './change-line.tsx'

interface LineChangesProps {
  readonly order: StaffOrder
  readonly line: StaffLine
}

const STATES: Readonly<Record<OrderChangeView['state'], string>> = {
  waiting: '차액 결제 대기',
  applied: '바꿈',
  'taken-back': '되돌림',
}

/** How the job was changed after it was paid, and the way to change it while nothing is printed. */
export function LineChanges({ order, line }: LineChangesProps) {
  const [changing, setChanging] = useState(false)
  const changes = order.changes.filter(({ lineId }) => lineId === line.lineId)
  return (
    <>
      {changes.length > 0 && (
        <RowList dense>
          {changes.map((change) => (
            <Row key={change.id} end={<b>{differenceWords(change)}</b>}>
              <ChangedFacts change={change} />
              <Small>
                {STATES[change.state]} <ThreadClock at={change.endedAt ?? change.at} /> ·{' '}
                {change.endReason || change.reason}
              </Small>
            </Row>
          ))}
        </RowList>
      )}
      {mayChange(order, line) && (
        <Toolbar>
          <Button size="sm" onClick={() => setChanging(true)}>
            사양과 부수 바꾸기
          </Button>
        </Toolbar>
      )}
      {changing && <ChangeLine order={order} line={line} onClose={() => setChanging(false)} />}
    </>
  )
}

/** The server decides; what it would surely refuse is not offered. */
const mayChange = (order: StaffOrder, line: StaffLine): boolean =>
  order.may.includes('change-line') &&
  order.payment === 'paid' &&
  order.missingMoney === null &&
  order.cancelRequest === null &&
  order.changes.every(({ state }) => state !== 'waiting') &&
  ['waiting', 'planned', 'on-hold'].includes(line.production)

function differenceWords({ difference }: OrderChangeView): string {
  if (difference === 0) return '차액 없음'
  return difference > 0 ? `+${formatWon(difference)}` : `−${formatWon(-difference)} 환불`
}
