import { randomBytes, randomInt } from 'node:crypto'
import type { Journal } from './journal.ts'
import { aged, type Outcome, type SandboxMethod, type SandboxPayment } from './payment.ts'
import { checkRefundAccount } from './refund-account.ts'
import { Refusal } from './refusal.ts'
import { checkState } from './transitions.ts'

export interface OpenWindow {
  readonly orderId: string
  readonly orderName: string
  readonly amount: number
  readonly customerName: string
}

interface CancelBody {
  readonly cancelReason?: unknown
  readonly cancelAmount?: unknown
  readonly refundReceiveAccount?: unknown
}

const VIRTUAL_ACCOUNT_HOURS = 168
const token = (prefix: string) => `${prefix}_${randomBytes(18).toString('base64url')}`

/** Confirmations that the buyer asked to fail, unpaid: what is kept of the payment, and the HTTP status of the answer. */
const FAILURES: Readonly<Partial<Record<Outcome, { status: number; code: string; message: string; hint: string }>>> = {
  'refuse-at-confirm': {
    status: 403,
    code: 'REJECT_CARD_PAYMENT',
    message: '한도초과 혹은 잔액부족으로 결제에 실패했습니다.',
    hint: '',
  },
  'provider-error-unpaid': {
    status: 400,
    code: 'PROVIDER_ERROR',
    message: '일시적인 오류가 발생했습니다.',
    hint: ' 잠시 후 다시 시도해주세요.',
  },
}

/** What the practice gateway does with a payment. Throws `Refusal` with the vendor's codes. */
export class Service {
  readonly #journal: Journal
  readonly #now: () => number
  readonly #changed: (payment: SandboxPayment) => void

  constructor(journal: Journal, now: () => number, changed: (payment: SandboxPayment) => void) {
    this.#journal = journal
    this.#now = now
    this.#changed = changed
  }

  open(window: OpenWindow): SandboxPayment {
    const existing = this.#journal.paymentOfOrder(window.orderId)
    if (existing) checkState('open', existing)
    const payment: SandboxPayment = {
      ...window,
      paymentKey: existing?.paymentKey ?? token('sb'),
      balance: window.amount,
      method: '카드',
      status: 'READY',
      outcome: 'ok',
      requestedAt: this.#now(),
      authenticatedAt: null,
      approvedAt: null,
      secret: token('ps').slice(0, 30),
      lastTransactionKey: token('tx'),
      account: null,
      cancels: [],
      failure: null,
    }
    this.#journal.savePayment(payment)
    return payment
  }

