import type { JobPictureView } from '#/contract/job/job-picture.schema.ts'
import type { DeskCourier, DeskParcel, Receiver } from '#/contract/production/shipping-desk.contract.ts'
import { bundlesOf } from '#/domain/brands/bundles.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { maskName, maskPhone } from '#/domain/members/masking.ts'
import type { NameBrand } from '#/server/features/content/brands/brands.public.ts'
import { boxesIn, courierOf, isFar, isUnread, standing, wholeAddress } from './desk-parcel.ts'
import type { DeskRow } from './desk-rows.repo.ts'
import type { CourierRow } from './shipping.table.ts'

interface Shown {
  readonly couriers: readonly CourierRow[]
  readonly today: string
  readonly pictures: ReadonlyMap<string, JobPictureView | null>
  /** Names by id. */
  readonly nameBrand: NameBrand
}

export function presentCourier({
  code,
  name,
  numberPattern,
  numberLengths,
  checkDigit,
  pickUpAt,
}: CourierRow): DeskCourier {
  const needsNumber = numberPattern !== null
  return { code, name, needsNumber, lengths: numberLengths, check: checkDigit, pickUpAt: needsNumber ? pickUpAt : null }
}

/** An address with dots for whom it is for; town and request are enough to pack by. */
export function presentRow(row: DeskRow, { couriers, today, pictures, nameBrand }: Shown): DeskParcel {
  const { state, words } = standing(row)
  const dueDay = row.lines.map((line) => line.dueDay).reduce(earlier, null)
  return {
    deliveryId: row.deliveryId,
    orderNumber: row.orderNumber,
    place: { number: row.position, of: row.places },
    company: row.orderer.company,
    brand: nameBrand(row.brand),
    courier: courierOf(row, couriers),
    state,
    words,
    name: maskName(row.recipient.name),
    phone: maskPhone(row.recipient.phone),
    town: row.recipient.address.split(/\s+/).slice(0, 2).join(' '),
    request: row.recipient.request,
    memo: row.memo,
    unread: isUnread(row),
    remote: isFar(row),
    remake: row.remake,
    items: row.lines.map((line) => ({
      lineId: line.lineId,
      title: line.title,
      unit: kindOf(line.spec.product).unit,
      copies: line.copies,
      of: line.of,
      before: line.before,
      spec: line.spec,
      picture: pictures.get(line.lineId) ?? null,
      bundles: bundlesOf(line.classes ?? [], line.before, line.copies).map((bundle) => ({ ...bundle })),
    })),
    boxes: boxesIn(row),
    grams: row.grams,
    dueDay,
    late: state !== 'sent' && dueDay !== null && dueDay < today,
    labelPrintedAt: instant(row.labelPrintedAt),
    listedAt: instant(row.listedAt),
    waybills: row.shipments.map(({ id, courier, number, at, corrected }) => ({
      shipmentId: id,
      courier,
      number,
      at: new Date(at).toISOString(),
      corrected,
    })),
  }
}

export const presentReceiver = (row: DeskRow): Receiver => ({
  deliveryId: row.deliveryId,
  name: row.recipient.name,
  phone: row.recipient.phone,
  zipcode: row.recipient.zipcode,
  address: wholeAddress(row),
})

const earlier = (a: string | null, b: string | null) => (a === null || (b !== null && b < a) ? b : a)
const instant = (at: string | null) => at && new Date(at).toISOString()
