import type { BodyOf, ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type {
  correctWaybill as endpoint,
  previewCorrection,
} from '#/contract/production/waybill-correction.contract.ts'
import { firstLook } from '#/domain/orders/look-schedule.ts'
import { CORRECTION_REASONS } from '#/domain/shipping/correction-reasons.ts'
import { judgeWaybill } from '#/domain/shipping/waybill-number.ts'
import { josa } from '#/lib/josa.ts'
import { actorOf, correctDelivery, lockOrders, orderOf } from '#/server/features/ordering/orders/orders.public.ts'
import { previewText } from '#/server/features/people/messages/messages.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Db, DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { isTaken, renumber } from './corrections.repo.ts'
import { chooseCourier, trackingUrlOf } from './courier-choice.ts'
import type { DispatchDeps } from './dispatch-order.ts'
import { ruleOf } from './own-parcels.ts'
import { waybillCorrected } from './shipping-events.ts'
import { readCouriers, readShipmentById } from './shipping.repo.ts'
import type { CourierRow, ShipmentRow } from './shipping.table.ts'
import { endTroubles } from './troubles.repo.ts'
import { correctionNews } from './waybill-words.ts'

interface Wanted {
  readonly courier: string | null
  readonly trackingNumber: string
}
interface By extends AuditedCall {
  readonly principal: StaffPrincipal
}

/** Another number for a parcel that left. CONFLICT: it has arrived, a colleague corrected it meanwhile, or the number is on another parcel. Nobody is told twice. */
export async function correctWaybill(
  tx: Tx,
  deps: DispatchDeps,
  { shipmentId, ...body }: BodyOf<typeof endpoint> & { readonly shipmentId: string },
  by: By,
): Promise<ResultOf<typeof endpoint>> {
  const found = await readShipmentById(tx, shipmentId)
  if (!found) throw new AppError('NOT_FOUND')
  await lockOrders(tx, [found.orderId])
  const shipment = (await readShipmentById(tx, shipmentId)) ?? found
  const { courier, trackingNumber } = await rightNumber(tx, shipment, body)
  const before = shipment.trackingNumber ?? ''
  if (before !== body.shown)
    throw new AppError(
      'CONFLICT',
      `보시는 동안 송장번호가 ${josa(before, '으로/로')} 바뀌어 처리하지 않았습니다.\n바뀐 번호를 확인하고 다시 해 주세요.`,
    )
  const note = `${before} → ${trackingNumber} (${CORRECTION_REASONS[body.reason]})`
  const names = { deliveryId: shipment.deliveryId, before, courier: courier.name, trackingNumber, note }
  await correctDelivery(tx, deps, { ...names, by: actorOf(by.principal) })
  const now = deps.clock.now()
  const row = {
    id: deps.ids.uuid(),
    shipmentId,
    orderId: shipment.orderId,
    courier: courier.code,
    beforeNumber: before,
    afterNumber: trackingNumber,
    reason: body.reason,
    told: body.tell,
    correctedAt: now,
    correctedBy: by.principal.staffId,
  }
  await renumber(tx, row, deps.tracking?.practised ? now : firstLook(now))
  await endTroubles(tx, shipmentId, ['unknown-number'], { at: now, note })
  const order = await orderOf(tx, shipment.orderId)
  const detail = { before, after: trackingNumber, reason: body.reason, told: body.tell }
  await audit(tx, by, {
    action: 'waybills.correct',
    objectKind: 'order',
    objectId: order?.number ?? shipment.orderId,
    detail,
  })
  if (body.tell)
    await deps.jobs.emit(tx, waybillCorrected, { orderId: shipment.orderId, shipmentId, correctionId: row.id })
  return { trackingNumber }
}

async function rightNumber(
  db: DbOrTx,
  shipment: ShipmentRow,
  wanted: Wanted,
): Promise<{ courier: CourierRow; trackingNumber: string }> {
  const chosen = chooseCourier(await readCouriers(db), wanted.courier ?? shipment.courier, wanted.trackingNumber)
  const { courier, trackingNumber } = chosen
  if (!trackingNumber || shipment.trackingNumber === null)
    throw new AppError('INVALID_INPUT', '송장번호가 없는 배송입니다.')
  if (courier.code === shipment.courier && trackingNumber === shipment.trackingNumber)
    throw new AppError('INVALID_INPUT', '지금 번호와 같습니다.')
  if (await isTaken(db, shipment.id, { courier: courier.code, trackingNumber }))
    throw new AppError('CONFLICT', '다른 상자가 이미 쓰는 번호입니다.')
  return { courier, trackingNumber }
}

/** What would be sent, or why the number cannot be taken. */
export async function preview(
  db: Db,
  deps: Pick<DispatchDeps, 'clock'> & { readonly shopAddress: string },
  { shipmentId, ...wanted }: Wanted & { readonly shipmentId: string },
): Promise<ResultOf<typeof previewCorrection>> {
  const shipment = await readShipmentById(db, shipmentId)
  const order = shipment && (await orderOf(db, shipment.orderId))
  if (!order) throw new AppError('NOT_FOUND')
  const number = await rightNumber(db, shipment, wanted).catch((error: unknown) => {
    if (error instanceof AppError) return error.message
    throw error
  })
  if (typeof number === 'string') return { problem: number, doubt: null, text: null }
  const { courier, trackingNumber } = number
  const happening = correctionNews({
    orderNumber: order.number,
    paid: order.capturedTotal - order.reversedTotal > 0,
    courier: courier.name,
    trackingNumber,
    trackingUrl: trackingUrlOf(courier, trackingNumber),
  })
  // Written for nobody in particular: the desk sees the words, not the name.
  const to = { name: '고객', email: '', phone: order.orderer.phone, memberId: null }
  const telling = { key: 'preview', to, happening, path: null }
  const text = await previewText(db, telling, { shopAddress: deps.shopAddress, now: deps.clock.now() })
  const { problem, words } = judgeWaybill(ruleOf(courier), trackingNumber)
  return { problem: null, doubt: problem && words, text }
}
