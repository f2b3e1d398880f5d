import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listMyCoupons, registerCouponCode, takeCoupon } from '#/contract/benefits/coupons.contract.ts'
import { registerGiftCard } from '#/contract/benefits/wallet.contract.ts'
import { GIFT_CODE, tidyGiftCode } from '#/domain/ledger/gift-code.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { WALLET_KEY } from '#/web/api/wallet-key.ts'
import { toast } from '#/web/ui/toasts.ts'

const COUPONS_KEY = ['coupons', 'mine'] as const

export const useMyCoupons = () =>
  useQuery({ queryKey: COUPONS_KEY, queryFn: ({ signal }) => call(listMyCoupons, { signal, errors: 'throw' }) })

/** Takes what everybody may take, and registers what was printed or announced: a coupon, or a gift card by the length of its number. */
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
  const coupon = useMutation({
    mutationFn: (code: string) => call(registerCouponCode, { body: { code }, errors: 'throw' }),
    onSuccess,
  })
  const giftCard = useMutation({
    mutationFn: (code: string) => call(registerGiftCard, { body: { code }, errors: 'throw' }),
    onSuccess: async ({ amount }) => {
      toast(`상품권 ${formatWon(amount)}을 e머니로 등록했습니다.`)
      await client.invalidateQueries({ queryKey: WALLET_KEY })
    },
  })
  const register = async (code: string): Promise<void> => {
    await (GIFT_CODE.test(tidyGiftCode(code)) ? giftCard : coupon).mutateAsync(code)
  }
  return { take, register }
}
