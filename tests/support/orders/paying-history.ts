import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { confirmPayment, startPayment } from '#/contract/money/payments.contract.ts'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import type { PracticeGateway } from './practice-gateway.ts'
import { notify, type Payment, reconcileNow } from './taken-back.ts'

export const ACCOUNT = { bank: '88', accountNumber: '110123456789', holderName: '김직지' }
/** What the shop may answer to anybody at any time; a fault of its own is none of them. */
const ANSWERS = [200, 400, 409]

interface Around {
  readonly shop: TestShop
  readonly gateway: PracticeGateway
  readonly member: MemberCaller
  readonly random: () => number
}

/** One order, and what its customer, a bank and a card company do with it by chance. Whoever else acts comes with the class above it. */
export abstract class PayingHistory {
  protected readonly number: string
  protected readonly random: () => number
  readonly #around: Around
  readonly #payments: (Payment & { readonly byAccount: boolean })[] = []
  constructor(number: string, around: Around) {
    this.number = number
    this.random = around.random
    this.#around = around
  }

  /** One act, or two at once. */
  abstract step(): Promise<readonly number[]>

  protected pick<T>(values: readonly T[]): T {
    const value = values[Math.floor(this.random() * values.length)]
    if (value === undefined) throw new Error('nothing to pick from')
    return value
  }

  protected async payBy(means: 'card' | 'virtual-account', methodInWindow: () => string): Promise<number> {
    const { shop, gateway, member } = this.#around
    const body = { orderNumbers: [this.number], method: means }
    const started = await shop.call(startPayment, { as: member, body, key: randomUUID() })
    if (started.status !== 200) return started.status
    const { gatewayOrderId, orderName, amount } = started.data
    const method = methodInWindow()
    const paymentKey = await gateway.authenticate({ orderId: gatewayOrderId, orderName, amount, method })
    const payment = { gatewayOrderId, paymentKey }
    const byAccount = method === '가상계좌'
    this.#payments.push({ ...payment, byAccount })
    const { status } = await shop.call(confirmPayment, { as: member, body: { ...payment, amount } })
    if (!byAccount || this.random() > 0.8) return status
    await gateway.deposit(gatewayOrderId)
    // Some notices come late, or never.
    if (this.random() < 0.7) await notify(shop, payment, 'DONE')
    return status
  }

  readonly cancel = async (): Promise<number> => {
    const { shop, member } = this.#around
    const body = { reason: '필요 없음', refundAccount: ACCOUNT }
    const params = { orderNumber: this.number }
    return (await shop.call(cancelOrder, { as: member, params, body, key: randomUUID() })).status
  }

  /** A bank or a card company does something with one of the payments, and says so or not. */
  readonly gatewayActs = async (): Promise<number> => {
    if (this.#payments.length === 0) return 200
    const { shop, gateway } = this.#around
    const payment = this.pick(this.#payments)
    const { gatewayOrderId } = payment
    const ofBank = [
      [() => gateway.deposit(gatewayOrderId), 'DONE'],
      [() => gateway.deposit(gatewayOrderId, 'back'), 'WAITING_FOR_DEPOSIT'],
      [() => gateway.deposit(gatewayOrderId, 'back'), 'WAITING_FOR_DEPOSIT'],
    ] as const
    const ofCard = [
      [() => gateway.chargeBack(gatewayOrderId, 3_000), 'PARTIAL_CANCELED'],
      [() => gateway.chargeBack(gatewayOrderId), 'CANCELED'],
    ] as const
    const [act, news] = this.pick<readonly [() => Promise<void>, string]>(payment.byAccount ? ofBank : ofCard)
    await act()
    await notify(shop, payment, news)
    return 200
  }
}

/** Lets so many steps happen; after each of them, and after the gateway was asked at the end, every promise holds. */
export async function keepPromises(shop: TestShop, history: PayingHistory, count: number): Promise<void> {
  for (let steps = 0; steps < count; steps += 1) {
    for (const status of await history.step()) expect(ANSWERS).toContain(status)
    await expectSound(shop)
  }
  await reconcileNow(shop)
  expect(await shop.brokenInvariants()).toEqual([])
}

/** As many seeds as asked for in the environment. */
export const seedsOf = (asked: string | undefined): readonly number[] =>
  Array.from({ length: Number(asked ?? 8) }, (_, at) => 1 + at)
