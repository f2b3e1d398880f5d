import { Note } from '#/web/ui/note.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { useReturnedCharge } from './use-charges.ts'

interface ReturnedChargeProps {
  /** What there is to use now; unknown while it is asked for. */
  readonly emoney: number | undefined
}

/** How the charge ended that the browser has come back from. It may have been asked back or used since. */
export function ReturnedCharge({ emoney }: ReturnedChargeProps) {
  const { status, failed } = useReturnedCharge()
  if (failed) return <Note role="status">결제창을 닫아 충전하지 않았습니다. 빠져나간 돈은 없습니다.</Note>
  if (status.isError)
    return (
      <Note tone="bad" role="alert">
        {status.error.message} 다시 충전하지 말고 잠시 뒤 이 화면을 새로 고쳐 주세요.
      </Note>
    )
  if (status.isLoading) return <Note role="status">결제를 확인하고 있습니다. 이 창을 닫지 말아 주세요.</Note>
  if (!status.data) return null
  const { state, message, amount } = status.data
  if (state === 'open') return null
  if (state === 'paid')
    return (
      <Note tone="ok" role="status">
        e머니 {formatWon(amount)}을 충전했습니다.
        {emoney !== undefined && emoney >= amount && ' 주문서에서 바로 쓰실 수 있습니다.'}
      </Note>
    )
  return (
    <Note tone={state === 'refused' ? 'bad' : 'info'} role="status">
      {message}
    </Note>
  )
}
