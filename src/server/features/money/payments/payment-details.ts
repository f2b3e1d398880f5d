import type { PaymentStatus } from '#/contract/money/payments.contract.ts'
import type { ToldPayment } from '#/server/ports/payment-gateway.ts'
import type { AttemptWithOrders } from './attempts.repo.ts'
import type { AttemptState, PaymentDetails } from './payments.table.ts'

export const detailsOf = ({ method, card, account, receiptUrl }: ToldPayment): PaymentDetails => ({
  method,
  card,
  account,
  receiptUrl,
})

const SHOWN: Readonly<Record<AttemptState, PaymentStatus['state']>> = {
  open: 'open',
  confirming: 'confirming',
  'waiting-deposit': 'waiting-deposit',
  captured: 'paid',
  'charged-back': 'refused',
  refused: 'refused',
  expired: 'refused',
  cancelled: 'refused',
  returned: 'returned',
}

const MESSAGES: Readonly<Record<PaymentStatus['state'], string>> = {
  open: '아직 결제하지 않았습니다.',
  confirming:
    '결제 결과를 확인하고 있습니다.\n다시 결제하거나 다시 주문하지 마세요. 확인되면 주문내역에 바로 나타납니다.',
  'waiting-deposit': '입금을 기다리고 있습니다. 기한 안에 정확한 금액을 입금해 주세요.',
  paid: '파일을 확인한 뒤 시안을 만들어 알려 드립니다.\n아직 올리지 않은 파일은 주문에서 올려 주세요.',
  refused: '이번 결제로 빠져나간 돈은 없습니다.',
  returned: '이미 결제했거나 취소한 주문이어서 이번 결제는 자동으로 취소하고 있습니다.',
}

const CHARGE_MESSAGES: Partial<Record<PaymentStatus['state'], string>> = {
  confirming: '결제 결과를 확인하고 있습니다.\n다시 충전하지 마세요. 확인되면 잔액에 바로 나타납니다.',
  paid: 'e머니를 충전했습니다. 주문서에서 바로 쓰실 수 있습니다.',
  returned: '충전할 수 없는 결제여서 자동으로 취소하고 있습니다.',
}

/** An attempt as its owner may see it. The account is hidden once it no longer takes the deposit: its number is given to others. */
export function presentAttempt(attempt: AttemptWithOrders): PaymentStatus {
  const state = SHOWN[attempt.state]
  return {
    gatewayOrderId: attempt.gatewayOrderId,
    orderNumbers: [...attempt.orderNumbers],
    amount: attempt.amount,
    state,
    method: attempt.details?.method ?? attempt.method,
    message:
      attempt.purpose === 'emoney' && CHARGE_MESSAGES[state]
        ? CHARGE_MESSAGES[state]
        : state === 'refused' && attempt.failureMessage
          ? `${attempt.failureMessage}\n${MESSAGES.refused}`
          : MESSAGES[state],
    account: state === 'waiting-deposit' && attempt.details?.account ? { ...attempt.details.account } : null,
    receiptUrl: attempt.details?.receiptUrl ?? null,
  }
}
