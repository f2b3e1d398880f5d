import { formatCount } from '#/domain/money/format-count.ts'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { splitProblem } from '#/domain/orders/split-copies.ts'
import { josa } from '#/lib/josa.ts'
import { type Destination, sharesOfOthers, wholeOf } from './checkout-values.ts'

/** What is wrong with how the copies are split, in words; null when it can be ordered like this. */
export function splitMessages(items: readonly CartItem[], destinations: readonly Destination[]): string | null {
  const problem = splitProblem(wholeOf(items), sharesOfOthers(destinations))
  if (!problem) return null
  if (problem.kind === 'nothing')
    return `받는 곳 ${problem.address}로 보낼 수량이 없습니다. 수량을 적거나 받는 곳을 삭제해 주세요.`
  const item = items[problem.line - 1]
  const unit = item ? kindOf(item.spec.product).unit : '부'
  return `${josa(`「${item?.title ?? ''}」`, '을/를')} 주문한 것보다 ${formatCount(problem.over)}${unit} 더 보내게 됩니다. 수량을 줄여 주세요.`
}
