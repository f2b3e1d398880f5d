import { formatCount } from '#/lib/format-count.ts'
import type { Krw } from './krw.ts'

/** `540,793원`. */
export const formatWon = (amount: Krw): string => `${formatCount(amount)}원`

/** `+15,270원`, `−1,860원`, `+0원`: a difference always shows its sign. */
export const formatWonDelta = (amount: Krw): string => `${amount < 0 ? '' : '+'}${formatWon(amount)}`
