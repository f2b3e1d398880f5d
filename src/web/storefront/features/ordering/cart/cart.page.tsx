import { useNavigate } from 'react-router'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { useSaveEstimate } from '#/web/blocks/estimate/use-save-estimate.ts'
import { WaitingOrders } from '#/web/blocks/payment/waiting-orders.tsx'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Columns } from '#/web/ui/columns.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { Price } from '#/web/ui/price.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { CartRow } from './cart-row.tsx'
import styles from './cart.module.css'
import { goTogether, orderable, totalOf, useCart, useCartActs } from './use-cart.ts'
import { useCopiesDrafts } from './use-copies-drafts.ts'
import { Small } from '#/web/ui/note.tsx'
import { Card } from '#/web/ui/card.tsx'

export function Component() {
  const cart = useCart()
  const items = cart.data?.items ?? []
  return (
    <>
      <PageHeading
        title="장바구니"
        lead="담아 둔 품목은 90일 동안 보관합니다. 금액은 오늘 값이고, 견적에서 온 품목은 견적 금액입니다."
      />
      {cart.isPending && <LoadingState />}
      {cart.isError && (
        <ErrorState
          title="장바구니를 불러오지 못했습니다"
          text={cart.error.message}
          onRetry={() => void cart.refetch()}
        />
      )}
      {cart.data && items.length === 0 && <WaitingOrders />}
      {cart.data && items.length === 0 && (
        <EmptyState
          title="장바구니가 비어 있습니다"
          text="만들 것을 고르면 값을 바로 볼 수 있습니다."
          action={
            <LinkButton variant="primary" to={to('/product/book/option')}>
              책 만들기
            </LinkButton>
          }
        />
      )}
      {items.length > 0 && <Filled items={items} />}
    </>
  )
}

function Filled({ items }: { readonly items: readonly CartItem[] }) {
  const navigate = useNavigate()
  const { select } = useCartActs()
  const possible = items.filter(orderable)
  const chosen = possible.filter((item) => item.selected)
  const estimate = useSaveEstimate()
  const drafts = useCopiesDrafts()
  const order = async () => {
    if (await drafts.giveAll(chosen)) await navigate(to('/order-progress'))
  }
  const saveEstimate = async () => {
    const given = await drafts.giveAll(chosen)
    if (given) estimate.save(given.map(jobOf))
  }
  const setSelected = (changed: CartItem, selected: boolean) =>
    select.mutate(items.filter((item) => (goTogether(item, changed) ? selected : item.selected)).map((item) => item.id))
  return (
    <Columns side={360}>
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
              key={`${item.id}-${item.version}`}
              item={item}
              drafts={drafts}
              onSelect={(selected) => setSelected(item, selected)}
            />
          ))}
        </ul>
      </div>
      <Card as="aside" sticky aria-label="주문 금액">
        <b>고른 품목 {chosen.length}건, 부가세 포함</b>
        <Price amount={chosen.reduce((sum, item) => sum + totalOf(item), 0)} size="lg" />
        <Small>배송비와 할인은 주문서에서 더하고 뺍니다.</Small>
        <Button
          variant="primary"
          block
          busy={drafts.busy}
          disabled={chosen.length === 0 || select.isPending}
          onClick={() => void order()}
        >
          {chosen.length === 0 ? '주문할 품목을 골라 주세요' : `${chosen.length}건 주문하기`}
        </Button>
        <Button
          block
          busy={estimate.busy}
          disabled={chosen.length === 0 || drafts.busy}
          onClick={() => void saveEstimate()}
        >
          고른 품목 견적 저장
        </Button>
      </Card>
    </Columns>
  )
}

const jobOf = ({ spec, title, files }: CartItem) => ({
  spec,
  title,
  files: files.map(({ fileId, part }) => ({ fileId, part })),
})
