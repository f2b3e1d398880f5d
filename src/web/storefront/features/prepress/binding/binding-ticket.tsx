import { type ReactNode, Suspense, useDeferredValue, useMemo } from 'react'
import { COPIES_TO_SHOW } from '#/domain/bindings/binding-spec.ts'
import { SIZES, WAYS } from '#/domain/bindings/binding-names.data.ts'
import { copiesOf } from '#/domain/bindings/binding-set.ts'
import { formatCount } from '#/lib/format-count.ts'
import { courierFee } from '#/domain/orders/courier-fee.ts'
import { quantityTable } from '#/domain/pricing/quantity-table.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { useMember } from '#/web/api/session.ts'
import { PriceLines } from '#/web/blocks/price-panel/price-lines.tsx'
import { PriceTotal } from '#/web/blocks/price-panel/price-total.tsx'
import { quantitiesAround } from '#/web/blocks/price-panel/quantities-around.ts'
import { PromisedDay } from '#/web/blocks/promised-day/promised-day.tsx'
import { useShopFees } from '#/web/blocks/shop-fees/use-shop-fees.ts'
import { lazyPart } from '#/web/ui/lazy-part.tsx'
import styles from './ticket.module.css'
import type { Request } from './use-request.ts'

const BoundBook = lazyPart(async () => (await import('./bound-book.tsx')).BoundBook)
const STANDARD = [10, 20, 30, 50, 100, 200, 300, 500, 1000]

interface BindingTicketProps {
  readonly request: Request
  readonly tariff: Tariff
  readonly actions: ReactNode
}

/** The book as it will be, what it costs and when it leaves. */
export function BindingTicket({ request, tariff, actions }: BindingTicketProps) {
  const { priced, choices, set } = request
  const rate = useMember((member) => member.discountRate)
  const fees = useShopFees()
  const now = useMemo(
    () => (priced?.ok ? { spec: priced.value.spec, cover: choices.cover } : null),
    [priced, choices.cover],
  )
  const drawn = useDeferredValue(now)
  const quote = priced?.ok ? priced.value.quote : null
  const pages = priced?.ok ? (priced.value.spec.parts.find(({ role }) => role === 'body')?.pages ?? 0) : 0
  return (
    <aside className={styles.ticket} aria-label="작업 전표" id="ticket-price">
      <div className={styles.figure}>
        {quote && (
          <p>
            <span>
              {SIZES[set.size].name} {WAYS[set.binding].name}, {pages}쪽
            </span>
            <span>무게 {formatCount(quote.copyWeight / 1000, 2)} kg</span>
          </p>
        )}
        <Suspense fallback={null}>{drawn && <BoundBook spec={drawn.spec} cover={drawn.cover} />}</Suspense>
        {!drawn && <p className={styles.empty}>PDF를 올리면 책과 가격이 여기에 나와요.</p>}
      </div>
      <div className={styles.perforation} aria-hidden="true" />
      {priced && !priced.ok && (
        <p className={styles.refusal} role="alert">
          {priced.error}
        </p>
      )}
      {quote && priced?.ok && (
        <>
          <PriceTotal
            quote={quote}
            unit="권"
            rate={rate}
            caption={
              copiesOf(set.classes) === 0 ? `${COPIES_TO_SHOW}권으로 보여 드려요` : `${formatCount(quote.copies)}권`
            }
            delivery={courierFee(fees, quote.copyWeight * quote.copies, quote.total, true)}
          />
          <OtherRuns request={request} tariff={tariff} />
          <PriceLines quote={quote} />
          <p className={styles.due}>
            <PromisedDay workingDays={quote.workingDays} />
          </p>
        </>
      )}
      {actions}
    </aside>
  )
}

/** What other numbers of copies would cost; how many there are, the classes say. */
function OtherRuns({ request, tariff }: Pick<BindingTicketProps, 'request' | 'tariff'>) {
  const settled = useDeferredValue(request.priced)
  const rows = useMemo(() => {
    if (!settled?.ok) return []
    const { spec } = settled.value
    return quantityTable(spec, tariff, quantitiesAround(spec.copies, STANDARD))
  }, [settled, tariff])
  const copies = settled?.ok ? settled.value.spec.copies : 0
  if (rows.length === 0) return null
  return (
    <table className={styles.runs}>
      <thead>
        <tr>
          <th scope="col">부수</th>
          <th scope="col">총액</th>
          <th scope="col">한 권</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.copies} aria-current={row.copies === copies || undefined}>
            <th scope="row">{formatCount(row.copies)}권</th>
            <td>{formatCount(row.total)}</td>
            <td>{formatCount(row.unit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
