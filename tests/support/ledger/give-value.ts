import { randomUUID } from 'node:crypto'
import type { Value } from '#/domain/ledger/lots.ts'
import { giveValue } from '#/server/features/benefits/wallet/give-value.ts'
import type { MemberCaller } from '../callers.ts'
import type { TestShop } from '../test-shop.ts'

interface Gift {
  readonly valueKind?: 'paid' | 'free'
  readonly expiresAt?: Date | null
  readonly sourceId?: string
}

/** Gives a member value as a grant does; answers false when the source has given it before. */
export const giveTo = (
  { container }: TestShop,
  { memberId }: MemberCaller,
  value: Value,
  amount: number,
  { valueKind = 'free', expiresAt = null, sourceId = randomUUID() }: Gift = {},
): Promise<boolean> =>
  container.database.transaction((tx) =>
    giveValue(tx, container, {
      memberId,
      value,
      valueKind,
      amount,
      expiresAt,
      origin: 'grant',
      sourceId,
      booking: 'value-grant',
      against: value === 'points' ? 'points-granted' : 'emoney-granted',
      memo: '시험',
    }),
  )

export const giveEmoney = (shop: TestShop, member: MemberCaller, amount: number) =>
  giveTo(shop, member, 'emoney', amount)
