import { sql } from '#/server/platform/db/drizzle.ts'
import { AppError } from '#/contract/errors.ts'
import { dispatchDate } from '#/domain/calendar/business-days.ts'
import { calendarToPromiseBy } from '#/server/features/content/calendar/calendar.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { type DeliveryRow, readDeliveries } from './lines.repo.ts'
import type { OrderLine } from './order-line.ts'
import type { LineValues } from './order-states.repo.ts'
import { orderDeliveries, orderDeliveryLines } from './orders.table.ts'

/** So many copies again, to where one delivery went. */
export interface Remake {
  readonly deliveryId: string
  readonly copies: number
}

/** A delivery that was added for goods that are made again. */
export interface RemakeParcel {
  readonly id: string
  readonly copies: number
}

/**
 * What left the house cannot leave again: goods made anew get deliveries of their own beside the old ones. Nothing is added for
 * what is still here. The caller has locked the order.
 */
export async function remakeParcels(tx: Tx, line: OrderLine, remake?: Remake): Promise<readonly RemakeParcel[]> {
  const deliveries = await readDeliveries(tx, line.orderId)
  const carrying = deliveries.filter((each) => copiesOf(each, line.id) > 0)
  const left = carrying.filter(({ state }) => state !== 'preparing')
  const stillHere = line.production !== 'done' || left.length < carrying.length
  if (remake && stillHere) throw new AppError('CONFLICT', '이 품목은 아직 만들고 있거나 보내지 않은 것이 있습니다.')
  if (stillHere) return []
  if (remake) return [await addOne(tx, line, wanted(left, remake), remake.copies, deliveries.length)]
  // A line that was made again before goes where it went first, not twice.
  const first = left.filter(({ remakeOf }) => remakeOf === null)
  const parcels: RemakeParcel[] = []
  for (const each of first)
    parcels.push(await addOne(tx, line, each, copiesOf(each, line.id), deliveries.length + parcels.length))
  return parcels
}

const copiesOf = ({ counts }: DeliveryRow, lineId: string): number =>
  counts.find((count) => count.lineId === lineId)?.copies ?? 0

function wanted(left: readonly DeliveryRow[], { deliveryId }: Remake): DeliveryRow {
  const found = left.find(({ id }) => id === deliveryId)
  if (!found) throw new AppError('CONFLICT', '아직 보내지 않았거나 이 품목이 가지 않은 배송지입니다.')
  return found
}

async function addOne(
  tx: Tx,
  line: OrderLine,
  before: DeliveryRow,
  copies: number,
  count: number,
): Promise<RemakeParcel> {
  const [row] = await tx
    .insert(orderDeliveries)
    .values({
      id: sql`gen_random_uuid()`,
      orderId: line.orderId,
      position: count + 1,
      method: before.method,
      recipient: before.recipient,
      fee: 0,
      grams: Math.ceil(line.quote.copyWeight * copies),
      remakeOf: before.remakeOf ?? before.id,
    })
    .returning({ id: orderDeliveries.id })
  if (!row) throw new Error('the delivery was not stored')
  const { id } = row
  await tx.insert(orderDeliveryLines).values({ deliveryId: id, lineId: line.id, copies })
  return { id, copies }
}

/** A new round; what goes out again has a day of its own, as an order of today would, and plates for so many copies. */
export async function remakeValues(
  tx: Tx,
  line: OrderLine,
  parcels: readonly RemakeParcel[],
  now: Date,
): Promise<LineValues> {
  const round = line.round + 1
  if (parcels.length === 0) return { round }
  const dueDay = dispatchDate(await calendarToPromiseBy(tx), now, line.quote.workingDays)
  const remakeCopies = parcels.reduce((sum, { copies }) => sum + copies, 0)
  return { round, dueDay, remakeCopies, packagedBinding: null, gang: null }
}
