import type { FastifyBaseLogger } from 'fastify'
import { createBreaker, isSilence, RESTING } from '#/server/adapters/breaker.ts'
import { readJson } from '#/server/adapters/read-json.ts'
import type {
  CancelCall,
  CancelOutcome,
  ConfirmCall,
  ConfirmOutcome,
  IssueAccountCall,
  LookUpOutcome,
  PaymentGateway,
  PaymentWindow,
} from '#/server/ports/payment-gateway.ts'
import {
  CANCEL_REFUSALS,
  CONFIGURATION_FAULTS,
  CONFIRM_REFUSALS,
  ISSUE_REFUSALS,
  NOT_SENT,
  OTHER_PAYMENT,
} from './toss-outcomes.data.ts'
import type { Answer, Send } from './toss-send.ts'
import { readSettlements } from './toss-settlements.ts'
import { readTossPayment } from './toss-payment.ts'

export interface TossSettings {
  /** `https://api.tosspayments.com`, or the sandbox's address. */
  readonly baseUrl: string
  readonly secretKey: string
  readonly window: PaymentWindow
  /** Milliseconds until an answer is given up; the outcome is then unknown. */
  readonly timeoutMs?: number
  /** Sent with every call, e.g. `TossPayments-Test-Code`. */
  readonly headers?: Readonly<Record<string, string>>
}

const NOT_THIS_ORDER =
  '결제 금액이나 결제 정보가 주문과 달라 결제하지 않았습니다.\n빠져나간 돈은 없습니다. 주문내역에서 다시 결제해 주세요.'

/** Toss Payments API v1. Also what the sandbox gateway is spoken to with. */
export function tossGateway(settings: TossSettings, log: Pick<FastifyBaseLogger, 'error' | 'warn'>): PaymentGateway {
  const send = sender(settings)

  function judge(answer: Answer, refusals: ReadonlySet<string>): ConfirmOutcome {
    if (answer.kind !== 'answer') return answer
    const payment = answer.status === 200 ? readTossPayment(answer.body) : null
    if (payment) return { kind: 'payment', payment }
    const { code, message } = failureOf(answer.body)
    if (CONFIGURATION_FAULTS.has(code)) {
      log.error({ code, status: answer.status }, 'payment gateway refuses our call: check the keys and the request')
      return { kind: 'refused', code, message: '결제 설정에 문제가 있어 결제되지 않았습니다. 고객센터로 알려 주세요.' }
    }
    if (refusals.has(code)) return { kind: 'refused', code, message }
    return { kind: 'unknown', code }
  }

  async function lookUp(by: Parameters<PaymentGateway['lookUp']>[0]): Promise<LookUpOutcome> {
    const path = 'paymentKey' in by ? by.paymentKey : `orders/${by.gatewayOrderId}`
    const answer = await send('GET', `/v1/payments/${path.split('/').map(encodeURIComponent).join('/')}`)
    if (answer.kind !== 'answer') return answer
    const payment = answer.status === 200 ? readTossPayment(answer.body) : null
    if (payment) return { kind: 'payment', payment }
    const { code } = failureOf(answer.body)
    if (answer.status === 404 && code === 'NOT_FOUND_PAYMENT') return { kind: 'none' }
    if (CONFIGURATION_FAULTS.has(code)) log.error({ code }, 'payment gateway refuses our look-up: check the keys')
    return { kind: 'unknown', code }
  }

  /** Asks by our own order id, which needs right keys and no word of the browser's. */
  async function isOtherPayment({ gatewayOrderId, paymentKey, amount }: ConfirmCall): Promise<boolean> {
    const seen = await lookUp({ gatewayOrderId })
    if (seen.kind === 'payment') return seen.payment.paymentKey !== paymentKey || seen.payment.amount !== amount
    return seen.kind === 'none'
  }

  return {
    window: settings.window,
    async confirm(call: ConfirmCall): Promise<ConfirmOutcome> {
      const body = { paymentKey: call.paymentKey, orderId: call.gatewayOrderId, amount: call.amount }
      const answer = await send('POST', '/v1/payments/confirm', body, call.idempotencyKey)
      const { code } = answer.kind === 'answer' ? failureOf(answer.body) : answer
      if (answer.kind === 'answer' && OTHER_PAYMENT.has(code) && (await isOtherPayment(call))) {
        log.warn(
          { code, gatewayOrderId: call.gatewayOrderId },
          'the browser brought a payment that is not of this order',
        )
        return { kind: 'refused', code, message: NOT_THIS_ORDER }
      }
      return judge(answer, CONFIRM_REFUSALS)
    },
    async issueAccount({ gatewayOrderId, idempotencyKey, ...account }: IssueAccountCall): Promise<ConfirmOutcome> {
      const body = { ...account, orderId: gatewayOrderId }
      return judge(await send('POST', '/v1/virtual-accounts', body, idempotencyKey), ISSUE_REFUSALS)
    },
    lookUp,
    settlements: (day) => readSettlements(send, day),
    async cancel(call: CancelCall): Promise<CancelOutcome> {
      const body = {
        cancelReason: call.reason.slice(0, 200),
        ...(call.amount === null ? {} : { cancelAmount: call.amount }),
        ...(call.refundAccount ? { refundReceiveAccount: call.refundAccount } : {}),
      }
      const path = `/v1/payments/${encodeURIComponent(call.paymentKey)}/cancel`
      return judge(await send('POST', path, body, call.idempotencyKey), CANCEL_REFUSALS)
    },
  }
}

/** One call to the gateway, or none while it is known to be silent. */
function sender(settings: TossSettings): Send {
  const authorization = `Basic ${Buffer.from(`${settings.secretKey}:`).toString('base64')}`

  const breaker = createBreaker()

  return async (method, path, json, idempotencyKey) => {
    if (!breaker.mayCall()) return { kind: 'not-sent', code: RESTING }
    try {
      const response = await fetch(`${settings.baseUrl}${path}`, {
        method,
        headers: {
          authorization,
          'accept-language': 'ko-KR',
          ...(json ? { 'content-type': 'application/json' } : {}),
          ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
          ...settings.headers,
        },
        ...(json ? { body: JSON.stringify(json) } : {}),
        signal: AbortSignal.timeout(settings.timeoutMs ?? 20_000),
      })
      const body: unknown = await readJson(response)
      breaker.answered()
      return { kind: 'answer', status: response.status, body }
    } catch (error) {
      breaker[isSilence(error) ? 'silent' : 'answered']()
      const code = causeCode(error)
      return { kind: NOT_SENT.has(code) ? 'not-sent' : 'unknown', code }
    }
  }
}

function failureOf(body: unknown): { readonly code: string; readonly message: string } {
  if (typeof body !== 'object' || body === null) return { code: 'UNREADABLE_ANSWER', message: '' }
  const { code, message } = body as { code?: unknown; message?: unknown }
  return {
    code: typeof code === 'string' ? code : 'UNREADABLE_ANSWER',
    message: typeof message === 'string' ? message : '',
  }
}

function causeCode(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN'
  const { code } = error as { code?: unknown }
  if (typeof code === 'string') return code
  return error.cause ? causeCode(error.cause) : error.name
}
