import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerRaise, type EstimateSummary } from '#/contract/ordering/estimates.contract.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { ESTIMATES_KEY } from '#/web/blocks/estimate/estimates-key.ts'
import { Button } from '#/web/ui/button.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'

interface RaiseAskedProps {
  readonly number: string
  readonly total: number
  readonly raise: NonNullable<EstimateSummary['raise']>
}

/** Staff would raise the estimate; until its customer agrees, what was promised stays. */
export function RaiseAsked({ number, total, raise }: RaiseAskedProps) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const answer = useMutation({
    mutationFn: (agreed: boolean) => {
      const body = { agreed, total: raise.total }
      return once(body, (idempotencyKey) => call(answerRaise, { params: { number }, body, idempotencyKey }))
    },
    onSuccess: (_estimate, agreed) => toast(agreed ? '바뀐 금액에 동의했습니다.' : '지금 금액 그대로 둡니다.'),
    onSettled: () => client.invalidateQueries({ queryKey: ESTIMATES_KEY }),
  })
  if (raise.state === 'declined')
    return <Small>금액 변경에 동의하지 않으셨습니다. {formatWon(total)} 그대로 주문하실 수 있습니다.</Small>
  return (
    <Note tone="orange" role="note">
      <p>
        {raise.by} 담당자가 금액을 {formatWon(total)}에서 <b>{formatWon(raise.total)}</b>으로 바꾸자고 합니다. 사유:{' '}
        {raise.reason}
      </p>
      <Small tone="plain">동의하지 않으시면 유효기간까지 지금 금액으로 주문하실 수 있습니다.</Small>
      <Toolbar apart>
        <Button
          size="sm"
          busy={answer.isPending}
          aria-label={`지금 금액 그대로 ${number}`}
          onClick={() => answer.mutate(false)}
        >
          지금 금액 그대로
        </Button>
        <Button
          size="sm"
          variant="ink"
          busy={answer.isPending}
          aria-label={`${formatWon(raise.total)}에 동의 ${number}`}
          onClick={() => answer.mutate(true)}
        >
          {formatWon(raise.total)}에 동의
        </Button>
      </Toolbar>
    </Note>
  )
}
