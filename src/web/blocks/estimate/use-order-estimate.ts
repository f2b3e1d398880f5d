import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { selectCartItems } from '#/contract/ordering/cart.contract.ts'
import { orderEstimate } from '#/contract/ordering/estimates.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { call } from '#/web/api/call.ts'
import { ofBrand } from '#/web/api/cart-key.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { ESTIMATES_KEY } from './estimates-key.ts'
import { confirmDialog } from '#/web/ui/dialogs.ts'

export interface SeenEstimate {
  readonly number: string
  /** Of what the customer sees. */
  readonly version: number
}

/** From an estimate to the order sheet. A price that no longer holds is told first, and taken only when the customer agrees. */
export function useOrderEstimate() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const ask = ({ number, version }: SeenEstimate, acceptToday?: number) => {
    const body = { version, ...(acceptToday === undefined ? {} : { acceptToday }) }
    return once([number, body], (idempotencyKey) => call(orderEstimate, { params: { number }, body, idempotencyKey }))
  }
  return useMutation({
    mutationFn: async (seen: SeenEstimate) => {
      const answer = await ask(seen)
      if (answer.state === 'in-cart') return answer
      const agreed = await confirmDialog({
        title: '유효기간이 지났습니다',
        body: `견적 금액은 ${formatWon(answer.promised)}이었고, 오늘 가격은 ${formatWon(answer.today)}입니다.\n오늘 가격으로 주문할까요?`,
        ok: '오늘 가격으로 주문',
      })
      if (!agreed) return null
      const accepted = await ask(seen, answer.today)
      return accepted.state === 'in-cart' ? accepted : null
    },
    // Staff may have changed it meanwhile: what is shown then is how it stands now.
    onError: () =>
      Promise.all([ESTIMATES_KEY, ['inquiries']].map((queryKey) => client.invalidateQueries({ queryKey }))),
    onSuccess: async (inCart) => {
      if (!inCart) return
      const { itemIds, brand } = inCart
      await call(selectCartItems, { body: { ids: itemIds, ...ofBrand(brand) } })
      await client.invalidateQueries({ queryKey: ['cart'] })
      void navigate(to('/order-progress', {}, ofBrand(brand)))
    },
  })
}
