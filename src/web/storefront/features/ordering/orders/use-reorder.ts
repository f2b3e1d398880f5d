import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { listCart, selectCartItems } from '#/contract/ordering/cart.contract.ts'
import { reorder } from '#/contract/ordering/place-order.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { call } from '#/web/api/call.ts'
import { cartKey, ofBrand } from '#/web/api/cart-key.ts'
import { useMember } from '#/web/api/session.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { keepLastSheet } from '#/web/blocks/reorder/keep-last-sheet.ts'
import { alertDialog } from '#/web/ui/dialogs.ts'

interface Again {
  readonly orderNumber: string
  /** Another number of copies, where the order is of one job. */
  readonly copies?: number
}

/** Orders the same once more: one press leads to the order sheet, with files, spec and places of last time in it. */
export function useReorder() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const member = useMember(({ uuid }) => uuid)
  const once = useIdempotencyKey()
  return useMutation({
    mutationFn: ({ orderNumber, copies }: Again) =>
      once(`${orderNumber} ${copies ?? ''}`, (idempotencyKey) =>
        call(reorder, { params: { orderNumber }, body: copies === undefined ? {} : { copies }, idempotencyKey }),
      ),
    onSuccess: async ({ itemIds, refused, last, brand }) => {
      if (refused.length > 0)
        await alertDialog('warning', {
          title: '지금은 주문할 수 없는 품목이 있습니다',
          body: refused.map(({ title, message }) => `${title}: ${message}`).join('\n'),
        })
      if (itemIds.length === 0) return
      // Only these are to be ordered next; what else lies in the cart waits.
      await call(selectCartItems, { body: { ids: itemIds, ...ofBrand(brand) } })
      const { items } = await client.fetchQuery({
        queryKey: cartKey(brand),
        queryFn: ({ signal }) => call(listCart, { query: ofBrand(brand), signal, errors: 'throw' }),
        staleTime: 0,
      })
      const chosen = itemIds.flatMap((id) => items.find((item) => item.id === id) ?? [])
      keepLastSheet(member, last, chosen)
      await navigate(to('/order-progress', {}, ofBrand(brand)))
    },
  })
}
