import { koreanDay } from '#/domain/calendar/business-days.ts'
import { CLOSED_KIND_NAMES } from '#/domain/calendar/calendar-change.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { Button } from '#/web/ui/button.tsx'
import { Table, type Column } from '#/web/ui/table.tsx'
import styles from './calendar.module.css'
import type { CalendarYear, ClosedDay } from './use-year.ts'

interface ClosedDaysProps {
  readonly data: CalendarYear
  readonly onPick: ((day: string) => void) | null
}

/** The named days of the year as a list. */
export function ClosedDays({ data, onPick }: ClosedDaysProps) {
  return (
    <section className={styles.section}>
      <h2>{data.year}년 쉬는 날</h2>
      {data.days.length === 0 ? (
        <p>
          적어 둔 쉬는 날이 없습니다. 정부가 이듬해 월력요항을 내면 여기에 옮겨 적어 주세요. 그때까지 이 해의 공휴일은
          일하는 날로 셉니다.
        </p>
      ) : (
        <Table
          caption={`${data.year}년 쉬는 날`}
          rows={data.days}
          rowKey={({ day }) => day}
          stacked={false}
          columns={onPick ? [...COLUMNS, actsWith(data.today, onPick)] : COLUMNS}
        />
      )}
    </section>
  )
}

const COLUMNS: readonly Column<ClosedDay>[] = [
  { key: 'day', head: '날', rowHead: true, cell: ({ day }) => koreanDay(day) },
  { key: 'name', head: '이름', cell: ({ name }) => name },
  { key: 'kind', head: '갈래', cell: ({ kind }) => CLOSED_KIND_NAMES[kind] },
  {
    key: 'by',
    head: '적은 사람',
    cell: ({ changedBy, changedAt }) => (changedBy ? `${changedBy} ${seoulDay(new Date(changedAt))}` : '처음부터'),
  },
]

const actsWith = (today: string, onPick: (day: string) => void): Column<ClosedDay> => ({
  key: 'act',
  head: '할 일',
  right: true,
  cell: ({ day, name }) =>
    day >= today && (
      <Button size="sm" variant="quiet" aria-label={`${koreanDay(day)} ${name} 바꾸기`} onClick={() => onPick(day)}>
        바꾸기
      </Button>
    ),
})
