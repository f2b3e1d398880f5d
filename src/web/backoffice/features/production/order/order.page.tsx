import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import type { OrderDesk } from '#/contract/production/order-desk.contract.ts'
import { revealPersonalData, type StaffLine, type StaffOrder } from '#/contract/production/staff-order.contract.ts'
import { call } from '#/web/api/call.ts'
import { useLive } from '#/web/api/live/use-live.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { askAgain } from '#/web/blocks/live-queries/ask-again.ts'
import { SpecTable } from '#/web/blocks/spec-table/spec-table.tsx'
import { Findings } from '#/web/blocks/staff-order/findings.tsx'
import { useDesk, useDeskActs } from '#/web/blocks/staff-order/use-desk.ts'
import { useOrder, useOrderActs } from '#/web/blocks/staff-order/use-order.ts'
import { Words } from '#/web/blocks/staff-order/words.tsx'
import { ThreadClock } from '#/web/blocks/thread/thread-clock.tsx'
import { StateMark } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Small } from '#/web/ui/note.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { Addresses } from './addresses.tsx'
import { Composer } from './composer.tsx'
import { FileSets } from './file-sets.tsx'
import { LineChanges } from './line-changes.tsx'
import { LifeCalendar } from './life-calendar.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderRail } from './order-rail.tsx'
import { ReplaceFile } from './replace-file.tsx'
import { Timeline } from './timeline.tsx'
import { Part } from './part.tsx'
import styles from './order.module.css'

/** One order whole: what the customer wants, where it stands, its files and everything that was said about it. */
export function Component() {
  const { number = '' } = useParams()
  const [search] = useSearchParams()
  const client = useQueryClient()
  const order = useOrder(number)
  const desk = useDesk(number)
  useLive([`order:${number}`], () => {
    askAgain(client, ['staff-order', number])
    askAgain(client, ['order-desk', number])
  })
  const failed = order.error ?? desk.error
  if (failed)
    return (
      <ErrorState
        whole
        title="주문을 열지 못했습니다"
        text={failed.message}
        onRetry={() => void Promise.all([order.refetch(), desk.refetch()])}
      />
    )
  if (!order.data || !desk.data) return <LoadingState label="주문을 여는 중입니다" />
  const line = order.data.lines.find(({ lineId }) => lineId === search.get('line')) ?? order.data.lines[0]
  if (!line) return <ErrorState whole title="품목이 없는 주문입니다" />
  return <OrderWhole key={line.lineId} order={order.data} line={line} desk={desk.data} />
}

interface OrderWholeProps {
  readonly order: StaffOrder
  readonly line: StaffLine
  readonly desk: OrderDesk
}

function OrderWhole({ order, line, desk }: OrderWholeProps) {
  const acts = useOrderActs()
  const deskActs = useDeskActs(order.orderNumber)
  const reveal = useMutation({
    mutationFn: () => call(revealPersonalData, { params: { orderNumber: order.orderNumber } }),
  })
  const own = desk.lines.find(({ lineId }) => lineId === line.lineId)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <OrderHead order={order} line={line} revealed={reveal.data ?? null} />
        <LifeCalendar order={order} line={line} moves={desk.moves} />
      </header>
      <div className={styles.grid}>
        <div className={styles.left}>
          <div className={styles.words}>
            <Words order={order}>
              <Readings desk={desk} busy={deskActs.read.isPending} onRead={() => deskActs.read.mutate()} />
            </Words>
          </div>
          <div className={styles.part}>
            <Addresses
              order={order}
              line={line}
              revealed={reveal.data ?? null}
              busy={reveal.isPending}
              onReveal={() => reveal.mutate()}
            />
          </div>
          <div className={styles.two}>
            <div className={styles.part}>
              <Part title="파일">
                {own && <FileSets line={line} desk={own} mayDownload={desk.may.download} />}
                {own && desk.may.replace && own.replaceRefusal === null && <ReplaceFile line={line} />}
                {own?.replaceRefusal && <Small>{own.replaceRefusal}</Small>}
              </Part>
              <Part title="검사와 작업 자료">
                <Findings line={line} />
              </Part>
              <Part title="사양">
                <div className={styles.spec}>
                  <JobPicture line={line} size={96} />
                  <SpecTable spec={line.spec} />
                </div>
                <LineChanges order={order} line={line} />
              </Part>
            </div>
            <div className={styles.part}>
              <Part title="대화와 메모">
                <Composer lineId={line.lineId} title={line.title} acts={deskActs} mayWrite={desk.may.write} />
                <Timeline order={order} timeline={desk.timeline} />
              </Part>
            </div>
          </div>
        </div>
        <OrderRail order={order} line={line} desk={own} acts={acts} />
      </div>
    </div>
  )
}

interface ReadingsProps {
  readonly desk: OrderDesk
  readonly busy: boolean
  readonly onRead: () => void
}

/** Who of which desk has read it; whoever has not says so with one press. */
function Readings({ desk, busy, onRead }: ReadingsProps) {
  return (
    <>
      {desk.readings.map(({ name, desk: where, at }) => (
        <StateMark key={name} shape="disc">
          {where && !name.includes(where) && `${where} `}
          {name} 읽음 <ThreadClock at={at} />
        </StateMark>
      ))}
      {desk.readings.length === 0 && <StateMark shape="diamond">아직 아무도 읽지 않았습니다</StateMark>}
      {desk.readings.every(({ mine }) => !mine) && (
        <Button size="sm" busy={busy} onClick={onRead}>
          읽었습니다
        </Button>
      )}
    </>
  )
}
