import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { DAY_MS, seoulDay } from '#/lib/seoul-time.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Note } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { Blocks } from './blocks.tsx'
import { SlotSettings } from './slot-settings.tsx'
import { TakeVisit } from './take-visit.tsx'
import { type DeskDay, useDeskDay } from './use-desk-day.ts'
import styles from './visits.module.css'
import { VisitTable } from './visit-table.tsx'

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text)
const shifted = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10)

/** 방문 예약: who comes today, and what the shop can no longer keep. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const [today] = useState(() => seoulDay(new Date()))
  const asked = search.get('day')
  const day = isDay(asked) ? asked : today
  const { data, isPending, error, refetch } = useDeskDay(day)
  const go = (to: string) => isDay(to) && setSearch({ day: to }, { replace: true })
  return (
    <AdminPage
      title="방문 예약"
      lead="손님은 쉬는 날을 뺀 빈 시간에 예약합니다. 감리는 신청으로 들어오니 제작 일정을 보고 확정해 주세요."
      actions={
        <Toolbar role="group" aria-label="날짜">
          <Button size="sm" onClick={() => go(shifted(day, -1))}>
            전날
          </Button>
          <Input
            className={styles.day}
            type="date"
            aria-label="날짜"
            value={day}
            onChange={(event) => go(event.target.value)}
          />
          <Button size="sm" onClick={() => go(shifted(day, 1))}>
            다음 날
          </Button>
          <Button size="sm" disabled={day === today} onClick={() => go(today)}>
            오늘
          </Button>
        </Toolbar>
      }
    >
      {isPending && <LoadingState />}
      {error && <ErrorState title="예약을 불러오지 못했습니다" text={error.message} onRetry={() => void refetch()} />}
      {data && <Day key={day} day={day} data={data} />}
    </AdminPage>
  )
}

function Day({ day, data }: { readonly day: string; readonly data: DeskDay }) {
  const mayWrite = usePermission('visits')
  const { items, slots, requests, conflicts, settings } = data
  const expected = items.filter(({ state }) => state !== 'cancelled').length
  return (
    <>
      {requests.length > 0 && (
        <Section title="확정을 기다리는 신청" aside={<span>{requests.length}건</span>}>
          <VisitTable caption="확정을 기다리는 신청" visits={requests} mayWrite={mayWrite} withDay />
        </Section>
      )}
      {conflicts.length > 0 && (
        <>
          <Note tone="bad" role="status">
            쉬는 날이나 막은 시간과 겹치는 예약이 {conflicts.length}건 있습니다. 손님께 전화해 시간을 옮겨 주세요.
          </Note>
          <VisitTable caption="지킬 수 없게 된 예약" visits={conflicts} mayWrite={mayWrite} withDay />
        </>
      )}
      <Section title={koreanDay(day)} aside={<span>{expected}팀</span>}>
        {items.length === 0 ? (
          <EmptyState title="이날 예약이 없습니다" text="전화로 받은 예약은 아래에서 적어 주세요." />
        ) : (
          <VisitTable caption={`${koreanDay(day)} 예약`} visits={items} mayWrite={mayWrite} />
        )}
      </Section>
      {mayWrite && (
        <>
          <TakeVisit day={day} slots={slots} seats={settings.seats} />
          <Blocks day={day} slots={slots} blocks={data.blocks} />
          <SlotSettings settings={settings} />
        </>
      )}
    </>
  )
}
