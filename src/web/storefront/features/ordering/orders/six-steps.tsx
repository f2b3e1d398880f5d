import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import type { TrackedParcel } from '#/contract/production/tracking.contract.ts'
import { businessCalendar } from '#/domain/calendar/business-days.ts'
import { confirmsAt } from '#/domain/orders/auto-confirm.ts'
import { shortDay } from '#/domain/orders/day-words.ts'
import { printsUnseen } from '#/domain/brands/line-origin.ts'
import { natureOf } from '#/domain/catalog/line-nature.ts'
import { areAll, stepsFor, workWords } from '#/domain/orders/line-nature.ts'
import { stepSpans, type StepSpan } from '#/domain/orders/order-steps.ts'
import { seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'
import { eventMoment } from '#/web/blocks/parcels/parcel-words.ts'
import { formatWon } from '#/web/ui/price.tsx'
import { useNow } from '#/web/ui/use-now.ts'
import { DayRuler } from './day-ruler.tsx'
import { lastDueDay } from './order-facts.ts'
import styles from './six-steps.module.css'

interface SixStepsProps {
  readonly order: OrderDetail
  readonly parcels: readonly TrackedParcel[]
}

/** Six steps on a real ruler of days: each has the length it took, rest days are halftone, now is a pointer. */
export function SixSteps({ order, parcels }: SixStepsProps) {
  const now = useNow(60_000)
  if (order.label.step === 'cancelled') return null
  const spans = spansOf(order, parcels)
  return (
    <section className={styles.track} aria-label="진행">
      <ol className={styles.steps} aria-label="주문 진행">
        {spans.map((span) => (
          <li key={span.step} data-stands={span.stands} aria-current={span.stands === 'now' ? 'step' : undefined}>
            <h2>{span.name}</h2>
            <p>
              <b>{momentOf(span)}</b>
              <span>{wordsOf(span, order)}</span>
            </p>
          </li>
        ))}
      </ol>
      <DayRuler
        spans={spans}
        now={now}
        due={lastDueDay(order)}
        calendar={businessCalendar(order.calendar.days, order.calendar.cutOffs)}
      />
    </section>
  )
}

const dateOf = (text: string | null) => (text ? new Date(text) : null)
const noonOf = (day: string | null | undefined) =>
  day ? new Date(seoulMidnight(day).getTime() + 17 * 3_600_000) : null

function spansOf(order: OrderDetail, parcels: readonly TrackedParcel[]): readonly StepSpan[] {
  const { milestones } = order
  const due = lastDueDay(order)
  const expected = parcels
    .flatMap(({ expectedDay }) => expectedDay ?? [])
    .toSorted()
    .at(-1)
  const delivered = dateOf(milestones.delivered)
  return stepSpans(
    {
      placed: new Date(order.placedAt),
      paid: dateOf(milestones.paid),
      file: dateOf(milestones.file),
      proof: dateOf(milestones.proof),
      made: dateOf(milestones.made),
      delivered,
      confirmed: dateOf(milestones.confirmed),
      due: noonOf(due),
      expected: noonOf(expected),
      confirms: delivered && confirmsAt(delivered),
    },
    order.label.step,
    stepsFor(order.lines.map(natureOf)),
  )
}

function momentOf({ stands, from, to }: StepSpan): string {
  if (stands === 'past') return to ? eventMoment(to.toISOString()) : ''
  if (stands === 'now') return from ? `${eventMoment(from.toISOString())} ~` : ''
  return to ? shortDay(seoulDay(to)) : '예정'
}

function wordsOf({ step, stands, to }: StepSpan, order: OrderDetail): string {
  const natures = order.lines.map(natureOf)
  const unseen = order.lines.every(printsUnseen)
  if (stands === 'now' && step !== 'done') return order.label.text
  const arrived = order.deliveries.filter(({ state }) => state === 'delivered' || state === 'confirmed').length
  switch (step) {
    case 'payment':
      return formatWon(order.amounts.total)
    case 'file':
      return stands === 'past' ? '확인 완료' : '파일 검사'
    case 'proof':
      if (unseen) return '시안 없이 제작'
      return stands === 'past' ? '승인' : '시안 확인'
    case 'production':
      return stands === 'past' ? '제작 완료' : workWords(natures)
    case 'delivery':
      return stands === 'past' ? `${arrived}곳에 도착` : to ? '도착 예정' : '택배 발송'
    case 'done':
      if (areAll(natures, 'ebook')) return '납품'
      return order.milestones.confirmed
        ? '구매확정'
        : stands === 'now' && to
          ? `${shortDay(seoulDay(to))} 자동 확정`
          : '구매확정'
  }
}
