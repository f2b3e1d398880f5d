import { useState } from 'react'
import type { ResultOf } from '#/contract/endpoint.ts'
import type { readUsualTimes } from '#/contract/production/production.contract.ts'
import { Small } from '#/web/ui/note.tsx'
import { useLoaderData } from 'react-router'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { usualTime } from '#/domain/orders/usual-time.ts'
import { formatCount } from '#/lib/format-count.ts'
import { seoulDateTime, seoulDay } from '#/lib/seoul-time.ts'
import { FloorStrip } from '#/web/blocks/floor/floor-strip.tsx'
import { type Floor, useFloor } from '#/web/blocks/floor/use-floor.ts'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { useHydrated } from '#/web/ui/use-hydrated.ts'
import { useNow } from '#/web/ui/use-now.ts'
import styles from './realtime.module.css'

interface Realtime {
  readonly floor: Floor
  readonly usual: ResultOf<typeof readUsualTimes>['steps']
  /** Next moment from which work counts as the following day's. */
  readonly cutOff: string
}

/** 실시간 제작현황: what the books of the shop say at this moment, by the server's clock. */
export function Component() {
  const { floor: first, usual, cutOff } = useLoaderData<Realtime>()
  const floor = useFloor(first)
  const end = new Date(cutOff)
  const { nextDispatch, dispatchedToday, proofsWaiting } = floor
  return (
    <div className={styles.page}>
      <PageHeading title="실시간 제작현황" lead={<ServerClock at={first.at} />} />
      <dl className={styles.facts}>
        <div>
          <dt>다음 접수 마감</dt>
          <dd>
            <time dateTime={cutOff}>
              {koreanDay(seoulDay(end))} {seoulDateTime(end).slice(11, 16)}
            </time>
          </dd>
        </div>
        <div>
          <dt>다음 출고</dt>
          <dd>
            {nextDispatch ? (
              <>
                {koreanDay(nextDispatch.day)} <small>{formatCount(nextDispatch.lines)}건</small>
              </>
            ) : (
              <small>출고를 기다리는 작업이 없습니다</small>
            )}
          </dd>
        </div>
        <div>
          <dt>오늘 출고</dt>
          <dd>{dispatchedToday > 0 ? `${formatCount(dispatchedToday)}건` : <small>아직 없습니다</small>}</dd>
        </div>
        <div>
          <dt>확인을 기다리는 시안</dt>
          <dd>{proofsWaiting > 0 ? `${formatCount(proofsWaiting)}건` : <small>없습니다</small>}</dd>
        </div>
      </dl>
      <section className={styles.floor} aria-labelledby="floor">
        <h2 id="floor">공정별 작업</h2>
        <FloorStrip floor={floor} />
        <Usual steps={usual} />
        <Small tone="plain" top={4}>
          종이 한 장이 작업 한 건입니다. 새로 고치지 않아도 바뀝니다.
        </Small>
      </section>
    </div>
  )
}

/** What the last jobs took at each step: an empty shop says at least how long it will be. */
function Usual({ steps }: { readonly steps: Realtime['usual'] }) {
  if (steps.length === 0) return null
  return (
    <p className={styles.usual}>
      <b>보통 걸리는 시간</b> {steps.map(({ label, minutes }) => `${label} ${usualTime(minutes)}`).join(' · ')}
    </p>
  )
}

/** The time of the server, so that a wrong clock of the visitor changes nothing. */
function ServerClock({ at }: { readonly at: string }) {
  const [ahead] = useState(() => Date.parse(at) - Date.now())
  const now = useNow(5_000)
  const isLive = useHydrated()
  const shown = isLive ? new Date(now.getTime() + ahead) : new Date(at)
  return <>{seoulDateTime(shown).slice(0, 16)} 현재</>
}
