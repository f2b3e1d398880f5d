import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import type { PaymentGateway } from '#/server/ports/payment-gateway.ts'
import { buildSandbox, type SandboxSettings } from '#/sandboxes/payment-gateway/build-sandbox.ts'
import { readTossPayment } from './toss-payment.ts'
import { tossGateway } from './toss.ts'

const running: FastifyInstance[] = []
const alerts: object[] = []
const log = { error: (about: object) => void alerts.push(about), warn: () => undefined }

interface Stage {
  readonly url: string
  readonly gateway: PaymentGateway
  readonly authenticated: (over?: Readonly<Record<string, unknown>>) => Promise<{ paymentKey: string; orderId: string }>
}

async function stage(over: Partial<SandboxSettings> = {}, gatewayOver: object = {}): Promise<Stage> {
  const app = buildSandbox({ journal: null, secretKey: 'test_sk', webhookUrl: null, ...over })
  running.push(app)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const window = { kind: 'sandbox', url: `${url}/window`, clientKey: 'test_ck' } as const
  const gateway = tossGateway({ baseUrl: url, secretKey: 'test_sk', window, ...gatewayOver }, log)
  const authenticated = async (payment: Readonly<Record<string, unknown>> = {}) => {
    const orderId = randomUUID()
    const response = await fetch(`${url}/authenticated`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ orderId, orderName: '책 100부', amount: 50_000, ...payment }),
    })
    const { paymentKey } = (await response.json()) as { paymentKey: string }
    return { paymentKey, orderId }
  }
  return { url, gateway, authenticated }
}

const confirmCall = (payment: { paymentKey: string; orderId: string }, idempotencyKey: string = randomUUID()) => ({
  paymentKey: payment.paymentKey,
  gatewayOrderId: payment.orderId,
  amount: 50_000,
  idempotencyKey,
})

afterEach(async () => {
  for (const app of running.splice(0)) await app.close()
  alerts.length = 0
})

describe('the gateway takes the money once', () => {
  test('an authenticated card payment is confirmed and can be looked up both ways', async () => {
    const { gateway, authenticated } = await stage()
    const payment = await authenticated()
    const confirmed = await gateway.confirm(confirmCall(payment))
    expect(confirmed).toMatchObject({ kind: 'payment', payment: { status: 'done', amount: 50_000, balance: 50_000 } })
    expect(await gateway.lookUp({ paymentKey: payment.paymentKey })).toEqual(confirmed)
    expect(await gateway.lookUp({ gatewayOrderId: payment.orderId })).toEqual(confirmed)
  })

  test('the same key gets the first answer again; another key learns that it is already processed', async () => {
    const { gateway, authenticated } = await stage()
    const payment = await authenticated()
    const first = await gateway.confirm(confirmCall(payment, 'key-one'))
    expect(await gateway.confirm(confirmCall(payment, 'key-one'))).toEqual(first)
    expect(await gateway.confirm(confirmCall(payment, 'key-two'))).toEqual({
      kind: 'unknown',
      code: 'ALREADY_PROCESSED_PAYMENT',
    })
  })

  test('another amount than the authenticated one is refused and takes nothing', async () => {
    const { gateway, authenticated } = await stage()
    const payment = await authenticated()
    const outcome = await gateway.confirm({ ...confirmCall(payment), amount: 100 })
    expect(outcome.kind).toBe('refused')
    expect(await gateway.lookUp({ paymentKey: payment.paymentKey })).toMatchObject({
      payment: { status: 'in-progress' },
    })
  })

  test('ten minutes after authentication nothing is taken any more', async () => {
    let now = Date.now()
    const { gateway, authenticated } = await stage({ now: () => now })
    const payment = await authenticated()
    now += 10 * 60_000 + 1
    expect(await gateway.confirm(confirmCall(payment))).toMatchObject({
      kind: 'refused',
      code: 'NOT_FOUND_PAYMENT_SESSION',
    })
  })
})

