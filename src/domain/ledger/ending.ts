import { formatWon } from '#/domain/money/format-won.ts'
import type { Krw } from '#/domain/money/krw.ts'
import { formatCount } from '#/lib/format-count.ts'

/** Before their last day members are told once of what ends. */
export const VALUE_ENDS_DAYS = 14
/** Less is not worth a message. */
const LEAST: Krw = 100

export interface Ending {
  readonly points: Krw
  readonly emoney: Krw
}

/** What ends, in words; null when it is so little that nobody is told. */
export function endingWords({ points, emoney }: Ending): string | null {
  if (points + emoney < LEAST) return null
  return [points > 0 && `포인트 ${formatCount(points)}P`, emoney > 0 && `e머니 ${formatWon(emoney)}`]
    .filter((words) => words !== false)
    .join(', ')
}
