import { AppError } from '#/contract/errors.ts'
import type { BodyOf, ResultOf } from '#/contract/endpoint.ts'
import type { planParcels as endpoint } from '#/contract/production/shipping-desk.contract.ts'
import { nextWorkingDay } from '#/domain/calendar/business-days.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { readCalendar } from '#/server/features/content/calendar/calendar.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { readChosen } from './desk-rows.repo.ts'
import { savePlans } from './desk.repo.ts'
import { readCouriers } from './shipping.repo.ts'

/** Gives addresses to another courier, or leaves them for the next working day. CONFLICT: one has left already. */
export async function planParcels(
  tx: Tx,
  now: Date,
  { deliveryIds, courier, tomorrow }: BodyOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const rows = await readChosen(tx, deliveryIds)
  if (rows.length < new Set(deliveryIds).size) throw new AppError('NOT_FOUND')
  if (courier === null && !tomorrow) throw new AppError('INVALID_INPUT', '택배사를 골라 주세요.')
  const gone = rows.find(({ state }) => state !== 'preparing')
  if (gone) throw new AppError('CONFLICT', `${gone.orderNumber} 주문은 이미 출고했습니다.`)
  if (courier !== null && !(await readCouriers(tx)).some(({ code }) => code === courier))
    throw new AppError('INVALID_INPUT', '택배사를 다시 골라 주세요.')
  const day = tomorrow ? nextWorkingDay(await readCalendar(tx), seoulDay(now)) : null
  const ids = rows.map(({ deliveryId }) => deliveryId)
  await savePlans(tx, ids, { ...(courier === null ? {} : { courier }), ...(day === null ? {} : { notBefore: day }) })
  return { changed: ids.length, day }
}