describe('a payment that is not the one of this order', () => {
  const refusal = { kind: 'refused', message: expect.stringContaining('빠져나간 돈은 없습니다. 주문내역에서 다시') }

  test('is the refused payment of its customer, and wakes nobody', async () => {
    const { gateway, authenticated } = await stage()
    const [mine, cheap, other] = [await authenticated(), await authenticated({ amount: 100 }), await authenticated()]
    const underpaid = await gateway.confirm(confirmCall(cheap))
    const ofOther = await gateway.confirm(confirmCall({ ...mine, paymentKey: other.paymentKey }))
    const unknown = await gateway.confirm(confirmCall({ ...mine, paymentKey: 'tviva20261120of_another_shop' }))
    const neverOpened = await gateway.confirm(confirmCall({ ...mine, orderId: randomUUID() }))
    expect([underpaid, ofOther, unknown, neverOpened]).toMatchObject([refusal, refusal, refusal, refusal])
    expect(alerts).toEqual([])
    expect(await gateway.confirm(confirmCall(mine))).toMatchObject({ payment: { status: 'done' } })
  })

  test('is told from a fault of ours: keys that are wrong, or a call that the gateway cannot read', async () => {
    const { gateway, authenticated } = await stage({}, { secretKey: 'another_sk' })
    const refused = await gateway.confirm(confirmCall(await authenticated()))
    expect(refused).toMatchObject({ kind: 'refused', message: expect.stringContaining('결제 설정에 문제') })
    expect(alerts).toContainEqual(expect.objectContaining({ code: 'UNAUTHORIZED_KEY' }))
    alerts.length = 0
    const odd = await stage({}, { headers: { 'TossPayments-Test-Code': 'INVALID_REQUEST' } })
    const unread = await odd.gateway.confirm(confirmCall(await odd.authenticated()))
    expect(unread).toMatchObject({ kind: 'refused', message: expect.stringContaining('결제 설정에 문제') })
    expect(alerts).toContainEqual(expect.objectContaining({ code: 'INVALID_REQUEST' }))
  })
})

describe('what the gateway leaves open is never called failed', () => {
  test.each([
    ['lost-answer', 'done'],
    ['provider-error-paid', 'done'],
    ['provider-error-unpaid', 'aborted'],
  ])('%s is unknown until it is looked up, then %s', async (outcome, status) => {
    const { gateway, authenticated } = await stage()
    const payment = await authenticated({ outcome })
    expect((await gateway.confirm(confirmCall(payment))).kind).toBe('unknown')
    expect(await gateway.lookUp({ paymentKey: payment.paymentKey })).toMatchObject({ payment: { status } })
  })

  test('an answer that comes too late is unknown', async () => {
    const { gateway, authenticated } = await stage({ slowMs: 300 }, { timeoutMs: 50 })
    const payment = await authenticated({ outcome: 'slow' })
    expect((await gateway.confirm(confirmCall(payment))).kind).toBe('unknown')
  })

  test('a gateway that cannot be reached was not asked', async () => {
    const gateway = tossGateway(
      { baseUrl: 'http://127.0.0.1:9', secretKey: 'x', window: { kind: 'toss', clientKey: 'x' } },
      log,
    )
    const outcome = await gateway.confirm(confirmCall({ paymentKey: 'a', orderId: 'abcdef' }))
    expect(['not-sent', 'unknown']).toContain(outcome.kind)
    expect(outcome.kind).not.toBe('refused')
  })

  test.each([
    ['REJECT_CARD_COMPANY', 'refused'],
    ['EXCEED_MAX_AUTH_COUNT', 'refused'],
    ['PROVIDER_ERROR', 'unknown'],
    ['ALREADY_PROCESSED_PAYMENT', 'unknown'],
    ['A_CODE_OF_NEXT_YEAR', 'unknown'],
    ['UNAUTHORIZED_KEY', 'refused'],
  ])('code %s is %s', async (code, kind) => {
    const { gateway, authenticated } = await stage({}, { headers: { 'TossPayments-Test-Code': code } })
    expect((await gateway.confirm(confirmCall(await authenticated()))).kind).toBe(kind)
  })
})

