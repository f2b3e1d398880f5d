import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { natureOf } from '#/domain/catalog/line-nature.ts'
import { freeCancelWords } from '#/domain/orders/line-nature.ts'
import { goTogether, jobOf } from '#/web/blocks/estimate/job-in-cart.ts'
import { useSaveEstimate } from '#/web/blocks/estimate/use-save-estimate.ts'
import { PayBar } from '#/web/blocks/payment/pay-bar.tsx'
import { ofBrand } from '#/web/api/cart-key.ts'
import { Button } from '#/web/ui/button.tsx'
import { Card } from '#/web/ui/card.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Columns } from '#/web/ui/columns.tsx'
import { Small } from '#/web/ui/note.tsx'
import { CartRow } from './cart-row.tsx'
import { CartSums } from './cart-sums.tsx'
import styles from './cart.module.css'
import { useCartTotal } from './use-cart-total.ts'
import { orderable, useCartActs } from './use-cart.ts'
import { useCopiesDrafts } from './use-copies-drafts.ts'

/** The items of a cart, and what those that are chosen come to. */
export function CartItems({
  items: kept,
  brand = null,
  ways,
  children,
}: {
  readonly items: readonly CartItem[]
  readonly brand?: string | null
  /** Over the button: how what is chosen can be sent. */
  readonly ways?: (chosen: readonly CartItem[], delivery: number) => ReactNode
  /** Under the items. */
  readonly children?: ReactNode
}) {
  const navigate = useNavigate()
  const { select } = useCartActs(brand)
  // What was ticked stands at once, whatever an answer that was on its way before says.
  const ticked = select.isPending ? select.variables : null
  const items = ticked === null ? kept : kept.map((item) => ({ ...item, selected: ticked.includes(item.id) }))
  const possible = items.filter(orderable)
  const chosen = possible.filter((item) => item.selected)
  const estimate = useSaveEstimate()
  const drafts = useCopiesDrafts()
  const sums = useCartTotal(chosen)
  const order = async () => {
    if (await drafts.giveAll(chosen)) await navigate(to('/order-progress', {}, ofBrand(brand)))
  }
  const saveEstimate = async () => {
    const given = await drafts.giveAll(chosen)
    if (given) estimate.save(given.map(jobOf))
  }
  const setSelected = (changed: CartItem, selected: boolean) =>
    select.mutate(items.filter((item) => (goTogether(item, changed) ? selected : item.selected)).map((item) => item.id))
  return (
    <Columns side={376}>
      <div>
        <div className={styles.all}>
          <Checkbox
            label={`전체 선택 (${chosen.length}/${possible.length})`}
            checked={possible.length > 0 && chosen.length === possible.length}
            indeterminate={chosen.length > 0 && chosen.length < possible.length}
            onChange={(event) => select.mutate(event.target.checked ? possible.map((item) => item.id) : [])}
          />
        </div>
        <ul>
          {items.map((item) => (
            <CartRow
              // A line of classes is told while somebody types into it: it stays the same row then.
              key={item.classes ? item.id : `${item.id}-${item.version}`}
              item={item}
              drafts={drafts}
              onSelect={(selected) => setSelected(item, selected)}
            />
          ))}
        </ul>
        {children}
      </div>
      <Card as="aside" sticky aria-label="주문 금액">
        <CartSums chosen={chosen} sums={sums} />
        {ways?.(chosen, sums.deliveryTotal)}
        <PayBar label={`${chosen.length}건 · 부가세 포함`} total={sums.total}>
          <Button
            variant="primary"
            block
            busy={drafts.busy}
            disabled={chosen.length === 0 || select.isPending}
            onClick={() => void order()}
          >
            {chosen.length === 0 ? '주문할 작업을 골라 주세요' : `${chosen.length}건 주문하기`}
          </Button>
        </PayBar>
        <Button
          block
          busy={estimate.busy}
          disabled={chosen.length === 0 || drafts.busy}
          onClick={() => void saveEstimate()}
        >
          고른 품목 견적 저장
        </Button>
        <Small>{freeCancelWords(chosen.map(natureOf))}</Small>
      </Card>
    </Columns>
  )
}
