import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import {
  askEmoneyRefund,
  readCharges,
  type RefundableLot,
  startCharge,
  withdrawEmoneyRefund,
} from '#/contract/money/charges.contract.ts'
import { confirmPayment, type PaymentStatus, readPayment } from '#/contract/money/payments.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { call } from '#/web/api/call.ts'
import { currentMember } from '#/web/api/session.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { WALLET_KEY } from '#/web/api/wallet-key.ts'
import { openPaymentWindow } from '#/web/blocks/payment/open-payment-window.ts'
import type { AccountDraft } from '#/web/blocks/refund-account/refund-account-fields.tsx'
import { toast } from '#/web/ui/toasts.ts'

export type ChargeMeans = 'card' | 'transfer' | 'virtual-account'
const ASK_AGAIN_MS = 3_000
const WAITING_MS = 10_000

export const useCharges = () =>
  useQuery({
    queryKey: [...WALLET_KEY, 'charges'],
    queryFn: ({ signal }) => call(readCharges, { signal, errors: 'throw' }),
    // An account that waits may be paid into, or closed by the gateway, at any moment.
    refetchInterval: ({ state }) => ((state.data?.waiting.length ?? 0) > 0 ? WAITING_MS : false),
  })

/** Writes the try, then opens the window; it comes back to this very page. */
export function useStartCharge() {
  const once = useIdempotencyKey()
  const page = new URL(to('/mypage/emoney'), location.origin).href
  return useMutation({
    mutationFn: async (body: { readonly amount: number; readonly method: ChargeMeans }) => {
      const started = await once(body, (idempotencyKey) => call(startCharge, { body, idempotencyKey, errors: 'throw' }))
      await openPaymentWindow(started, body.method, { successUrl: page, failUrl: page }, currentMember().uuid)
    },
  })
}

/** Back from the window: the money moves when the server confirms. Reloading asks for the same charge and can do no harm. */
export function useReturnedCharge() {
  const [search] = useSearchParams()
  const client = useQueryClient()
  const [gatewayOrderId, paymentKey] = [search.get('orderId') ?? '', search.get('paymentKey')]
  const status = useQuery({
    queryKey: ['charge', gatewayOrderId],
    queryFn: async ({ signal }): Promise<PaymentStatus> => {
      const known = await call(readPayment, { params: { gatewayOrderId }, signal, errors: 'throw' })
      if (known.state !== 'open' || !paymentKey) return known
      const body = { gatewayOrderId, paymentKey, amount: Number(search.get('amount')) }
      return call(confirmPayment, { body, errors: 'throw' })
    },
    enabled: gatewayOrderId !== '' && paymentKey !== null,
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) => {
      if (state.data?.state === 'confirming') return ASK_AGAIN_MS
      return state.data?.state === 'waiting-deposit' ? WAITING_MS : false
    },
  })
  const settled = status.data?.state
  useEffect(() => {
    if (settled) void client.invalidateQueries({ queryKey: WALLET_KEY })
  }, [settled, client])
  return { status, failed: paymentKey === null && search.has('code') }
}

/** Asks a charge or the rest of a card back, or takes that back again. */
export function useRefundActs(onDone: () => void) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const done = (words: string) => {
    toast(words)
    onDone()
    return client.invalidateQueries({ queryKey: WALLET_KEY })
  }
  return {
    ask: useMutation({
      mutationFn: ({ lot, refundAccount }: { lot: RefundableLot; refundAccount: AccountDraft | null }) => {
        const body = { lotId: lot.lotId, amount: lot.refundable, ...(refundAccount ? { refundAccount } : {}) }
        return once(body, (idempotencyKey) => call(askEmoneyRefund, { body, idempotencyKey, errors: 'throw' }))
      },
      onSuccess: () => done('환불을 신청했습니다. 확인하고 돌려 드리겠습니다.'),
    }),
    withdraw: useMutation({
      mutationFn: (id: string) =>
        once(['withdraw', id], (idempotencyKey) =>
          call(withdrawEmoneyRefund, { params: { id }, idempotencyKey, errors: 'throw' }),
        ),
      onSuccess: () => done('환불 신청을 취소했습니다. 다시 쓰실 수 있습니다.'),
    }),
  }
}
