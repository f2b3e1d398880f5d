import { sameName, samePhone } from './phone-shape.ts'
import type { SheetRow } from './read-columns.ts'

/** An address of ours that a row may be about. */
export interface OwnParcel {
  readonly deliveryId: string
  readonly orderNumber: string
  readonly name: string
  readonly phone: string
  readonly standing: 'ready' | 'unread' | 'not-ready' | 'sent-today' | 'other-day'
  /** Why it is not ready, when it left, or what of the customer's nobody has read. */
  readonly words: string
  readonly boxes: number
  /** Numbers that it has already. */
  readonly numbers: readonly string[]
}

export type Found =
  | { readonly parcel: OwnParcel; readonly by: 'order' | 'person'; readonly name: boolean; readonly phone: boolean }
  | { readonly parcel: null; readonly why: 'unknown' | 'several-places' | 'person-differs' }

/** Our parcels by order number and by the last digits of the telephone, so that thousands of rows are found at once. */
export interface ParcelIndex {
  readonly byOrder: ReadonlyMap<string, readonly OwnParcel[]>
  readonly all: readonly OwnParcel[]
}

export function indexParcels(parcels: readonly OwnParcel[]): ParcelIndex {
  const byOrder = new Map<string, OwnParcel[]>()
  for (const parcel of parcels) byOrder.set(parcel.orderNumber, [...(byOrder.get(parcel.orderNumber) ?? []), parcel])
  return { byOrder, all: parcels }
}

const ORDER_NUMBER = /(\d{8})\s*-\s*([0-9A-Z]{6})/

/** The order number in a cell, where one stands in it. */
export function orderNumberIn(cell: string): string | null {
  const [, day, tail] = ORDER_NUMBER.exec(cell.normalize('NFKC').toUpperCase()) ?? []
  return day && tail ? `${day}-${tail}` : null
}

/** By order number, and among its addresses by name and phone. Without an order number by name and phone together. */
export function findParcel({ byOrder, all }: ParcelIndex, row: SheetRow): Found {
  const number = orderNumberIn(row.order)
  if (number) return amongAddresses(byOrder.get(number) ?? [], row)
  if (row.order !== '' || row.name === '' || row.phone === '') return { parcel: null, why: 'unknown' }
  const theirs = all.filter(({ name, phone }) => sameName(row.name, name) && samePhone(row.phone, phone))
  const open = theirs.filter(({ standing }) => standing === 'ready')
  const [only, ...others] = open.length > 0 ? open : theirs
  if (!only) return { parcel: null, why: 'unknown' }
  if (others.length > 0) return { parcel: null, why: 'several-places' }
  return { parcel: only, by: 'person', name: true, phone: true }
}

/**
 * What was made again goes to somebody who has a parcel of the order already. A number that one of them has is that one's; a new
 * number is for what still has to leave.
 */
function ofThisRound<T extends { readonly parcel: OwnParcel }>(theirs: readonly T[], waybill: string): readonly T[] {
  const digits = waybill.replaceAll(/\D/g, '')
  const known = theirs.filter(({ parcel }) => parcel.numbers.includes(digits))
  const open = theirs.filter(({ parcel }) => parcel.standing === 'ready')
  return known.length > 0 ? known : open.length > 0 ? open : theirs
}

function amongAddresses(places: readonly OwnParcel[], row: SheetRow): Found {
  if (places.length === 0) return { parcel: null, why: 'unknown' }
  const judged = places.map((parcel) => ({
    parcel,
    by: 'order' as const,
    name: sameName(row.name, parcel.name),
    phone: samePhone(row.phone, parcel.phone),
  }))
  const both = judged.filter(({ name, phone }) => name && phone)
  const either = judged.filter(({ name, phone }) => name || phone)
  const best = both.length > 0 ? ofThisRound(both, row.waybill) : either
  const [only, ...others] = best
  if (!only) return { parcel: null, why: places.length > 1 ? 'several-places' : 'person-differs' }
  if (others.length > 0) return { parcel: null, why: 'several-places' }
  return only
}
