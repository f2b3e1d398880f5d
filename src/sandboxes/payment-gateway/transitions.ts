import type { SandboxPayment, SandboxStatus } from './payment.ts'
import { Refusal } from './refusal.ts'

type Act = 'open' | 'authenticate' | 'confirm' | 'deposit' | 'take deposit back' | 'cancel' | 'charge back'
type Said = readonly [status: number, code: string, message: string]

interface Transition {
  readonly from: readonly SandboxStatus[]
  /** What the vendor says of a payment in one of the other states. */
  readonly refusals?: Readonly<Partial<Record<SandboxStatus, Said>>>
  readonly otherwise: Said
}

const NOT_NOW: Said = [400, 'INVALID_REQUEST', '지금은 할 수 없습니다.']
const SESSION_OVER: Said = [
  404,
  'NOT_FOUND_PAYMENT_SESSION',
  '결제 시간이 만료되어 결제 진행 데이터가 존재하지 않습니다.',
]

/** From which states each act is possible. */
const TRANSITIONS: Readonly<Record<Act, Transition>> = {
  open: {
    from: ['READY'],
    otherwise: [400, 'DUPLICATED_ORDER_ID', '이미 승인 및 취소가 진행된 중복된 주문번호 입니다.'],
  },
  authenticate: { from: ['READY'], otherwise: [400, 'ALREADY_PROCESSING_REQUEST', '이미 처리중인 요청 입니다.'] },
  confirm: {
    from: ['IN_PROGRESS'],
    refusals: { READY: SESSION_OVER, EXPIRED: SESSION_OVER },
    otherwise: [400, 'ALREADY_PROCESSED_PAYMENT', '이미 처리된 결제 입니다.'],
  },
  deposit: { from: ['WAITING_FOR_DEPOSIT'], otherwise: NOT_NOW },
  'take deposit back': { from: ['DONE'], otherwise: NOT_NOW },
  cancel: {
    from: ['DONE', 'PARTIAL_CANCELED', 'WAITING_FOR_DEPOSIT'],
    refusals: { CANCELED: [400, 'ALREADY_CANCELED_PAYMENT', '이미 취소된 결제 입니다.'] },
    otherwise: [403, 'NOT_CANCELABLE_PAYMENT', '취소 할 수 없는 결제 입니다.'],
  },
  'charge back': { from: ['DONE', 'PARTIAL_CANCELED'], otherwise: NOT_NOW },
}

/** Throws `Refusal` with the vendor's code when the payment's state does not allow the act. */
export function checkState(act: Act, { status }: SandboxPayment): void {
  const { from, refusals, otherwise } = TRANSITIONS[act]
  if (!from.includes(status)) throw new Refusal(...(refusals?.[status] ?? otherwise))
}
