import { useLoaderData } from 'react-router'
import type { ResultOf } from '#/contract/endpoint.ts'
import type { readRealtime } from '#/contract/production/production.contract.ts'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { formatCount } from '#/domain/money/format-count.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { kstDateTimeText } from '#/lib/kst-text.ts'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import styles from './realtime.module.css'

interface Realtime {
  readonly floor: ResultOf<typeof readRealtime>
  /** Next moment from which work counts as the following day's. */
  readonly cutOff: string
}

const COLUMNS: readonly Column<Realtime['floor']['steps'][number]>[] = [
  { key: 'step', head: '공정', cell: ({ label }) => label, rowHead: true },
  { key: 'lines', head: '작업', cell: ({ lines }) => `${formatCount(lines)}건`, right: true },
  { key: 'copies', head: '부수', cell: ({ copies }) => `${formatCount(copies)}부`, right: true },
]

/** 실시간 제작현황: what the books of the shop say at this moment; a quiet day shows noughts. */
export function Component() {
  const { floor, cutOff } = useLoaderData<Realtime>()
  const end = new Date(cutOff)
  const steps = floor.steps.filter((step) => step.state !== 'cancelled')
  return (
    <div className={styles.page}>
      <PageHeading
        title="실시간 제작현황"
        lead={`${kstDateTimeText(new Date(floor.at)).slice(0, 16)} 현재. 새로 고치면 지금 수로 바뀝니다.`}
      />
      <dl className={styles.facts}>
        <div>
          <dt>다음 접수 마감</dt>
          <dd>
            <time dateTime={cutOff}>
              {koreanDay(seoulDay(end))} {kstDateTimeText(end).slice(11, 16)}
            </time>
          </dd>
        </div>
        <div>
          <dt>오늘 출고</dt>
          <dd>{formatCount(floor.dispatchedToday)}건</dd>
        </div>
        <div>
          <dt>확인을 기다리는 시안</dt>
          <dd>{formatCount(floor.proofsWaiting)}건</dd>
        </div>
      </dl>
      <Table
        caption="공정마다 지금 있는 작업"
        stacked={false}
        columns={COLUMNS}
        rows={steps}
        rowKey={({ state }) => state}
      />
    </div>
  )
}
