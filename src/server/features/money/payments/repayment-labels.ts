import { formatWon } from '#/domain/money/format-won.ts'
import type { RepaymentCause } from '#/domain/orders/repayment-machine.ts'
import type { Message } from '#/server/ports/messenger.ts'

const WHY: Readonly<Record<RepaymentCause, string>> = {
  'order-cancelled': '취소하신 주문의 가상계좌로 입금이 들어왔습니다.',
  'paid-twice': '이미 결제하신 주문의 가상계좌로 입금이 한 번 더 들어왔습니다.',
  'other-amount': '주문 금액과 다른 금액이 입금되어 주문에 쓰지 않고 보관하고 있습니다.',
  'refund-refused': '환불을 보냈지만 은행에서 받지 않아 아직 돌려 드리지 못했습니다.',
  'agreed-refund': '받으신 물건의 문제로 합의한 금액을 돌려 드립니다.',
}

interface Asked {
  readonly brand: string
  readonly orderer: { readonly name: string; readonly phone: string; readonly email: string }
  readonly orderNumbers: readonly string[]
  readonly amount: number
  readonly cause: RepaymentCause
  readonly failure: string | null
  readonly address: string
  readonly until: string
}

/** Asks for an account, by text message and by mail: whichever is read first. The link is not kept after it was sent. */
export function accountAsked({
  brand,
  orderer,
  orderNumbers,
  amount,
  cause,
  failure,
  address,
  until,
}: Asked): Message[] {
  const lines = [
    `${orderer.name}님, ${WHY[cause]}`,
    `주문번호 ${orderNumbers.join(', ')}`,
    ...(failure ? [`은행 답: ${failure}`] : []),
    `돌려 드릴 금액은 ${formatWon(amount)}입니다. 아래에서 환불받을 계좌를 알려 주세요.`,
    address,
    `${until}까지 쓰실 수 있습니다. 로그인해 주문 상세에서 알려 주셔도 됩니다.`,
  ]
  const subject = '환불받을 계좌를 알려 주세요'
  return [
    {
      channel: 'sms',
      to: orderer.phone.replaceAll('-', ''),
      subject,
      body: `[${brand}] ${lines.join('\n')}`,
      secret: true,
    },
    { channel: 'email', to: orderer.email, subject: `[${brand}] ${subject}`, body: lines.join('\n'), secret: true },
  ]
}
