import { formatCount } from '#/lib/format-count.ts'
import type { Value } from '#/domain/ledger/lots.ts'
import { formatWon } from '#/domain/money/format-won.ts'

export const valueInWords = (kind: Value, amount: number): string =>
  kind === 'points' ? `${formatCount(amount)}P` : formatWon(amount)
