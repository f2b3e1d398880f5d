import { discountName } from '#/domain/members/agreed-discount.ts'
import { to } from '#/contract/web-paths.ts'
import { formatCount } from '#/lib/format-count.ts'
import { BoxWays } from '#/web/blocks/box-ways/box-ways.tsx'
import { useBrandId } from '#/web/blocks/brand-site/use-brand-site.ts'
import { jobOf } from '#/web/blocks/estimate/job-in-cart.ts'
import { useSaveEstimate } from '#/web/blocks/estimate/use-save-estimate.ts'
import { PayBar } from '#/web/blocks/payment/pay-bar.tsx'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { formatWon, Price } from '#/web/ui/price.tsx'
import styles from './cart.module.css'
import { type BoundItem, useBindingTotal } from './use-binding-cart.ts'

interface CartTicketProps {
  readonly chosen: readonly BoundItem[]
  readonly busy: boolean
  /** Books that cannot be chosen yet, since their pages are being put together. */
  readonly joining: boolean
}

/** What the ticked books come to, delivery included, and when they leave in one box or as they get ready. */
export function CartTicket({ chosen, busy, joining }: CartTicketProps) {
  const brand = useBrandId()
  const estimate = useSaveEstimate()
  const { together, jobs } = useBindingTotal(chosen)
  const copies = chosen.reduce((sum, { item }) => sum + item.spec.copies, 0)
  const goods = together.goodsSupply + together.goodsVat
  return (
    <aside className={styles.ticket} aria-label="주문 금액">
      <div className={styles.total}>
        <p>{chosen.length}건, 부가세와 배송비 포함</p>
        <Price amount={together.total} size="xl" />
      </div>
      <BoxWays jobs={jobs} together={together.deliveryTotal} />
      <div className={styles.perforation} aria-hidden="true" />
      <FactList
        layout="sums"
        className={styles.sums}
        facts={[
          [`제본 ${formatCount(copies)}권`, formatWon(goods)],
          together.discountTotal > 0 && [discountName(together.discountAgreed), formatWon(-together.discountTotal)],
          chosen.length > 0 && [
            '배송비 한 곳, 택배',
            together.deliveryTotal === 0 ? '무료' : formatWon(together.deliveryTotal),
          ],
        ]}
      />
      <PayBar label={`${chosen.length}건 · 배송비 포함`} total={together.total}>
        {chosen.length === 0 || busy ? (
          <Button variant="primary" block disabled busy={busy}>
            {joining ? '한 권으로 묶고 있어요' : '주문할 책을 골라 주세요'}
          </Button>
        ) : (
          <LinkButton variant="primary" block to={to('/order-progress', {}, { brand })}>
            주문서로
          </LinkButton>
        )}
      </PayBar>
      <Button
        variant="quiet"
        block
        busy={estimate.busy}
        disabled={chosen.length === 0 || busy}
        onClick={() => estimate.save(chosen.map(({ item }) => jobOf(item)))}
      >
        고른 책 견적 저장
      </Button>
    </aside>
  )
}
