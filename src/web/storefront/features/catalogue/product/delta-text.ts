import { formatCount } from '#/lib/format-count.ts'
import type { Krw } from '#/domain/money/krw.ts'

/** `+15,270원`, `−1,860원`, `같은 값`: what a choice does to the total. */
export function deltaText(delta: Krw): string {
  if (delta === 0) return '같은 가격'
  return `${delta > 0 ? '+' : '−'}${formatCount(Math.abs(delta))}원`
}
