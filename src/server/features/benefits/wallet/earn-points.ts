import type { Tx } from '#/server/platform/db/database.ts'
import { giveValue } from './give-value.ts'
import type { WalletDeps } from './wallet-deps.ts'

export interface Earning {
  readonly memberId: string
  readonly amount: number
  readonly origin: 'purchase' | 'review'
  /** The order or the review; each earns once. */
  readonly sourceId: string
  readonly memo: string
  readonly orderId?: string
  /** Where one source earns more than once. */
  readonly forWhat?: string
  readonly expiresAt: Date | null
}

/** Points that a purchase or a review earned; answers false when it has earned them before. */
export function earnPoints(tx: Tx, deps: WalletDeps, earning: Earning): Promise<boolean> {
  return giveValue(tx, deps, {
    ...earning,
    value: 'points',
    valueKind: 'free',
    booking: 'value-earn',
    against: 'points-granted',
  })
}
