import { safeValues } from '#/domain/messages/fill-template.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import type { RepaymentCause } from '#/domain/orders/repayment-machine.ts'
import type { Message } from '#/server/ports/messenger.ts'

const WHY: Readonly<Record<RepaymentCause, string>> = {
  'order-cancelled': '취소하신 주문의 입금 계좌로 입금이 들어왔습니다.',
  'paid-twice': '이미 결제하신 주문의 입금 계좌로 입금이 한 번 더 들어왔습니다.',
  'other-amount': '주문 금액과 다른 금액이 입금되어 주문에 쓰지 않고 보관하고 있습니다.',
  'refund-refused': '환불을 보냈지만 은행에서 받지 않아 아직 돌려 드리지 못했습니다.',
  'agreed-refund': '받으신 물건의 문제로 합의한 금액을 돌려 드립니다.',
  'order-changed': '주문을 바꾸어 금액이 줄었습니다. 차액을 돌려 드립니다.',
  'change-ended': '되돌린 주문 변경의 차액이 들어왔습니다. 그대로 돌려 드립니다.',
  'shop-refund': '주문에서 돌려 드릴 금액이 있습니다.',
  'emoney-refund': '신청하신 e머니를 환불해 드립니다.',
}

/** The link that opens a form for money, and until when. */
interface Way {
  readonly address: string
  readonly until: string
}

interface Asked {
  readonly brand: string
  /** As it was typed with the order: any number, any mailbox, any name. */
  readonly orderer: { readonly name: string; readonly phone: string; readonly email: string }
  /** Null: there is no account any more. */
  readonly customer: 'member' | 'guest' | null
  readonly orderNumbers: readonly string[]
  readonly amount: number
  readonly cause: RepaymentCause
  readonly failure: string | null
  /** The customer's own telephone, and the link that goes there; null: none was ever proven. */
  readonly proven: (Way & { readonly phone: string }) | null
}

const digitsOf = (phone: string): string => phone.replaceAll('-', '')

/**
 * Asks for an account. Whoever has the link names where the money goes, so it goes to the proven telephone alone; what was typed
 * with the order may be a stranger's, and is only told where to log in.
 */
export function accountAsked({ proven, orderer, ...asked }: Asked): Message[] {
  const subject = '환불받을 계좌를 알려 주세요'
  const secret = true
  const sms = (phone: string, way: Way | null): Message => {
    const body = `[${asked.brand}] ${linesOf(asked, orderer.name, way).join('\n')}`
    return { channel: 'sms', to: digitsOf(phone), subject, body, secret }
  }
  const typedElsewhere = proven === null || digitsOf(orderer.phone) !== digitsOf(proven.phone)
  return [
    ...(proven ? [sms(proven.phone, proven)] : []),
    ...(typedElsewhere ? [sms(orderer.phone, null)] : []),
    {
      channel: 'email',
      to: orderer.email,
      subject: `[${asked.brand}] ${subject}`,
      body: linesOf(asked, orderer.name, null).join('\n'),
      secret,
    },
  ]
}

function linesOf(asked: Omit<Asked, 'proven' | 'orderer'>, typedName: string, way: Way | null): readonly string[] {
  const { customer, orderNumbers, amount, cause, failure } = asked
  const { 이름: name } = safeValues({ 이름: typedName })
  const back = `돌려 드릴 금액은 ${formatWon(amount)}입니다.`
  return [
    `${name}님, ${WHY[cause]}`,
    ...(orderNumbers.length > 0 ? [`주문번호 ${orderNumbers.join(', ')}`] : []),
    ...(failure ? [`은행 답: ${failure}`] : []),
    ...(way
      ? [
          `${back} 아래에서 환불받을 계좌를 알려 주세요.`,
          way.address,
          `${way.until}까지 쓰실 수 있습니다. ${WHERE[customer ?? 'nobody']} 알려 주셔도 됩니다.`,
        ]
      : [`${back} ${WHERE[customer ?? 'nobody']} 환불받을 계좌를 알려 주세요.`]),
  ]
}

const WHERE = {
  member: '로그인해 주문 상세에서',
  guest: '비회원 주문조회에서 휴대전화를 인증하고',
  nobody: '고객센터에 주문번호와 함께',
} as const
