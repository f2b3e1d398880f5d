import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import type { TrackedParcel } from '#/contract/production/tracking.contract.ts'
import { agreedDayOf, printsUnseen } from '#/domain/brands/line-origin.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { natureOf } from '#/domain/catalog/line-nature.ts'
import { areAll, placesWords } from '#/domain/orders/line-nature.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { businessCalendar } from '#/domain/calendar/business-days.ts'
import { expectedDispatch } from '#/domain/orders/expected-dispatch.ts'
import { formatCount } from '#/lib/format-count.ts'
import { shortDay } from '#/domain/orders/day-words.ts'
import { OwnJobDrawing } from '#/web/blocks/job-drawing/job-picture.tsx'
import { JobLine } from '#/web/blocks/job-line/job-line.tsx'
import { CropMarks } from '#/web/ui/marks.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { useNow } from '#/web/ui/use-now.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { lastDueDay, missingNames, orderTitle } from './order-facts.ts'
import { NowNextView } from './now-next-view.tsx'
import { ReorderStrip } from './reorder-strip.tsx'
import styles from './order-hero.module.css'

interface OrderHeroProps {
  readonly order: OrderDetail
  readonly parcels: readonly TrackedParcel[]
}

/** Of the left half of the sheet, in which several jobs stand beside each other. */
const ROOM = { width: 440, height: 320, gap: 16, words: 100 }

/** The order on one press sheet: what it is, where it stands, what comes next, and once more the same. */
export function OrderHero({ order, parcels }: OrderHeroProps) {
  const [line] = order.lines
  if (!line) return null
  const { unit } = kindOf(line.product)
  const natures = order.lines.map(natureOf)
  return (
    <section className={styles.press} aria-label="주문 요약">
      <CropMarks />
      <div className={styles.hero}>
        <div className={styles.picture} data-several={order.lines.length > 1 || undefined}>
          {order.lines.length > 1 ? (
            <JobLine lines={order.lines} room={ROOM} />
          ) : (
            <OwnJobDrawing line={line} variant="hero" {...(line.ownTitle && { title: line.title })} decorative />
          )}
        </div>
        <div className={styles.info}>
          <div className={styles.title}>
            <h1>{orderTitle(order)}</h1>
            <p>{order.lines.map(({ spec }) => specSummary(spec)).join(' · ')}</p>
          </div>
          <NowNextView order={order} parcels={parcels} />
        </div>
      </div>
      <div className={styles.strip}>
        <div>
          <span>결제금액</span>
          <b>{formatWon(order.amounts.total)}</b>
          <p>{order.paymentMethod ?? '아직 결제 전'}</p>
        </div>
        <div>
          <span>{order.lines.length > 1 ? '품목' : '수량'}</span>
          <b>{order.lines.length > 1 ? `${order.lines.length}건` : `${formatCount(line.copies)}${unit}`}</b>
          <p>{placesWords(natures, order.deliveries.length)}</p>
        </div>
        {order.deliveries.length > 0 && <Dispatch order={order} packed={areAll(natures, 'kit')} />}
        <ReorderStrip order={order} />
      </div>
    </section>
  )
}

function Dispatch({ order, packed }: { readonly order: OrderDetail; readonly packed: boolean }) {
  const { shipped } = order.milestones
  const due = lastDueDay(order)
  const left = shipped ? seoulDay(new Date(shipped)) : null
  if (!left && !due) return packed ? <Unknown text="종이를 담으면 정해집니다" /> : <Expected order={order} />
  return (
    <div>
      <span>{left ? '출고' : '출고 예정'}</span>
      <b>{shortDay(left ?? due ?? '')}</b>
      {left && due && <p data-kept={left <= due}>{keptWords(left, due)}</p>}
    </div>
  )
}

function keptWords(left: string, due: string): string {
  if (left === due) return '약속한 날 출고'
  return left < due ? `약속 ${shortDay(due)}보다 먼저` : `약속은 ${shortDay(due)}`
}

const Unknown = ({ text }: { readonly text: string }) => (
  <div>
    <span>출고</span>
    <b>미정</b>
    <p>{text}</p>
  </div>
)

/** Nobody has approved it yet: the day that is possible, and what it takes. Nothing for what will not be made. */
function Expected({ order: { label, lines, calendar } }: { readonly order: OrderDetail }) {
  const now = useNow(60_000)
  if (label.step === 'cancelled') return null
  const expected = expectedDispatch({
    label,
    workingDays: Math.max(...lines.map(({ quote }) => quote.workingDays)),
    agreedDay:
      lines
        .flatMap(({ origin }) => agreedDayOf(origin) ?? [])
        .toSorted()
        .at(-1) ?? null,
    missingFiles: missingNames(lines),
    unseen: lines.every(printsUnseen),
    calendar: businessCalendar(calendar.days, calendar.cutOffs),
    now,
  })
  if (!expected) return <Unknown text="담당자가 확인하고 있습니다" />
  return (
    <div>
      <span>출고 예정</span>
      <b>{shortDay(expected.day)}</b>
      <p>{expected.when}</p>
    </div>
  )
}
