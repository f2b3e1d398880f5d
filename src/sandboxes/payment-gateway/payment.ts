/** One payment as the practice gateway keeps it; `view` writes it out as the vendor's Payment object. */
export interface SandboxPayment {
  readonly paymentKey: string
  readonly orderId: string
  readonly orderName: string
  readonly amount: number
  readonly balance: number
  readonly method: SandboxMethod
  readonly status: SandboxStatus
  readonly outcome: Outcome
  readonly customerName: string
  readonly requestedAt: number
  readonly authenticatedAt: number | null
  readonly approvedAt: number | null
  readonly secret: string
  readonly lastTransactionKey: string
  readonly account: { readonly number: string; readonly dueAt: number } | null
  readonly cancels: readonly SandboxCancel[]
  readonly failure: { readonly code: string; readonly message: string } | null
}

export interface SandboxCancel {
  readonly transactionKey: string
  readonly amount: number
  readonly reason: string
  readonly at: number
}

export type SandboxMethod = '카드' | '계좌이체' | '가상계좌'
export type SandboxStatus =
  | 'READY'
  | 'IN_PROGRESS'
  | 'WAITING_FOR_DEPOSIT'
  | 'DONE'
  | 'PARTIAL_CANCELED'
  | 'CANCELED'
  | 'ABORTED'
  | 'EXPIRED'

/** What the confirm call shall do; chosen in the payment window. */
export const OUTCOMES = {
  ok: '정상 승인',
  'refuse-at-window': '결제창에서 카드사가 거절',
  'refuse-at-confirm': '승인에서 거절 (한도 초과)',
  'lost-answer': '승인되지만 응답이 끊김',
  'provider-error-paid': '오류로 답하지만 승인됨 (PROVIDER_ERROR)',
  'provider-error-unpaid': '오류로 답하고 승인되지 않음 (PROVIDER_ERROR)',
  slow: '승인이 25초 걸림',
  'no-return': '인증 뒤 쇼핑몰로 돌아가지 않음',
} as const
export type Outcome = keyof typeof OUTCOMES

export const AUTHENTICATE_WITHIN_MS = 30 * 60_000
export const CONFIRM_WITHIN_MS = 10 * 60_000

/** The payment as it stands at `now`: a window or an authentication that waited too long is over. */
export function aged(payment: SandboxPayment, now: number): SandboxPayment {
  const late =
    (payment.status === 'READY' && now - payment.requestedAt > AUTHENTICATE_WITHIN_MS) ||
    (payment.status === 'IN_PROGRESS' && now - (payment.authenticatedAt ?? 0) > CONFIRM_WITHIN_MS)
  if (late)
    return {
      ...payment,
      status: 'EXPIRED',
      failure: { code: 'EXPIRED_PAYMENT', message: '결제 시간이 만료되었습니다.' },
    }
  if (payment.status === 'WAITING_FOR_DEPOSIT' && payment.account && now > payment.account.dueAt)
    return { ...payment, status: 'EXPIRED' }
  return payment
}

const seoul = (instant: number) => `${new Date(instant + 9 * 3_600_000).toISOString().slice(0, 19)}+09:00`

/** The Payment object of API version 2022-11-16. */
export function view(payment: SandboxPayment) {
  const vat = Math.round(payment.balance / 11)
  return {
    version: '2022-11-16',
    mId: 'sandbox',
    paymentKey: payment.paymentKey,
    type: 'NORMAL',
    orderId: payment.orderId,
    orderName: payment.orderName,
    currency: 'KRW',
    method: payment.method,
    totalAmount: payment.amount,
    balanceAmount: payment.balance,
    suppliedAmount: payment.balance - vat,
    vat,
    taxFreeAmount: 0,
    status: payment.status,
    requestedAt: seoul(payment.requestedAt),
    approvedAt: payment.approvedAt === null ? null : seoul(payment.approvedAt),
    useEscrow: false,
    lastTransactionKey: payment.lastTransactionKey,
    isPartialCancelable: true,
    secret: payment.secret,
    receipt: null,
    country: 'KR',
    failure: payment.failure,
    card:
      payment.method === '카드'
        ? {
            amount: payment.amount,
            issuerCode: '41',
            acquirerCode: '41',
            number: '54281234****567*',
            installmentPlanMonths: 0,
            approveNo: '00000000',
            cardType: '신용',
            ownerType: '개인',
            isInterestFree: false,
          }
        : null,
    transfer: payment.method === '계좌이체' ? { bankCode: '88', settlementStatus: 'INCOMPLETED' } : null,
    virtualAccount: payment.account
      ? {
          accountType: '일반',
          accountNumber: payment.account.number,
          bankCode: '20',
          customerName: payment.customerName,
          dueDate: seoul(payment.account.dueAt).slice(0, 19),
          refundStatus: 'NONE',
          expired: payment.status === 'EXPIRED',
          settlementStatus: 'INCOMPLETED',
        }
      : null,
    easyPay: null,
    cancels:
      payment.cancels.length === 0
        ? null
        : payment.cancels.map((cancel) => ({
            transactionKey: cancel.transactionKey,
            cancelAmount: cancel.amount,
            cancelReason: cancel.reason,
            canceledAt: seoul(cancel.at),
            cancelStatus: 'DONE',
            taxFreeAmount: 0,
          })),
  }
}
