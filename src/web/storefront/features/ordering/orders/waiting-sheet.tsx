import { useQuery } from '@tanstack/react-query'
import { listWaiting, type WaitingOrder } from '#/contract/ordering/read-order.contract.ts'
import { readCalendar } from '#/contract/content/calendar.contract.ts'
import { type BusinessCalendar, businessCalendar, dispatchDate, nextCutOff } from '#/domain/calendar/business-days.ts'
import { dayWords, shortDay } from '#/domain/orders/day-words.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { call } from '#/web/api/call.ts'
import { isEbook } from '#/domain/catalog/ebook-job.ts'
import { OwnJobDrawing } from '#/web/blocks/job-drawing/job-picture.tsx'
import { CropMarks } from '#/web/ui/marks.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { useNow } from '#/web/ui/use-now.ts'
import { to } from '#/contract/web-paths.ts'
import { nextWords } from './next-words.ts'
import { type RowGoals, useRowGoals } from './order-rows.ts'
import { RowActions } from './row-actions.tsx'
import { OrderMark } from './state-mark.tsx'
import { timeLeft } from './time-left.ts'
import styles from './waiting-sheet.module.css'

/** As many as are drawn large; the others stand in the list below with their orange bar. */
const LARGE = 2

export const useWaiting = () =>
  useQuery({
    queryKey: ['orders', 'waiting'],
    queryFn: ({ signal }) => call(listWaiting, { signal, errors: 'throw' }),
  })

/** The head of my page: what waits for the customer, against the clock; else the next day that something happens. */
export function WaitingSheet({ waiting }: { readonly waiting: ResultOf<typeof listWaiting> }) {
  const now = useNow(30_000)
  const calendar = useQuery({
    queryKey: ['calendar'],
    queryFn: ({ signal }) => call(readCalendar, { signal, errors: 'throw' }),
    staleTime: 600_000,
  })
  const { count, orders, nextDispatch } = waiting
  const goals = useRowGoals(orders)
  const known = calendar.data ? businessCalendar(calendar.data.days, calendar.data.cutOffs) : null
  const title = count > 0 ? `확인하실 것 ${count}건` : '확인하실 것이 없어요'
  return (
    <>
      <PageHeading title={title} lead={shortDay(seoulDay(now))} />
      {orders.length > 0 ? (
        <div className={styles.press} data-count={Math.min(LARGE, orders.length)}>
          <CropMarks />
          {orders.slice(0, LARGE).map((order) => (
            <Waiting key={order.orderNumber} order={order} goals={goals} now={now} calendar={known} />
          ))}
        </div>
      ) : (
        <Quiet next={nextDispatch} now={now} />
      )}
    </>
  )
}

interface WaitingProps {
  readonly order: WaitingOrder
  readonly goals: RowGoals
  readonly now: Date
  /** Null while it is not known; then no hour is named. */
  readonly calendar: BusinessCalendar | null
}

function Waiting({ order, goals, now, calendar }: WaitingProps) {
  const { title, label, firstSpec, picture, orderNumber, workingDays } = order
  const cut = label.step === 'proof' && calendar && !isEbook(firstSpec) ? nextCutOff(calendar, now) : null
  return (
    <article className={styles.waiting} aria-label={`${title} ${label.text}`}>
      <div className={styles.picture}>
        <OwnJobDrawing line={{ spec: firstSpec, picture }} title={title} decorative />
      </div>
      <div className={styles.words}>
        <p className={styles.mark}>
          <OrderMark label={label} />
        </p>
        <h2>{title}</h2>
        {cut && calendar ? (
          <p className={styles.clock}>
            <b>{timeLeft(now, cut)}</b>
            {dayWords(dispatchDate(calendar, now, workingDays), now)} 출고하려면 그 안에 승인해 주세요.
          </p>
        ) : (
          <p>{nextWords(order, goals)}</p>
        )}
        <div className={styles.acts}>
          <RowActions order={order} goals={goals} first variant="primary" />
          <LinkButton size="sm" variant="quiet" to={to('/mypage/order/{orderNumber}', { orderNumber })}>
            주문 상세
          </LinkButton>
        </div>
      </div>
    </article>
  )
}

interface QuietProps {
  readonly next: Pick<WaitingOrder, 'title' | 'orderNumber' | 'dueDay' | 'firstSpec' | 'label'> | null
  readonly now: Date
}

/** Nothing waits for the customer: the next dispatch instead, or where to begin. */
function Quiet({ next, now }: QuietProps) {
  if (!next)
    return (
      <p className={styles.quiet}>
        지금 진행 중인 주문이 없습니다.
        <LinkButton size="sm" to={to('/product/book/option')}>
          책 만들기
        </LinkButton>
      </p>
    )
  return (
    <p className={styles.quiet}>
      <span>
        가장 가까운 출고는 <b>{dayWords(next.dueDay ?? '', now)}</b> 「{next.title}」입니다.
      </span>
      <LinkButton size="sm" to={to('/mypage/order/{orderNumber}', { orderNumber: next.orderNumber })}>
        제작 보기
      </LinkButton>
    </p>
  )
}
