import { Note } from '#/web/ui/note.tsx'
import { useDeposit } from '#/web/blocks/payment/use-deposit.ts'

/** One account was given for several orders: whoever cancels one of them closes it for the others, and is told before. */
export function TogetherNotice({ orderNumber }: { readonly orderNumber: string }) {
  const { data } = useDeposit(orderNumber)
  const others = data?.orderNumbers.filter((number) => number !== orderNumber) ?? []
  if (others.length === 0) return null
  return (
    <Note role="status">
      같은 가상계좌로 함께 결제하려던 주문 {others.join(', ')}도 그 계좌로 입금할 수 없게 됩니다. 그 주문은 그대로 있고,
      다시 결제하시면 새 계좌나 카드로 내실 수 있습니다.
    </Note>
  )
}
