import type { ComparedJob } from '#/domain/pricing/tariffs/compare-tariffs.ts'
import { formatCount } from '#/lib/format-count.ts'

export type ChangeTone = 'up' | 'down' | 'same' | 'refused' | 'new'

/** How a job's price changes, as a word beside the colour: nobody has to tell red from green. */
export function changeWord({ before, after, delta, percent }: ComparedJob): { tone: ChangeTone; word: string } {
  if (after.total === null) return { tone: 'refused', word: '팔지 않게 됨' }
  if (before.total === null || delta === null) return { tone: 'new', word: '새로 팖' }
  if (delta === 0) return { tone: 'same', word: '그대로' }
  const size = `${formatCount(Math.abs(percent ?? 0))}%`
  return delta > 0 ? { tone: 'up', word: `${size} 오름` } : { tone: 'down', word: `${size} 내림` }
}
