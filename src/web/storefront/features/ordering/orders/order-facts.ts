import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import { namesOfMissing } from '#/domain/preflight/missing-files.ts'

export const orderTitle = ({ lines }: Pick<OrderDetail, 'lines'>): string =>
  lines.length > 1 ? `${lines[0]?.title} 외 ${lines.length - 1}건` : (lines[0]?.title ?? '')

/** Null while one of its jobs has none. */
export function lastDueDay({ lines }: Pick<OrderDetail, 'lines'>): string | null {
  const days = lines.filter(({ production }) => production !== 'cancelled').map(({ dueDay }) => dueDay)
  const known = days.filter((day) => day !== null)
  return known.length < days.length ? null : (known.toSorted().at(-1) ?? null)
}

/** Of lines whose files are not right: the Korean names of those that never came. */
export const missingNames = (lines: OrderDetail['lines']): readonly string[] => [
  ...new Set(lines.flatMap((line) => (line.file === 'problem' ? namesOfMissing(line) : []))),
]
