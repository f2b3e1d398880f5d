import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { beginPaymentCheck, type Check, finishPaymentCheck } from '#/contract/opening/go-live.contract.ts'
import { CHECK_WON } from '#/domain/opening/services.data.ts'
import { call } from '#/web/api/call.ts'
import { openPaymentWindow } from '#/web/blocks/payment/open-payment-window.ts'
import { Button } from '#/web/ui/button.tsx'

interface PaymentCheckProps {
  readonly last: Check | null
  readonly next: boolean
}

/** 100 won out and back: the window is the one that customers pay in, and it comes back to the page that it was opened on. */
export function PaymentCheck({ last, next }: PaymentCheckProps) {
  const client = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const begin = useMutation({ mutationFn: beginAndLeave })
  const finish = useMutation({
    mutationFn: ({ id, paymentKey }: { readonly id: string; readonly paymentKey: string | null }) =>
      call(finishPaymentCheck, { params: { id }, body: { paymentKey }, errors: 'throw' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['go-live'] }),
  })
  const back = search.get('check')
  const paymentKey = search.get('paymentKey')
  const done = useRef<string | null>(null)
  const { mutate } = finish
  useEffect(() => {
    // React runs effects twice while developing; the server would finish it once anyway.
    if (back === null || done.current === back) return
    done.current = back
    mutate({ id: back, paymentKey })
    setSearch({}, { replace: true })
  }, [back, paymentKey, mutate, setSearch])
  const failure = begin.error ?? finish.error
  return (
    <form
      aria-label="결제 시험"
      onSubmit={(event) => {
        event.preventDefault()
        if (last?.outcome === 'taken') finish.mutate({ id: last.id, paymentKey: null })
        else begin.mutate()
      }}
    >
      <Button
        type="submit"
        size="sm"
        variant={next || last?.outcome === 'taken' ? 'ink' : 'line'}
        busy={begin.isPending || finish.isPending}
      >
        {last?.outcome === 'taken' ? `${CHECK_WON}원 돌려보내기` : `${CHECK_WON}원 결제해 보기`}
      </Button>
      {failure && <p role="alert">{failure.message}</p>}
    </form>
  )
}

async function beginAndLeave(): Promise<void> {
  const { id, ...started } = await call(beginPaymentCheck, { errors: 'throw' })
  const here = `${location.origin}${location.pathname}?check=${id}`
  const what = { ...started, orderName: '개점 전 점검', customerName: '가게' }
  await openPaymentWindow(what, 'card', { successUrl: here, failUrl: here }, id)
}
