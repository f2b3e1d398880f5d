import { Suspense, useDeferredValue, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { courierFee } from '#/domain/orders/courier-fee.ts'
import type { Quote, QuoteRefusal } from '#/domain/pricing/quote.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import type { Copies } from '#/domain/print/units.ts'
import type { Result } from '#/lib/result.ts'
import { useMember } from '#/web/api/session.ts'
import type { PageImages } from '#/web/blocks/job-drawing/page-images.ts'
import { PriceLines } from '#/web/blocks/price-panel/price-lines.tsx'
import { useShopFees } from '#/web/blocks/shop-fees/use-shop-fees.ts'
import { PriceTotal } from '#/web/blocks/price-panel/price-total.tsx'
import { lazyPart } from '#/web/ui/lazy-part.tsx'
import styles from './job-ticket.module.css'
import { Quantities } from './quantities.tsx'
import { TicketDue } from './ticket-due.tsx'
import { SaveEstimate } from './save-estimate.tsx'

/** Nothing in it is pressed: the page listens without the code that draws. */
const TicketFigure = lazyPart(async () => (await import('./ticket-figure.tsx')).TicketFigure)

interface JobTicketProps {
  readonly spec: JobSpec
  /** Its own; it goes along into an estimate. */
  readonly title: string | undefined
  readonly answer: Result<Quote, QuoteRefusal>
  readonly tariff: Tariff
  readonly pages?: PageImages | undefined
  readonly onCopies: (copies: Copies) => void
  /** Buttons at the foot. */
  readonly actions: ReactNode
}

/** The job as a ticket: what it looks like, what it costs, when it leaves, and what to do next. */
export function JobTicket({ spec, title, answer, tariff, pages, onCopies, actions }: JobTicketProps) {
  // The price is on the screen first; what is drawn or tabulated from it follows.
  const now = useMemo(() => ({ spec, quote: answer.ok ? answer.value : null, pages }), [spec, answer, pages])
  const settled = useDeferredValue(now)
  // Kept as one element: a boundary that is drawn again before its code has come would empty the server's drawing.
  const figure = useMemo(
    () => (
      <Suspense fallback={<div className={styles.figure} />}>
        <TicketFigure {...settled} />
      </Suspense>
    ),
    [settled],
  )
  return (
    <aside className={styles.ticket} aria-label="작업 전표">
      {figure}
      <div className={styles.perforation} aria-hidden="true" />
      <div className={styles.body} id="ticket-price">
        {answer.ok ? (
          <TicketPrice spec={spec} quote={answer.value} tariff={tariff} settled={settled} onCopies={onCopies} />
        ) : (
          <TicketRefusal refusal={answer.error} />
        )}
        {answer.ok ? <SaveEstimate spec={spec} title={title} /> : null}
        {actions}
      </div>
    </aside>
  )
}

interface TicketPriceProps {
  readonly spec: JobSpec
  readonly quote: Quote
  readonly tariff: Tariff
  readonly settled: { readonly spec: JobSpec; readonly quote: Quote | null }
  readonly onCopies: (copies: Copies) => void
}

function TicketPrice({ spec, quote, tariff, settled, onCopies }: TicketPriceProps) {
  const { unit } = kindOf(spec.product)
  const fees = useShopFees()
  const rate = useMember((member) => member.discountRate)
  return (
    <>
      <PriceTotal
        quote={quote}
        unit={unit}
        rate={rate}
        caption={specSummary(spec)}
        delivery={courierFee(fees, quote.copyWeight * spec.copies, quote.total, true)}
      />
      <TicketDue workingDays={quote.workingDays} />
      {settled.quote ? <PriceLines quote={settled.quote} /> : null}
      <Quantities spec={settled.spec} tariff={tariff} rate={rate} onCopies={onCopies} />
    </>
  )
}

function TicketRefusal({ refusal }: { readonly refusal: QuoteRefusal }) {
  return (
    <p className={styles.refusal} role="alert">
      <b>이 사양은 가격을 낼 수 없습니다.</b>
      {refusal.message}
    </p>
  )
}
