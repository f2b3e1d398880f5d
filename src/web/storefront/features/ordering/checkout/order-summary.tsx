import { discountName } from '#/domain/members/agreed-discount.ts'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import type { PayableAmounts } from '#/contract/ordering/order-parts.ts'
import { isEbook } from '#/domain/catalog/ebook-job.ts'
import { isKit } from '#/domain/catalog/kit-job.ts'
import { geometryLine } from '#/domain/catalog/spec-lines.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { listedFiles } from '#/domain/files/listed-files.ts'
import { formatCount } from '#/lib/format-count.ts'
import type { DeliveryMethod } from '#/domain/orders/delivery-fee.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { formatWon, Price } from '#/web/ui/price.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Skeleton } from '#/web/ui/skeleton.tsx'
import { Small } from '#/web/ui/note.tsx'
import styles from './checkout.module.css'
import { feesText } from './fee-text.ts'
import { type JobDays, longDay } from '#/web/blocks/promised-day/use-job-days.ts'

interface OrderSummaryProps {
  readonly items: readonly CartItem[]
  readonly amounts: PayableAmounts | undefined
  readonly places: readonly { readonly method: DeliveryMethod; readonly fee: number | null }[]
  readonly days: JobDays | null
}

/** The jobs, what they cost and when they leave and arrive; full from the start, nothing is added later. */
export function OrderSummary({ items, amounts, places, days }: OrderSummaryProps) {
  return (
    <>
      <RowList dense>
        {items.map((item) => (
          <Row
            key={item.id}
            picture={<JobPicture line={item} size={48} />}
            end={<b>{formatWon(item.price.state === 'priced' ? item.price.total : 0)}</b>}
          >
            <b>{item.title}</b>
            <Small>{geometryLine(item.spec)}</Small>
            <Small>
              {formatCount(item.spec.copies)}
              {kindOf(item.product).unit} · {filesText(item)}
            </Small>
          </Row>
        ))}
      </RowList>
      {amounts ? <Sums amounts={amounts} places={places} /> : <Skeleton lines={4} />}
      {days && <Dates days={days} />}
    </>
  )
}

function filesText({ spec, files, origin }: CartItem): string {
  if (isKit(spec)) return '담아서 보내 드립니다'
  if (isEbook(spec)) return '배송 없이 내려받습니다'
  // Its files were made here, and are not the number that anybody uploaded.
  if (origin?.kind === 'edition') return '미리 검사한 교재'
  if (origin?.kind === 'binding') return '한 권으로 묶은 파일'
  return files.length > 0 ? `파일 ${listedFiles(files).length}개` : '파일은 주문 뒤에 올립니다'
}

interface SumsProps extends Pick<OrderSummaryProps, 'places'> {
  readonly amounts: PayableAmounts
}

function Sums({ amounts, places }: SumsProps) {
  const { goodsSupply, goodsVat, discountTotal, discountAgreed, couponTotal, pointsTotal, emoneyTotal, total } = amounts
  return (
    <>
      <FactList
        layout="sums"
        facts={[
          ['상품 공급가', formatWon(goodsSupply)],
          ['부가세', formatWon(goodsVat)],
          discountTotal > 0 && [discountName(discountAgreed), formatWon(-discountTotal)],
          couponTotal > 0 && ['쿠폰 할인', formatWon(-couponTotal)],
          places.length > 0 && [places.length > 1 ? `배송비 ${places.length}곳` : '배송비', feesText(places)],
          pointsTotal > 0 && ['포인트 사용', formatWon(-pointsTotal)],
          emoneyTotal > 0 && ['e머니 사용', formatWon(-emoneyTotal)],
        ]}
      />
      <p className={styles.total} aria-live="polite">
        <span>최종 결제금액</span>
        <Price amount={total} size="lg" />
      </p>
    </>
  )
}

function Dates({ days: { plans, arrivals } }: { readonly days: JobDays }) {
  const leaves = plans.map((plan) => plan.leaves).toSorted()[0]
  const arrives = arrivals.toSorted().at(-1)
  if (!leaves || !arrives) return null
  return (
    <dl className={styles.dates}>
      <div>
        <dt>{plans.length > 1 ? '첫 출고' : '출고 예정'}</dt>
        <dd>{longDay(leaves)}</dd>
      </div>
      <div>
        <dt>{plans.length > 1 ? '모두 도착' : '도착 예정'}</dt>
        <dd>{longDay(arrives)}</dd>
      </div>
    </dl>
  )
}
