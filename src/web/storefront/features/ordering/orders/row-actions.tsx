import type { OrderSummary } from '#/contract/ordering/read-order.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { natureOf } from '#/domain/catalog/line-nature.ts'
import { mayOrderAgain } from '#/domain/orders/line-nature.ts'
import { type OrderAction, orderActions } from '#/domain/orders/order-actions.ts'
import { Button, type ButtonVariant, LinkButton } from '#/web/ui/button.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import type { RowGoals } from './order-rows.ts'
import { useReorder } from './use-reorder.ts'

interface RowActionsProps {
  readonly order: OrderSummary
  readonly goals: RowGoals
  /** Only what brings the order on. */
  readonly first?: boolean
  readonly variant?: ButtonVariant
}

/** The two things that can be done with an order in its state. */
export function RowActions({ order, goals, first = false, variant }: RowActionsProps) {
  // Of several jobs only the first is known here: the rest may be ordered again all the same.
  const again = order.lineCount > 1 || mayOrderAgain([natureOf({ spec: order.firstSpec })])
  const actions = orderActions({ ...order, again })
  const { step } = order.label
  const writes = step === 'done' && actions[1] === 'view' && goals.mayReview(order.firstLine.id)
  const lead = variant ?? (order.label.yourTurn ? 'ink' : 'line')
  return (
    <>
      <Act action={actions[0]} order={order} goals={goals} variant={lead} />
      {!first && writes && (
        <LinkButton size="sm" to={`/review?write=${order.firstLine.id}`} aria-label={`후기 쓰기 ${order.orderNumber}`}>
          후기 쓰기
        </LinkButton>
      )}
      {!first && !writes && actions[1] && <Act action={actions[1]} order={order} goals={goals} variant="line" />}
    </>
  )
}

const WORDS: Readonly<Record<Exclude<OrderAction, 'reorder' | 'confirm' | 'pay'>, string>> = {
  deposit: '입금 계좌 보기',
  proof: '시안 확인',
  file: '파일 올리기',
  track: '배송조회',
  pickup: '수령 안내',
  view: '주문 상세',
}

const PAY_WORDS = { whole: '결제하기', advance: '선금 결제', rest: '잔금 결제' } as const

const wordsOf = (action: keyof typeof WORDS | 'pay', { due }: OrderSummary): string =>
  action === 'pay' ? PAY_WORDS[due] : WORDS[action]

interface ActProps extends Required<Pick<RowActionsProps, 'order' | 'goals'>> {
  readonly action: OrderAction
  readonly variant: ButtonVariant
}

function Act({ action, order, goals, variant }: ActProps) {
  if (action === 'reorder') return <ReorderButton order={order} variant={variant} />
  if (action === 'confirm')
    return <ConfirmButton orderNumber={order.orderNumber} deliveryId={null} alone variant={variant} />
  return (
    <LinkButton
      size="sm"
      variant={variant}
      to={goalOf(action, order, goals)}
      aria-label={`${wordsOf(action, order)} ${order.orderNumber}`}
    >
      {wordsOf(action, order)}
    </LinkButton>
  )
}

function goalOf(action: OrderAction, order: OrderSummary, goals: RowGoals): string {
  const { orderNumber } = order
  if (action === 'pay') return to('/order/{orderNumber}/payment', { orderNumber })
  // An e-book is looked at in its own room, which its order leads to.
  if (action === 'proof' && order.lineCount === 1 && natureOf({ spec: order.firstSpec }) === 'ebook')
    return to('/mypage/order/{orderNumber}', { orderNumber })
  if (action === 'proof') return to('/mypage/draftViewNew', {}, { order: orderNumber })
  const parcel = action === 'track' ? goals.parcelOf(orderNumber) : null
  // Several parcels stand beside each other on the page of the order.
  if (parcel?.parcels === 1) return to('/mypage/shipping/{id}', { id: parcel.shipmentId })
  return to('/mypage/order/{orderNumber}', { orderNumber })
}

interface ReorderButtonProps {
  readonly order: Pick<OrderSummary, 'orderNumber'>
  readonly variant?: ButtonVariant
}

export function ReorderButton({ order: { orderNumber }, variant = 'line' }: ReorderButtonProps) {
  const again = useReorder()
  return (
    <Button
      size="sm"
      variant={variant}
      busy={again.isPending}
      aria-label={`재주문 ${orderNumber}`}
      onClick={() => again.mutate({ orderNumber })}
    >
      재주문
    </Button>
  )
}
