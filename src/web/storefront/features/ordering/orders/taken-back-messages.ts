import type { ResultOf } from '#/contract/endpoint.ts'
import type { readTakenBack } from '#/contract/money/payments.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { orderMoment } from './order-dates.ts'

export type TakenBack = NonNullable<ResultOf<typeof readTakenBack>>

/** What happened to the money of an order, what that does to the work, and what its customer can do about it. */
export function takenBackMessages({ kind, amount, takenAt, held, payable, account }: TakenBack): {
  readonly title: string
  readonly happened: string
  readonly work: string
  readonly next: string
} {
  const when = orderMoment(takenAt)
  const deposit = kind === 'deposit'
  return {
    title: deposit ? '입금이 취소되었습니다' : '결제가 취소되었습니다',
    happened: deposit
      ? `${when}에 은행이 ${formatWon(amount)} 입금을 되돌렸습니다.`
      : `${when}에 카드사나 결제사가 ${formatWon(amount)} 결제를 취소했습니다.`,
    work: held
      ? '다시 결제하실 때까지 제작과 출고를 멈춥니다.'
      : '제작은 그대로 진행하고, 아래 금액은 나중에 받습니다.',
    next: nextOf(account, payable),
  }
}

function nextOf(account: boolean, payable: boolean): string {
  if (account && payable) return '아래 계좌로 입금하시거나 카드로 결제해 주세요.'
  if (account)
    return '아래 계좌로 다시 입금하시면 이어서 진행합니다. 카드로 내시려면 「다른 방법으로 결제」를 눌러 주세요.'
  if (payable) return '카드나 계좌이체로 결제하실 수 있습니다.'
  return '담당자가 확인해 연락드립니다. 먼저 물어보시려면 1:1 문의로 알려 주세요.'
}
