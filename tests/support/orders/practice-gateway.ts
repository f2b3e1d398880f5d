import { afterAll } from 'vitest'
import type { Clock } from '#/server/platform/services.ts'
import { buildSandbox, type SandboxSettings } from '#/sandboxes/payment-gateway/build-sandbox.ts'

export interface PracticeGateway {
  readonly url: string
  /** Settings that make a test shop pay here. */
  readonly env: Readonly<Record<string, string>>
  /** What the buyer does in the window; answers with the payment key. */
  authenticate(payment: Readonly<Record<string, unknown>>): Promise<string>
  deposit(orderId: string, direction?: 'in' | 'back', amount?: number): Promise<void>
  /** The card company takes money back; all of it unless an amount is given. */
  chargeBack(orderId: string, amount?: number): Promise<void>
  /** Takes the money as a shop does that dies before it hears the answer. */
  confirm(payment: {
    readonly gatewayOrderId: string
    readonly paymentKey: string
    readonly amount: number
  }): Promise<void>
  /** The payment as the gateway has it. */
  payment(orderId: string): Promise<Readonly<Record<string, unknown>>>
  /** Keeps the days of a shop whose clock a test moves: else a payment of its morning is one of yesterday evening here. */
  follow(clock: Clock): void
  close(): Promise<void>
}

const SECRET = 'test_sk_practice'

/** The practice gateway of the shop itself, listening on loopback for the tests of one file. */
export async function practiceGateway(over: Partial<SandboxSettings> = {}): Promise<PracticeGateway> {
  let now: () => number = Date.now
  const settings = { journal: null, secretKey: SECRET, webhookUrl: null, slowMs: 100, now: () => now() }
  const app = buildSandbox({ ...settings, ...over })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const close = () => app.close()
  const authorization = `Basic ${Buffer.from(`${SECRET}:`).toString('base64')}`
  afterAll(close)
  return {
    url,
    env: { TOSS_API_URL: url, TOSS_SECRET_KEY: SECRET, TOSS_CLIENT_KEY: 'test_ck_practice' },
    close,
    follow(clock) {
      now = () => clock.now().getTime()
    },
    async authenticate(payment) {
      const response = await fetch(`${url}/authenticated`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(payment),
      })
      return ((await response.json()) as { paymentKey: string }).paymentKey
    },
    async deposit(orderId, direction = 'in', amount) {
      await fetch(`${url}/deposits/${orderId}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `direction=${direction}${amount === undefined ? '' : `&amount=${amount}`}`,
        redirect: 'manual',
      })
    },
    async chargeBack(orderId, amount) {
      await fetch(`${url}/chargebacks/${orderId}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: amount === undefined ? '' : `amount=${amount}`,
        redirect: 'manual',
      })
    },
    async confirm({ gatewayOrderId, paymentKey, amount }) {
      await fetch(`${url}/v1/payments/confirm`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ orderId: gatewayOrderId, paymentKey, amount }),
      })
    },
    async payment(orderId) {
      const response = await fetch(`${url}/v1/payments/orders/${orderId}`, { headers: { authorization } })
      return (await response.json()) as Readonly<Record<string, unknown>>
    },
  }
}