describe('virtual accounts and refunds', () => {
  test('an account is issued, paid into and refunded only to a named account', async () => {
    const { url, gateway, authenticated } = await stage()
    const payment = await authenticated({ method: '가상계좌' })
    expect(await gateway.confirm(confirmCall(payment))).toMatchObject({
      payment: { status: 'waiting-deposit', account: { bank: '우리은행' } },
    })
    await fetch(`${url}/deposits/${payment.orderId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'direction=in',
      redirect: 'manual',
    })
    const call = { paymentKey: payment.paymentKey, reason: '고객 요청', amount: 20_000, idempotencyKey: 'refund-1' }
    expect(await gateway.cancel({ ...call, refundAccount: null })).toMatchObject({ kind: 'refused' })
    const refundAccount = { bank: '20', accountNumber: '1002123456789', holderName: '김책' }
    const refunded = await gateway.cancel({ ...call, idempotencyKey: 'refund-2', refundAccount })
    expect(refunded).toMatchObject({
      payment: { status: 'partly-cancelled', balance: 30_000, cancels: [{ amount: 20_000 }] },
    })
  })

  test('what a card company takes back is read with the keys of its cancels, and never more than there is', async () => {
    const { url, gateway, authenticated } = await stage()
    const payment = await authenticated()
    await gateway.confirm(confirmCall(payment))
    const chargeBack = (body: string) =>
      fetch(`${url}/chargebacks/${payment.orderId}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
        redirect: 'manual',
      })
    await chargeBack('amount=10000')
    expect(await gateway.lookUp({ paymentKey: payment.paymentKey })).toMatchObject({
      payment: { status: 'partly-cancelled', balance: 40_000, cancels: [{ amount: 10_000 }] },
    })
    expect((await chargeBack('amount=40001')).status).toBe(403)
    await chargeBack('')
    expect(await gateway.lookUp({ paymentKey: payment.paymentKey })).toMatchObject({
      payment: { status: 'cancelled', balance: 0, cancels: [{ amount: 10_000 }, { amount: 40_000 }] },
    })
    expect((await chargeBack('')).status).toBe(400)
  })

  test('the same refund asked twice gives the money back once', async () => {
    const { gateway, authenticated } = await stage()
    const payment = await authenticated()
    await gateway.confirm(confirmCall(payment))
    const call = {
      paymentKey: payment.paymentKey,
      reason: '고객 요청',
      amount: 10_000,
      refundAccount: null,
      idempotencyKey: 'r',
    }
    await gateway.cancel(call)
    await gateway.cancel(call)
    expect(await gateway.lookUp({ paymentKey: payment.paymentKey })).toMatchObject({ payment: { balance: 40_000 } })
  })
})

describe('the practice gateway itself', () => {
  test('knows after a restart what it has said', async () => {
    const journal = join(mkdtempSync(join(tmpdir(), 'gateway-')), 'journal.jsonl')
    const first = await stage({ journal })
    const payment = await first.authenticated()
    await first.gateway.confirm(confirmCall(payment, 'k'))
    await running.pop()?.close()
    const second = await stage({ journal })
    expect(await second.gateway.lookUp({ paymentKey: payment.paymentKey })).toMatchObject({
      payment: { status: 'done' },
    })
    expect(await second.gateway.confirm(confirmCall(payment, 'k'))).toMatchObject({ kind: 'payment' })
  })

  test('escapes what the shop sends into its window', async () => {
    const { url } = await stage()
    const query = new URLSearchParams({
      orderId: 'abcdef',
      orderName: '<script>alert(1)</script>',
      amount: '5000',
      successUrl: 'http://shop/ok',
      failUrl: 'http://shop/no',
      method: '카드',
    })
    const text = await (await fetch(`${url}/window?${query}`)).text()
    expect(text).not.toContain('<script>')
    expect(text).toContain('연습용 결제창')
  })
})

test('a cash receipt that the window wrote is what proves a payment, before the slip', () => {
  const slip = { url: 'https://dashboard.tosspayments.com/slip' }
  const body = { paymentKey: 'k', orderId: 'o', status: 'DONE', totalAmount: 1, balanceAmount: 1, receipt: slip }
  const receiptUrl = 'https://dashboard.tosspayments.com/cash'
  expect(readTossPayment({ ...body, cashReceipt: { receiptUrl } })?.receiptUrl).toBe(receiptUrl)
  for (const cashReceipt of [null, {}, { receiptUrl: null }])
    expect(readTossPayment({ ...body, cashReceipt })?.receiptUrl).toBe(slip.url)
})
