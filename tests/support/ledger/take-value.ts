import type { Value } from '#/domain/ledger/lots.ts'
import { lockPurse, spendValue } from '#/server/features/benefits/wallet/spend-value.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { TestShop } from '../test-shop.ts'

interface Taking {
  readonly memberId: string
  readonly orderId: string
  readonly kind: Value
  readonly amount: number
}

/** Takes one kind of value as an order does. */
export async function takeValue(
  tx: Tx,
  container: TestShop['container'],
  { memberId, orderId, kind, amount }: Taking,
): Promise<void> {
  const purse = await lockPurse(tx, container, { memberId, orderId })
  const nothing = { points: 0, emoney: 0 }
  await spendValue(tx, container, purse, { orderId, orderNumber: `N-${orderId}`, ...nothing, [kind]: amount })
}
