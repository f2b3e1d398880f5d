import { useQuery } from '@tanstack/react-query'
import { listWaiting, type OrderSummary, type WaitingOrder } from '#/contract/ordering/read-order.contract.ts'
import { readCalendar } from '#/contract/content/calendar.contract.ts'
import { type BusinessCalendar, businessCalendar, dispatchDate, nextCutOff } from '#/domain/calendar/business-days.ts'
import { dayWords, shortDay } from '#/domain/orders/day-words.ts'
import { isStillToGo, type OrderStep } from '#/domain/orders/merged-label.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import { seoulDateTime, seoulDay } from '#/lib/seoul-time.ts'
import { call } from '#/web/api/call.ts'
import { isEbook } from '#/domain/catalog/ebook-job.ts'
import { OwnJobDrawing } from '#/web/blocks/job-drawing/job-picture.tsx'
import { CropMarks } from '#/web/ui/marks.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { useNow } from '#/web/ui/use-now.ts'
import { to } from '#/contract/web-paths.ts'
import { nextWords } from './next-words.ts'
import { type RowGoals, useRowGoals } from './order-rows.ts'
import { RowActions } from './row-actions.tsx'
import { OrderMark } from './state-mark.tsx'
import { timeLeft } from './time-left.ts'
import styles from './waiting-sheet.module.css'
import { useDeposit } from '#/web/blocks/payment/use-deposit.ts'

/** As many as are drawn large; the others stand in the list below with their orange bar. */
const LARGE = 2
/** Px of a millimetre. */
const DRAWN = 1

export const useWaiting = () =>
  useQuery({
    queryKey: ['orders', 'waiting'],
    queryFn: ({ signal }) => call(listWaiting, { signal, errors: 'throw' }),
  })

interface WaitingSheetProps {
  readonly waiting: ResultOf<typeof listWaiting>
  /** Who has ordered nothing yet finds where to begin below. */
  readonly isNew: boolean
}

/** The head of my page: what waits for the customer, against the clock; else what is nearest of what is under way. */
export function WaitingSheet({ waiting, isNew }: WaitingSheetProps) {
  const now = useNow(30_000)
  const calendar = useQuery({
    queryKey: ['calendar'],
    queryFn: ({ signal }) => call(readCalendar, { signal, errors: 'throw' }),
    staleTime: 600_000,
  })
  const { count, orders, nearest } = waiting
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
        !isNew && <Quiet nearest={nearest} now={now} />
      )}
    </>
  )
}

/** The work itself, without its measures: on a phone nobody could read them. */
function Work({ order: { firstSpec, picture, title, ownTitle } }: { readonly order: OrderSummary }) {
  return (
    <OwnJobDrawing
      line={{ spec: firstSpec, picture }}
      variant="card"
      scale={DRAWN}
      {...(ownTitle && { title })}
      decorative
    />
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
  const { title, label, firstSpec, orderNumber, workingDays } = order
  const cut = label.step === 'proof' && calendar && !isEbook(firstSpec) ? nextCutOff(calendar, now) : null
  return (
    <article className={styles.waiting} aria-label={`${title} ${label.text}`}>
      <div className={styles.picture}>
        <Work order={order} />
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
        ) : order.payment === 'waiting-deposit' ? (
          <DepositClock order={order} now={now} />
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

/** Until when which amount has to be paid in; the account itself stands on the page of the order. */
function DepositClock({ order: { orderNumber, total }, now }: Pick<WaitingProps, 'order' | 'now'>) {
  const deposit = useDeposit(orderNumber)
  const dueAt = deposit.data?.account?.dueAt
  const due = dueAt ? new Date(dueAt) : null
  return (
    <p className={styles.clock}>
      {due && <b>{dayWords(seoulDay(due), now)}까지</b>}
      {due && `${seoulDateTime(due).slice(11, 16)} 전에 `}
      {formatWon(deposit.data?.amount ?? total)}을 입금하시면{' '}
      {deposit.data?.account?.depositor === undefined ? '자동으로' : '영업일에'} 확인합니다.
    </p>
  )
}

interface QuietProps {
  readonly nearest: OrderSummary | null
  readonly now: Date
}

/** Nothing waits for the customer: what is nearest of the rest instead, or where to begin. */
function Quiet({ nearest, now }: QuietProps) {
  const goals = useRowGoals(nearest ? [nearest] : [])
  if (!nearest)
    return (
      <p className={styles.quiet}>
        지금 진행 중인 주문이 없습니다.
        <LinkButton size="sm" to={to('/product/book/option')}>
          책 만들기
        </LinkButton>
      </p>
    )
  const { title, label, dueDay, orderNumber } = nearest
  const leaves = dueDay && isStillToGo(label) ? dueDay : null
  return (
    <div className={styles.press} data-count="1">
      <CropMarks />
      <article className={styles.waiting} aria-label={`${title} ${label.text}`}>
        <div className={styles.picture}>
          <Work order={nearest} />
        </div>
        <div className={styles.words}>
          <p>
            <OrderMark label={label} />
          </p>
          <h2>{title}</h2>
          {leaves ? (
            <p className={styles.clock}>
              <b>{dayWords(leaves, now)} 출고</b>
              약속한 날에 맞춰 만들고 있습니다.
            </p>
          ) : (
            <p>{nextWords(nearest, goals) || QUIET[label.step]}</p>
          )}
          <div className={styles.acts}>
            <LinkButton size="sm" to={to('/mypage/order/{orderNumber}', { orderNumber })}>
              주문 상세
            </LinkButton>
          </div>
        </div>
      </article>
    </div>
  )
}

/** What happens while nobody has promised a day. */
const QUIET: Readonly<Partial<Record<OrderStep, string>>> = {
  payment: '결제 결과를 확인하고 있습니다.',
  file: '파일을 검사하고 있습니다.',
  proof: '시안을 준비하고 있습니다. 나오면 바로 알려 드립니다.',
  production: '순서대로 만들고 있습니다.',
  delivery: '받는 곳으로 가고 있습니다.',
}
