import { formatCount } from '#/lib/format-count.ts'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { splitProblem } from '#/domain/orders/split-copies.ts'
import { josa } from '#/lib/josa.ts'
import { type Destination, sharesOfOthers, wholeOf } from './checkout-values.ts'

/** What is wrong with how the copies are split, and where it is mended. */
export interface SplitFault {
  readonly message: string
  /** Nothing was typed wrong: something is still to be typed. */
  readonly isOpen: boolean
  /** The cells of the table; the first one is where the keyboard goes. */
  readonly cells: readonly [SplitCell, ...SplitCell[]]
}
type SplitCell = `destinations.${number}.copies.${number}`

/** Null when it can be ordered like this. */
export function splitFault(items: readonly CartItem[], destinations: readonly Destination[]): SplitFault | null {
  const others = sharesOfOthers(destinations)
  const problem = splitProblem(wholeOf(items), others)
  if (!problem) return null
  if (problem.kind === 'nothing') {
    // The first place has no cells of its own; it gets more where another gets less.
    const place = Math.max(1, problem.address - 1)
    const cells = items.slice(1).map((_, at): SplitCell => `destinations.${place}.copies.${at + 1}`)
    return {
      message: `${josa(`받는 곳 ${problem.address}`, '으로/로')} 보낼 수량이 없습니다. 수량을 적거나 받는 곳을 삭제해 주세요.`,
      isOpen: true,
      cells: [`destinations.${place}.copies.0`, ...cells],
    }
  }
  const line = problem.line - 1
  const item = items[line]
  const unit = item ? kindOf(item.spec.product).unit : '부'
  const given = others.flatMap((share, at): SplitCell[] =>
    (share[line] ?? 0) > 0 ? [`destinations.${at + 1}.copies.${line}`] : [],
  )
  const [first = `destinations.1.copies.${line}` as const, ...rest] = given
  return {
    message: `${josa(`「${item?.title ?? ''}」`, '을/를')} 주문한 것보다 ${formatCount(problem.over)}${unit} 더 보내게 됩니다. 수량을 줄여 주세요.`,
    isOpen: false,
    cells: [first, ...rest],
  }
}
