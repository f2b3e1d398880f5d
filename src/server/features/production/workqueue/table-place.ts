import { AppError } from '#/contract/errors.ts'
import type { OrderSort } from '#/domain/orders/order-filter.ts'
import type { BoardLine } from './board.repo.ts'
import type { TablePlace } from './order-table.repo.ts'

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const DAY = /^(?:\d{4}-\d\d-\d\d|infinity)$/
const WON = /^\d{1,15}$/
const VALUES: Readonly<Record<OrderSort, RegExp>> = {
  newest: MOMENT,
  oldest: MOMENT,
  'due-first': DAY,
  'amount-most': WON,
  'amount-least': WON,
}

/** Where a page of the order table ended, for the next one. */
export const writeTablePlace = (line: BoardLine, sort: OrderSort): string =>
  `${line.position}~${valueOf(line, sort)}~${line.order_id}`

function valueOf({ placed_at, due_day, total }: BoardLine, sort: OrderSort): string {
  if (VALUES[sort] === MOMENT) return placed_at
  return VALUES[sort] === DAY ? (due_day ?? 'infinity') : total
}

/** INVALID_INPUT for anything that the table did not give out for this sort. */
export function readTablePlace(text: string, sort: OrderSort): TablePlace {
  const [position = '', value = '', orderId = ''] = text.split('~')
  if (!/^\d{1,5}$/.test(position) || !VALUES[sort].test(value) || !/^[0-9a-f-]{36}$/.test(orderId))
    throw new AppError('INVALID_INPUT')
  return { position: Number(position), value, orderId }
}
