import { koreanMoment } from '#/domain/calendar/business-days.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import type { ReversalKind } from '#/domain/orders/take-back.ts'

/** Where a deposit goes to, how much and until when. */
export interface DepositAccount {
  readonly bank: string
  readonly number: string
  readonly holder: string
  readonly dueAt: string
  readonly amount: number
  readonly depositor?: string
}

export const accountFields = ({ bank, number, holder, dueAt, amount, depositor }: DepositAccount) => ({
  은행: bank,
  계좌번호: number,
  예금주: depositor ? `${holder} (보내는 분 ${depositor})` : holder,
  금액: formatWon(amount),
  입금기한: koreanMoment(new Date(dueAt)),
})

export interface MoneyTaken {
  readonly kind: ReversalKind
  readonly amount: number
  /** Nothing of what was paid is left. */
  readonly whole: boolean
  /** Something of the order has left the house. */
  readonly sent: boolean
  /** Still takes a deposit; null when there is none. */
  readonly account: DepositAccount | null
}

/** What happened to the money, what the shop does now, and what the customer can do. */
export function takenFields({ kind, amount, whole, sent, account }: MoneyTaken) {
  const won = formatWon(amount)
  return {
    되돌린까닭:
      kind === 'deposit'
        ? `입금이 취소되었습니다. 은행에서 ${won} 입금을 되돌렸습니다.`
        : `결제가 취소되었습니다. 카드사나 결제사에서 ${won}을 취소했습니다.`,
    제작상황: sent
      ? '이미 보내 드린 주문이어서 결제하실 금액이 남아 있습니다.'
      : '확인될 때까지 제작과 출고를 멈춥니다.',
    다음할일: [nextOf(kind, whole, account), ...(whole && account ? accountLines(account) : [])].join('\n'),
  }
}

function nextOf(kind: ReversalKind, whole: boolean, account: DepositAccount | null): string {
  if (!whole) return '담당자가 확인해 연락드립니다.'
  if (account) return '아래 계좌로 다시 입금하시면 이어서 진행합니다. 다른 방법은 주문 상세에서 고르실 수 있습니다.'
  return kind === 'deposit'
    ? '주문 상세에서 다시 결제하시면 이어서 진행합니다.'
    : '주문 상세에서 다시 결제하시면 이어서 진행합니다. 모르는 일이면 1:1 문의로 알려 주세요.'
}

const accountLines = ({ bank, number, holder, dueAt, amount }: DepositAccount): readonly string[] => [
  holder === '' ? `${bank} ${number}` : `${bank} ${number} (예금주 ${holder})`,
  `${koreanMoment(new Date(dueAt))}까지 ${formatWon(amount)}을 한 번에 보내 주세요.`,
]

/** What becomes of the money of a cancelled order, to the won. */
export function refundWords({ kept, back }: { readonly kept: number; readonly back: number }): string {
  if (kept === 0) return '결제하신 금액은 결제수단에 따라 돌려 드립니다. 끝나면 다시 알려 드립니다.'
  if (back === 0) return `들어간 비용이 결제하신 ${formatWon(kept)}과 같아 돌려 드릴 금액이 없습니다.`
  return `들어간 비용 ${formatWon(kept)}을 뺀 ${formatWon(back)}을 결제수단에 따라 돌려 드립니다. 끝나면 다시 알려 드립니다.`
}
