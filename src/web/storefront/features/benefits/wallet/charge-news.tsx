import type { ResultOf } from '#/contract/endpoint.ts'
import type { readCharges } from '#/contract/money/charges.contract.ts'
import { koreanMoment } from '#/domain/calendar/business-days.ts'
import { Note } from '#/web/ui/note.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { useReturnedCharge } from './use-charges.ts'

type Charges = ResultOf<typeof readCharges>

/** How the charge ended that the browser has come back from. */
export function ReturnedCharge() {
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
        e머니 {formatWon(amount)}을 충전했습니다. 주문서에서 바로 쓰실 수 있습니다.
      </Note>
    )
  return (
    <Note tone={state === 'refused' ? 'bad' : 'info'} role="status">
      {message}
    </Note>
  )
}

/** Accounts that wait for a deposit, and what is owed of charges that the bank took back. */
export function OpenCharges({ charges: { waiting, owed } }: { readonly charges: Charges }) {
  return (
    <>
      {owed > 0 && (
        <Note tone="bad" role="alert">
          은행이나 카드사가 되가져간 충전금 가운데 이미 쓰신 {formatWon(owed)}을 다시 내 주셔야 합니다. 고객센터로
          연락해 주세요.
        </Note>
      )}
      {waiting.map(({ gatewayOrderId, amount, bank, number, holder, dueAt }) => (
        <Note key={gatewayOrderId} tone="info">
          <p>
            {bank} <b>{number}</b> ({holder}) 계좌로 {koreanMoment(new Date(dueAt))}까지 <b>{formatWon(amount)}</b>을 한
            번에 보내 주시면 충전됩니다.
          </p>
        </Note>
      ))}
    </>
  )
}