  authenticate(paymentKey: string, method: SandboxMethod, outcome: Outcome): SandboxPayment {
    const payment = this.find({ paymentKey })
    checkState('authenticate', payment)
    const next: SandboxPayment = { ...payment, method, outcome, status: 'IN_PROGRESS', authenticatedAt: this.#now() }
    this.#journal.savePayment(next)
    return next
  }

  confirm(paymentKey: string, orderId: string, amount: number): SandboxPayment {
    const payment = this.find({ paymentKey })
    if (payment.orderId !== orderId || payment.amount !== amount)
      throw new Refusal(400, 'INVALID_REQUEST', '주문번호나 금액이 인증한 결제와 다릅니다.')
    checkState('confirm', payment)
    const failure = FAILURES[payment.outcome]
    if (failure) {
      const { status, code, message, hint } = failure
      this.#save({ ...payment, status: 'ABORTED', failure: { code, message } })
      throw new Refusal(status, code, message + hint)
    }
    const approved = this.#save(
      payment.method === '가상계좌'
        ? this.#withAccount(payment)
        : { ...payment, status: 'DONE', approvedAt: this.#now() },
    )
    if (payment.outcome === 'provider-error-paid')
      throw new Refusal(400, 'PROVIDER_ERROR', '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해주세요.')
    return approved
  }

  /** A virtual account without a window. */
  issueAccount(window: OpenWindow): SandboxPayment {
    const { paymentKey } = this.open(window)
    this.authenticate(paymentKey, '가상계좌', 'ok')
    return this.confirm(paymentKey, window.orderId, window.amount)
  }

  /** The customer pays into the virtual account, or the bank takes the deposit back. Banks refuse another amount, nearly always. */
  deposit(orderId: string, direction: 'in' | 'back', amount?: number): SandboxPayment {
    const payment = this.find({ orderId })
    if (payment.method !== '가상계좌') throw new Refusal(400, 'INVALID_REQUEST', '지금은 할 수 없습니다.')
    checkState(direction === 'in' ? 'deposit' : 'take deposit back', payment)
    return this.#save({
      ...payment,
      ...(amount === undefined ? {} : { amount, balance: amount }),
      status: direction === 'in' ? 'DONE' : 'WAITING_FOR_DEPOSIT',
      approvedAt: direction === 'in' ? this.#now() : null,
      lastTransactionKey: token('tx'),
    })
  }

  cancel(paymentKey: string, body: CancelBody): SandboxPayment {
    const payment = this.find({ paymentKey })
    const reason = typeof body.cancelReason === 'string' ? body.cancelReason : ''
    if (reason === '' || reason.length > 200) throw new Refusal(400, 'INVALID_REQUEST', '취소 사유를 확인해주세요.')
    checkState('cancel', payment)
    const amount = body.cancelAmount === undefined ? payment.balance : Number(body.cancelAmount)
    checkAmount(amount, payment)
    const awaitsDeposit = payment.status === 'WAITING_FOR_DEPOSIT'
    if (awaitsDeposit && amount !== payment.balance)
      throw new Refusal(
        403,
        'NOT_ALLOWED_PARTIAL_REFUND_WAITING_DEPOSIT',
        '입금 대기중인 결제는 부분 환불이 불가합니다.',
      )
    if (payment.method === '가상계좌' && !awaitsDeposit) checkRefundAccount(body.refundReceiveAccount)
    return this.#lessen(payment, amount, reason)
  }

  /** The card company gives the buyer money back (dispute, fraud): the shop did not ask for it. All of it when `amount` is null. */
  chargeBack(orderId: string, amount: number | null): SandboxPayment {
    const payment = this.find({ orderId })
    if (payment.method === '가상계좌') throw new Refusal(400, 'INVALID_REQUEST', '지금은 할 수 없습니다.')
    checkState('charge back', payment)
    const taken = amount ?? payment.balance
    checkAmount(taken, payment)
    return this.#lessen(payment, taken, '카드사 이의제기')
  }

  /** As it stands now: a window or an authentication that waited too long is over. */
  find(by: { readonly paymentKey: string } | { readonly orderId: string }): SandboxPayment {
    const payment = 'paymentKey' in by ? this.#journal.payment(by.paymentKey) : this.#journal.paymentOfOrder(by.orderId)
    if (!payment) throw new Refusal(404, 'NOT_FOUND_PAYMENT', '존재하지 않는 결제 정보 입니다.')
    const today = aged(payment, this.#now())
    return today === payment ? payment : this.#save(today)
  }

  #save(payment: SandboxPayment): SandboxPayment {
    this.#journal.savePayment(payment)
    this.#changed(payment)
    return payment
  }

  #withAccount(payment: SandboxPayment): SandboxPayment {
    const number = `X${Array.from({ length: 13 }, () => randomInt(10)).join('')}`
    const account = { number, dueAt: this.#now() + VIRTUAL_ACCOUNT_HOURS * 3_600_000 }
    return { ...payment, status: 'WAITING_FOR_DEPOSIT', account }
  }

  #lessen(payment: SandboxPayment, amount: number, reason: string): SandboxPayment {
    const transactionKey = token('tx')
    const balance = payment.balance - amount
    return this.#save({
      ...payment,
      balance,
      status: balance === 0 ? 'CANCELED' : 'PARTIAL_CANCELED',
      lastTransactionKey: transactionKey,
      cancels: [...payment.cancels, { transactionKey, amount, reason, at: this.#now() }],
    })
  }
}

function checkAmount(amount: number, { balance }: SandboxPayment): void {
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > balance)
    throw new Refusal(403, 'NOT_CANCELABLE_AMOUNT', '취소 할 수 없는 금액 입니다.')
}
