import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listMyCoupons, registerCouponCode, takeCoupon } from '#/contract/benefits/coupons.contract.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { toast } from '#/web/ui/toasts.ts'

const COUPONS_KEY = ['coupons', 'mine'] as const

export const useMyCoupons = () =>
  useQuery({ queryKey: COUPONS_KEY, queryFn: ({ signal }) => call(listMyCoupons, { signal, errors: 'throw' }) })

/** Takes what everybody may take, and registers what was printed or announced. */
export function useCouponActs() {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const onSuccess = async () => {
    toast('쿠폰을 받았습니다.')
    await client.invalidateQueries({ queryKey: COUPONS_KEY })
    await client.invalidateQueries({ queryKey: ['cart-coupons'] })
  }
  const take = useMutation({
    mutationFn: (campaignId: string) =>
      once(campaignId, (idempotencyKey) =>
        call(takeCoupon, { params: { campaignId }, idempotencyKey, errors: 'throw' }),
      ),
    onSuccess,
    onSettled: () => client.invalidateQueries({ queryKey: COUPONS_KEY }),
  })
  const register = useMutation({
    mutationFn: (code: string) => call(registerCouponCode, { body: { code }, errors: 'throw' }),
    onSuccess,
  })
  return { take, register }
}
