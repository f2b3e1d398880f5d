import { randomBytes, randomInt } from 'node:crypto'
import type { Book } from './book.ts'
import { aged, type Outcome, type SandboxMethod, type SandboxPayment } from './payment.ts'

export class Refusal extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export interface OpenWindow {
  readonly orderId: string
  readonly orderName: string
  readonly amount: number
  readonly customerName: string
}

const VIRTUAL_ACCOUNT_HOURS = 168
const token = (prefix: string) => `${prefix}_${randomBytes(18).toString('base64url')}`

/** What the practice gateway does with a payment. Throws `Refusal` with the vendor's codes. */
export function openDesk(book: Book, now: () => number, changed: (payment: SandboxPayment) => void) {
  function save(payment: SandboxPayment): SandboxPayment {
    book.savePayment(payment)
    changed(payment)
    return payment
  }

  function current(payment: SandboxPayment | undefined): SandboxPayment {
    if (!payment) throw new Refusal(404, 'NOT_FOUND_PAYMENT', '존재하지 않는 결제 정보 입니다.')
    const today = aged(payment, now())
    return today === payment ? payment : save(today)
  }

  function open(window: OpenWindow): SandboxPayment {
    const existing = book.paymentOfOrder(window.orderId)
    if (existing && existing.status !== 'READY')
      throw new Refusal(400, 'DUPLICATED_ORDER_ID', '이미 승인 및 취소가 진행된 중복된 주문번호 입니다.')
    const payment: SandboxPayment = {
      ...window,
      paymentKey: existing?.paymentKey ?? token('sb'),
      balance: window.amount,
      method: '카드',
      status: 'READY',
      outcome: 'ok',
      requestedAt: now(),
      authenticatedAt: null,
      approvedAt: null,
      secret: token('ps').slice(0, 30),
      lastTransactionKey: token('tx'),
      account: null,
      cancels: [],
      failure: null,
    }
    book.savePayment(payment)
    return payment
  }

  function authenticate(paymentKey: string, method: SandboxMethod, outcome: Outcome): SandboxPayment {
    const payment = current(book.payment(paymentKey))
    if (payment.status !== 'READY') throw new Refusal(400, 'ALREADY_PROCESSING_REQUEST', '이미 처리중인 요청 입니다.')
    const next: SandboxPayment = { ...payment, method, outcome, status: 'IN_PROGRESS', authenticatedAt: now() }
    book.savePayment(next)
    return next
  }

  function confirm(paymentKey: string, orderId: string, amount: number): SandboxPayment {
    const payment = current(book.payment(paymentKey))
    if (payment.orderId !== orderId || payment.amount !== amount)
      throw new Refusal(400, 'INVALID_REQUEST', '주문번호나 금액이 인증한 결제와 다릅니다.')
    if (payment.status === 'EXPIRED' || payment.status === 'READY')
      throw new Refusal(404, 'NOT_FOUND_PAYMENT_SESSION', '결제 시간이 만료되어 결제 진행 데이터가 존재하지 않습니다.')
    if (payment.status !== 'IN_PROGRESS')
      throw new Refusal(400, 'ALREADY_PROCESSED_PAYMENT', '이미 처리된 결제 입니다.')
    if (payment.outcome === 'refuse-at-confirm') {
      save({
        ...payment,
        status: 'ABORTED',
        failure: { code: 'REJECT_CARD_PAYMENT', message: '한도초과 혹은 잔액부족으로 결제에 실패했습니다.' },
      })
      throw new Refusal(403, 'REJECT_CARD_PAYMENT', '한도초과 혹은 잔액부족으로 결제에 실패했습니다.')
    }
    if (payment.outcome === 'provider-error-unpaid') {
      save({
        ...payment,
        status: 'ABORTED',
        failure: { code: 'PROVIDER_ERROR', message: '일시적인 오류가 발생했습니다.' },
      })
      throw new Refusal(400, 'PROVIDER_ERROR', '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해주세요.')
    }
    const approved =
      payment.method === '가상계좌' ? issued(payment) : { ...payment, status: 'DONE' as const, approvedAt: now() }
    save(approved)
    if (payment.outcome === 'provider-error-paid')
      throw new Refusal(400, 'PROVIDER_ERROR', '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해주세요.')
    return approved
  }

  function issued(payment: SandboxPayment): SandboxPayment {
    const number = `X${Array.from({ length: 13 }, () => randomInt(10)).join('')}`
    const account = { number, dueAt: now() + VIRTUAL_ACCOUNT_HOURS * 3_600_000 }
    return { ...payment, status: 'WAITING_FOR_DEPOSIT', account }
  }

  /** The customer pays into the virtual account, or the bank takes the deposit back. Banks refuse another amount, nearly always. */
  function deposit(orderId: string, direction: 'in' | 'back', amount?: number): SandboxPayment {
    const payment = current(book.paymentOfOrder(orderId))
    const from = direction === 'in' ? 'WAITING_FOR_DEPOSIT' : 'DONE'
    if (payment.method !== '가상계좌' || payment.status !== from)
      throw new Refusal(400, 'INVALID_REQUEST', '지금은 할 수 없습니다.')
    return save({
      ...payment,
      ...(amount === undefined ? {} : { amount, balance: amount }),
      status: direction === 'in' ? 'DONE' : 'WAITING_FOR_DEPOSIT',
      approvedAt: direction === 'in' ? now() : null,
      lastTransactionKey: token('tx'),
    })
  }

  function cancel(
    paymentKey: string,
    body: { cancelReason?: unknown; cancelAmount?: unknown; refundReceiveAccount?: unknown },
  ): SandboxPayment {
    const payment = current(book.payment(paymentKey))
    const reason = typeof body.cancelReason === 'string' ? body.cancelReason : ''
    if (reason === '' || reason.length > 200) throw new Refusal(400, 'INVALID_REQUEST', '취소 사유를 확인해주세요.')
    if (payment.status === 'CANCELED') throw new Refusal(400, 'ALREADY_CANCELED_PAYMENT', '이미 취소된 결제 입니다.')
    if (!['DONE', 'PARTIAL_CANCELED', 'WAITING_FOR_DEPOSIT'].includes(payment.status))
      throw new Refusal(403, 'NOT_CANCELABLE_PAYMENT', '취소 할 수 없는 결제 입니다.')
    const amount = body.cancelAmount === undefined ? payment.balance : Number(body.cancelAmount)
    if (!Number.isSafeInteger(amount) || amount <= 0 || amount > payment.balance)
      throw new Refusal(403, 'NOT_CANCELABLE_AMOUNT', '취소 할 수 없는 금액 입니다.')
    if (payment.status === 'WAITING_FOR_DEPOSIT' && amount !== payment.balance)
      throw new Refusal(
        403,
        'NOT_ALLOWED_PARTIAL_REFUND_WAITING_DEPOSIT',
        '입금 대기중인 결제는 부분 환불이 불가합니다.',
      )
    if (payment.method === '가상계좌' && payment.status !== 'WAITING_FOR_DEPOSIT')
      checkAccount(body.refundReceiveAccount)
    return save(lessened(payment, amount, reason))
  }

  /** The card company gives the buyer money back (dispute, fraud): the shop did not ask for it. All of it when `amount` is null. */
  function chargeBack(orderId: string, amount: number | null): SandboxPayment {
    const payment = current(book.paymentOfOrder(orderId))
    const taken = amount ?? payment.balance
    if (payment.method === '가상계좌' || !['DONE', 'PARTIAL_CANCELED'].includes(payment.status))
      throw new Refusal(400, 'INVALID_REQUEST', '지금은 할 수 없습니다.')
    if (!Number.isSafeInteger(taken) || taken <= 0 || taken > payment.balance)
      throw new Refusal(403, 'NOT_CANCELABLE_AMOUNT', '취소 할 수 없는 금액 입니다.')
    return save(lessened(payment, taken, '카드사 이의제기'))
  }

  function lessened(payment: SandboxPayment, amount: number, reason: string): SandboxPayment {
    const transactionKey = token('tx')
    const balance = payment.balance - amount
    return {
      ...payment,
      balance,
      status: balance === 0 ? 'CANCELED' : 'PARTIAL_CANCELED',
      lastTransactionKey: transactionKey,
      cancels: [...payment.cancels, { transactionKey, amount, reason, at: now() }],
    }
  }

  const find = (by: { paymentKey: string } | { orderId: string }) =>
    current('paymentKey' in by ? book.payment(by.paymentKey) : book.paymentOfOrder(by.orderId))

  return { open, authenticate, confirm, deposit, cancel, chargeBack, find }
}

/** Whoever wants to see a refused refund names this holder. */
const WRONG_HOLDER = '불일치'

function checkAccount(account: unknown): void {
  const { bank, accountNumber, holderName } = (account ?? {}) as Record<string, unknown>
  if (typeof bank !== 'string' || typeof holderName !== 'string' || holderName === '' || holderName === WRONG_HOLDER)
    throw new Refusal(400, 'INVALID_REFUND_ACCOUNT_INFO', '환불 계좌번호와 예금주명이 일치하지 않습니다.')
  if (typeof accountNumber !== 'string' || !/^\d{6,20}$/.test(accountNumber))
    throw new Refusal(400, 'INVALID_REFUND_ACCOUNT_NUMBER', '잘못된 환불 계좌번호입니다.')
}

export type Desk = ReturnType<typeof openDesk>
