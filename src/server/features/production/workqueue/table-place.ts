import { AppError } from '#/contract/errors.ts'
import { isDateText, isInstantText } from '#/domain/members/date-rules.ts'
import { isUuidForm } from '#/domain/members/text-rules.ts'
import type { OrderSort } from '#/domain/orders/order-filter.ts'
import type { BoardLine } from './board.repo.ts'
import type { TablePlace } from './order-table.repo.ts'

type Holds = (value: string) => boolean
const isDay: Holds = (value) => value === 'infinity' || isDateText(value)
const isWon: Holds = (value) => /^\d{1,15}$/.test(value)
const VALUES: Readonly<Record<OrderSort, Holds>> = {
  newest: isInstantText,
  oldest: isInstantText,
  'due-first': isDay,
  'amount-most': isWon,
  'amount-least': isWon,
}

/** Where a page of the order table ended, for the next one. */
export const writeTablePlace = (line: BoardLine, sort: OrderSort): string =>
  `${line.position}~${valueOf(line, sort)}~${line.order_id}`

function valueOf({ placed_at, due_day, total }: BoardLine, sort: OrderSort): string {
  if (VALUES[sort] === isInstantText) return placed_at
  return VALUES[sort] === isDay ? (due_day ?? 'infinity') : total
}

/** INVALID_INPUT for anything that the table did not give out for this sort. */
export function readTablePlace(text: string, sort: OrderSort): TablePlace {
  const [position = '', value = '', orderId = ''] = text.split('~')
  if (!/^\d{1,5}$/.test(position) || !VALUES[sort](value) || !isUuidForm(orderId)) throw new AppError('INVALID_INPUT')
  return { position: Number(position), value, orderId }
}
