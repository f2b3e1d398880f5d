import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Value } from '#/domain/ledger/lots.ts'
import { balancesOf } from '#/server/features/benefits/wallet/balances.ts'
import { expireAll } from '#/server/features/benefits/wallet/expire-value.ts'
import { returnableOf, returnValue } from '#/server/features/benefits/wallet/return-value.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { MemberCaller } from '../callers.ts'
import type { TestShop } from '../test-shop.ts'
import { giveTo } from './give-value.ts'
import { takeValue } from './take-value.ts'

export type WalletStep =
  | {
      readonly act: 'give'
      readonly value: Value
      readonly paid: boolean
      readonly amount: number
      readonly days: number
    }
  | { readonly act: 'spend'; readonly value: Value; readonly amount: number; readonly crash: boolean }
  | { readonly act: 'return'; readonly order: number; readonly share: number; readonly crash: boolean }
  | { readonly act: 'wait'; readonly days: number }

const value = fc.constantFrom<Value>('points', 'emoney')
const amount = fc.integer({ min: 1, max: 5_000 })

export const anyHistory = (most: number): fc.Arbitrary<readonly WalletStep[]> =>
  fc.array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({
          act: fc.constant('give' as const),
          value,
          paid: fc.boolean(),
          amount,
          days: fc.integer({ min: 1, max: 60 }),
        }),
      },
      { weight: 4, arbitrary: fc.record({ act: fc.constant('spend' as const), value, amount, crash: fc.boolean() }) },
      {
        weight: 3,
        arbitrary: fc.record({
          act: fc.constant('return' as const),
          order: fc.nat(20),
          share: fc.double({ min: 0, max: 1, noNaN: true }),
          crash: fc.boolean(),
        }),
      },
      { weight: 1, arbitrary: fc.record({ act: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 40 }) }) },
    ),
    { minLength: 3, maxLength: most },
  )

/** Between the last statement and the commit. */
class Crash extends Error {}

/**
 * Walks a history with the shop's own acts and a plain model beside it: what every step changed is what the balance says at the end.
 * An act that is cut short before its commit has changed nothing.
 */
export async function walk(shop: TestShop, member: MemberCaller, steps: readonly WalletStep[]) {
  const { container } = shop
  const orders: string[] = []
  const now = async () => {
    const { points, emoney } = await balancesOf(container.database.db, member.memberId, shop.clock.now())
    return { points, emoney }
  }
  const run = async (crash: boolean, work: (tx: Tx) => Promise<unknown>): Promise<boolean> => {
    try {
      await container.database.transaction(async (tx) => {
        await work(tx)
        if (crash) throw new Crash()
      })
      return true
    } catch (error) {
      if (error instanceof Crash) return false
      throw error
    }
  }
  let expected = await now()
  for (const step of steps) {
    if (step.act === 'give') {
      const expiresAt = new Date(shop.clock.now().getTime() + step.days * 86_400_000)
      await giveTo(shop, member, step.value, step.amount, { valueKind: step.paid ? 'paid' : 'free', expiresAt })
      expected = { ...expected, [step.value]: expected[step.value] + step.amount }
    } else if (step.act === 'spend') {
      const orderId = randomUUID()
      const spending = { memberId: member.memberId, orderId, kind: step.value, amount: step.amount }
      const enough = step.amount <= expected[step.value]
      const done = await run(step.crash, (tx) => takeValue(tx, container, spending)).catch(() => false)
      if (done !== (enough && !step.crash)) throw new Error(`${step.amount} of ${expected[step.value]} was ${done}`)
      if (done) {
        orders.push(orderId)
        expected = { ...expected, [step.value]: expected[step.value] - step.amount }
      }
    } else if (step.act === 'return' && orders.length > 0) {
      const orderId = orders[step.order % orders.length] ?? ''
      const left = await returnableOf(container.database.db, orderId)
      const back = Math.floor((left.points + left.emoney) * step.share)
      const given = { emoney: Math.min(back, left.emoney), points: back - Math.min(back, left.emoney) }
      const done = await run(step.crash, (tx) =>
        returnValue(tx, container, { orderId, amount: back, reference: randomUUID() }),
      )
      if (done) expected = { points: expected.points + given.points, emoney: expected.emoney + given.emoney }
    } else if (step.act === 'wait') {
      shop.clock.forward({ days: step.days })
      // What has ended counts no more from that moment, whether the night has booked it or not.
      expected = await now()
      await expireAll(container)
    }
  }
  return { balance: await now(), expected }
}
