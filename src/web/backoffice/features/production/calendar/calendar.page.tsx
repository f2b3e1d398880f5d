import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { businessCalendar, type Day, isWorkingDay } from '#/domain/calendar/business-days.ts'
import { daysBetween } from '#/domain/calendar/calendar-change.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { Button } from '#/web/ui/button.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import styles from './calendar.module.css'
import { ChangeDialog } from './change-dialog.tsx'
import { ClosedDays } from './closed-days.tsx'
import { CutOffs } from './cut-offs.tsx'
import { MonthView } from './month-view.tsx'
import { useMayChange } from './use-may-change.ts'
import { type CalendarYear, useYear } from './use-year.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'

const FIRST_YEAR = 2026
const LAST_YEAR = 2100

/** 쉬는 날과 마감: the year that every promised dispatch day is counted by. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const [thisYear] = useState(() => Number(seoulDay(new Date()).slice(0, 4)))
  const asked = Number(search.get('year')) || thisYear
  const year = Math.min(LAST_YEAR, Math.max(FIRST_YEAR, asked))
  const { data, isPending, error, refetch } = useYear(year)
  const go = (to: number) => setSearch({ year: String(to) }, { replace: true })
  return (
    <AdminPage
      title="쉬는 날과 마감"
      lead="출고예정일은 이 달력으로 셉니다. 바꾸면 손님 화면의 약속과 아직 나가지 않은 작업의 날짜가 함께 바뀌고, 주문한 분께 알립니다."
      actions={
        <Toolbar role="group" aria-label="연도">
          <Button size="sm" disabled={year <= FIRST_YEAR} onClick={() => go(year - 1)}>
            이전 해
          </Button>
          <b aria-live="polite">{year}년</b>
          <Button size="sm" disabled={year >= LAST_YEAR} onClick={() => go(year + 1)}>
            다음 해
          </Button>
        </Toolbar>
      }
    >
      {isPending && <LoadingState />}
      {error && <ErrorState title="달력을 불러오지 못했습니다" text={error.message} onRetry={() => void refetch()} />}
      {data && <Year data={data} />}
    </AdminPage>
  )
}

function Year({ data }: { readonly data: CalendarYear }) {
  const mayChange = useMayChange()
  const [picked, setPicked] = useState<Day | null>(null)
  const calendar = useMemo(() => businessCalendar(data.days, data.cutOffs), [data])
  const closed = useMemo(() => new Map(data.days.map((entry) => [entry.day, entry])), [data])
  const { year, today } = data
  const working = daysBetween(`${year}-01-01`, `${year}-12-31`).filter((day) => isWorkingDay(calendar, day)).length
  return (
    <>
      <Toolbar align="spread">
        <p className={styles.sum}>
          영업일 <b>{working}일</b>
        </p>
        <p className={styles.legend} aria-hidden="true">
          <span>
            <i className={styles.day}>1</i> 일하는 날
          </span>
          <span>
            <i className={`${styles.day} ${styles.off}`}>6</i> 주말
          </span>
          <span>
            <i className={`${styles.day} ${styles.off} ${styles.holiday}`}>9</i> 공휴일
          </span>
          <span>
            <i className={`${styles.day} ${styles.off} ${styles.closing}`}>12</i> 우리 쉬는 날
          </span>
        </p>
        {mayChange && (
          <Button size="sm" variant="primary" onClick={() => setPicked(today)}>
            쉬는 날 더하기
          </Button>
        )}
      </Toolbar>
      <div className={styles.months}>
        {Array.from({ length: 12 }, (_, at) => (
          <MonthView
            key={at}
            year={year}
            month={at + 1}
            today={today}
            calendar={calendar}
            closed={closed}
            onPick={mayChange ? setPicked : null}
          />
        ))}
      </div>
      <div className={styles.below}>
        <ClosedDays data={data} onPick={mayChange ? setPicked : null} />
        <CutOffs cutOffs={data.cutOffs} today={today} seen={data.seen} mayChange={mayChange} />
      </div>
      {picked && <ChangeDialog day={picked} closed={closed.get(picked) ?? null} onClose={() => setPicked(null)} />}
    </>
  )
}
