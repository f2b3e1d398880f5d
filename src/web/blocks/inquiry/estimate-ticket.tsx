import { discountName } from '#/domain/members/agreed-discount.ts'
import { useState } from 'react'
import { Small } from '#/web/ui/note.tsx'
import { Link } from 'react-router'
import type { EstimateCard, ShownEstimate } from '#/contract/support/inquiry.ts'
import { to } from '#/contract/web-paths.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { dayText } from '#/web/blocks/estimate/day-text.ts'
import type { SeenEstimate } from '#/web/blocks/estimate/use-order-estimate.ts'
import { OwnJobDrawing } from '#/web/blocks/job-drawing/job-picture.tsx'
import { cx } from '#/web/ui/cx.ts'
import { formatWon, Price } from '#/web/ui/price.tsx'
import { EstimateCopies } from './estimate-copies.tsx'
import styles from './estimate-ticket.module.css'

interface EstimateTicketProps {
  readonly card: EstimateCard
  /** Orders it; absent for whoever only looks at what the customer sees. */
  readonly onOrder?: ((estimate: SeenEstimate) => void) | undefined
  readonly busy: boolean
}

/** An estimate in an answer: the job drawn, what is different, the whole price in each quantity, and the order. */
export function EstimateTicket({ card, onOrder, busy }: EstimateTicketProps) {
  const choices = [card, ...card.others].toSorted((one, other) => one.spec.copies - other.spec.copies)
  // What became an order is what is looked at; the others were a choice.
  const [chosen, setChosen] = useState<string>()
  const shown =
    choices.find(({ number }) => number === chosen) ?? choices.find(({ orderNumber }) => orderNumber !== null) ?? card
  return (
    <section className={cx(styles.ticket, shown.state !== 'open' && styles.over)} aria-label={`견적 ${shown.number}`}>
      <Job shown={shown} />
      <div className={styles.sum}>
        <Sum shown={shown} />
        {choices.length > 1 ? (
          <EstimateCopies choices={choices} value={shown.number} onChange={setChosen} />
        ) : (
          <p>제작 {shown.workingDays}영업일</p>
        )}
      </div>
      <div className={styles.acts}>
        <Link to={to('/document/estimate/{id}', { id: shown.number })}>견적서</Link>
        <Link
          to={to(`/product/${kindByCode(shown.spec.product).slug}/option`, {}, { estimate: shown.number, line: 1 })}
        >
          사양 바꾸기
        </Link>
        <LastAct shown={shown} onOrder={onOrder} busy={busy} />
      </div>
    </section>
  )
}

function Job({ shown }: { readonly shown: ShownEstimate }) {
  const { number, title, summary, spec, picture, state, lastDay, lineCount } = shown
  return (
    <div className={styles.job}>
      <div className={styles.drawing}>
        <OwnJobDrawing line={{ spec, picture }} variant="ticket" decorative />
      </div>
      <div>
        <Small tone="plain" size={13}>
          견적 {number} · {state === 'expired' ? `${dayText(lastDay)}에 끝남` : `${dayText(lastDay)}까지`}
        </Small>
        <h2>{title}</h2>
        <p className={styles.summary}>{lineCount > 1 ? `${summary} 외 ${lineCount - 1}건` : summary}</p>
        <Lines shown={shown} />
      </div>
    </div>
  )
}

/** What is different, then what the price consists of. */
function Lines({ shown: { changes, prices, amounts } }: { readonly shown: ShownEstimate }) {
  const { discountTotal, discountAgreed, deliveryTotal } = amounts
  const beside = [
    ...prices,
    ...(discountTotal > 0 ? [{ label: `${discountName(discountAgreed)} (부가세 포함)`, amount: -discountTotal }] : []),
    ...(deliveryTotal > 0 ? [{ label: '택배비 (부가세 포함)', amount: deliveryTotal }] : []),
  ]
  return (
    <ul className={styles.lines}>
      {changes.map(({ label, before, after }) => (
        <li key={`changed ${label}`} className={styles.change}>
          <span>{label}</span>
          <span>
            {before && <s>{before}</s>} {after || '없음'}
          </span>
        </li>
      ))}
      {beside.map(({ label, amount }) => (
        <li key={label}>
          <span>{label}</span>
          <b>{formatWon(amount)}</b>
        </li>
      ))}
    </ul>
  )
}

function Sum({ shown: { amounts, spec, lineCount } }: { readonly shown: ShownEstimate }) {
  const { unit } = kindOf(spec.product)
  return (
    <div aria-live="polite">
      <Price amount={amounts.total} size="xl" />
      <p>
        공급가 {formatWon(amounts.goodsSupply)} · 부가세 {formatWon(amounts.goodsVat)}
        {amounts.discountTotal > 0 && ` · ${discountName(amounts.discountAgreed)} −${formatWon(amounts.discountTotal)}`}
        {amounts.deliveryTotal > 0 && ` · 배송 ${formatWon(amounts.deliveryTotal)}`}
        {lineCount === 1 && ` · 한 ${unit} ${formatWon(Math.ceil(amounts.total / spec.copies))}`}
      </p>
    </div>
  )
}

interface LastActProps {
  readonly shown: ShownEstimate
  readonly onOrder: EstimateTicketProps['onOrder']
  readonly busy: boolean
}

function LastAct({ shown: { state, number, version, orderNumber }, onOrder, busy }: LastActProps) {
  if (orderNumber) return <Link to={to('/mypage/order/{orderNumber}', { orderNumber })}>주문 {orderNumber}</Link>
  if (state === 'withdrawn') return <span>취소한 견적입니다</span>
  if (!onOrder) return <span>{state === 'open' ? '고객이 주문할 수 있습니다' : '기간이 지났습니다'}</span>
  return (
    <button
      type="button"
      className={cx(state === 'open' && styles.go)}
      disabled={busy}
      aria-busy={busy}
      onClick={() => onOrder({ number, version })}
    >
      {state === 'open' ? '이 견적으로 주문' : '오늘 가격으로 다시 견적'}
    </button>
  )
}
