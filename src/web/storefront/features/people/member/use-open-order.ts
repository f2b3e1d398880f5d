import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { call } from '#/web/api/call.ts'
import { useIsGuest } from '#/web/api/session.ts'

/** Who has proven the phone in this browser a while ago goes straight on; to everybody else the form stays. */
export function useOpenOrder(orderNumber: string, from: string | null): void {
  const navigate = useNavigate()
  const isGuest = useIsGuest()
  useEffect(() => {
    if (!isGuest || orderNumber === '') return undefined
    const gone = new AbortController()
    void call(readOrder, { params: { orderNumber }, signal: gone.signal, errors: 'throw' })
      .then(() => navigate(from ?? to('/mypage/order/{orderNumber}', { orderNumber }), { replace: true }))
      .catch(() => undefined)
    return () => gone.abort()
  }, [isGuest, orderNumber, from, navigate])
}
