import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { withdrawEmoneyRefund } from '#/contract/money/charges.contract.ts'
import { decideEmoneyRefund } from '#/contract/money/staff-charges.contract.ts'
import { byDay } from '#tests/support/by-day.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { askBack, charge, chargesOf, emoneyOf, spendEmoney } from '#tests/support/charges.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { notify, reconcileNow } from '#tests/support/orders/taken-back.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let finance: StaffCaller
beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  byDay(shop)
  finance = await shop.staff('finance')
})

const nth = fc.nat(5)
const step = fc.oneof(
  fc.record({ act: fc.constant('charge' as const), byDeposit: fc.boolean(), tens: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ act: fc.constant('spend' as const), thousands: fc.integer({ min: 1, max: 40 }) }),
  fc.record({
    act: fc.constantFrom('ask' as const, 'agree' as const, 'refuse' as const, 'withdraw' as const),
    at: nth,
  }),
  fc.record({ act: fc.constantFrom('take-back' as const, 'deposit-again' as const), at: nth }),
  fc.record({ act: fc.constant('clock' as const) }),
)

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

interface Charged {
  readonly gatewayOrderId: string
  readonly paymentKey: string
  readonly byDeposit: boolean
}

/** One step of somebody; what cannot be now is refused and changes nothing. */
async function act(member: MemberCaller, made: Charged[], one: Step): Promise<void> {
  const asked = (await chargesOf(shop, member)).refunds.find(({ state }) => state === 'asked')
  switch (one.act) {
    case 'charge': {
      const method = one.byDeposit ? 'virtual-account' : 'card'
      made.push({ ...(await charge(shop, gateway, member, one.tens * 10_000, { method })), byDeposit: one.byDeposit })
      return
    }
    case 'spend':
      return spendEmoney(shop, member, one.thousands * 1_000).catch(() => undefined)
    case 'ask':
      await askBack(shop, member, one.at).catch(() => undefined)
      return
    case 'agree':
    case 'refuse': {
      const body = one.act === 'agree' ? { agree: true } : { agree: false, reason: '다시 확인해 주세요.' }
      if (asked) await shop.call(decideEmoneyRefund, { as: finance, params: { id: asked.id }, body })
      return
    }
    case 'withdraw':
      if (asked) await shop.call(withdrawEmoneyRefund, { as: member, params: { id: asked.id } })
      return
    case 'take-back':
    case 'deposit-again': {
      const paid = made[one.at % Math.max(1, made.length)]
      if (!paid) return
      if (paid.byDeposit) await gateway.deposit(paid.gatewayOrderId, one.act === 'take-back' ? 'back' : 'in')
      else if (one.act === 'take-back') await gateway.chargeBack(paid.gatewayOrderId)
      return notify(shop, paid, 'CHANGED')
    }
    case 'clock':
      return reconcileNow(shop)
  }
}

test('whatever members, desk, bank and clock do, books, gateway and wallets agree to the won', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const member = await shop.member()
      const made: Charged[] = []
      for (const one of steps) await act(member, made, one)
      await shop.runJobs()
      await reconcileNow(shop)
      expect(await shop.brokenInvariants()).toEqual([])
      expect(await emoneyOf(shop, member)).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 8 },
  )
})
