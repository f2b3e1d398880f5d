import type { Krw } from '#/domain/money/krw.ts'
import type { Grams } from '#/domain/print/units.ts'
import { boxesOf, courierFee, type CourierFees } from './courier-fee.ts'

export const DELIVERY_METHODS = ['courier', 'quick', 'freight', 'pickup'] as const
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number]

export const DELIVERY_METHOD_NAMES: Readonly<Record<DeliveryMethod, string>> = {
  courier: '택배',
  quick: '퀵서비스',
  freight: '화물',
  pickup: '방문수령',
}

/** Where a box costs more to go. */
export interface FarRegion {
  readonly name: string
  /** For each box. */
  readonly surcharge: Krw
  /** First and last postal code, both included. */
  readonly zipcodes: readonly (readonly [string, string])[]
}

/** The delivery fees of a shop as data; amounts include VAT. */
export interface DeliveryFees extends CourierFees {
  readonly regions: readonly FarRegion[]
  /** Of one address by these carriers; null: the carrier takes it on arrival (착불). */
  readonly carriers: Readonly<Record<'quick' | 'freight', Krw | null>>
}

export interface Parcel {
  readonly method: DeliveryMethod
  readonly zipcode: string | null
  readonly grams: Grams
  /** What is in it was sold with its postage: a courier takes it for nothing. */
  readonly postPaid?: boolean
}

/** Fee of one address. */
export function deliveryFee(fees: DeliveryFees, parcel: Parcel, goodsTotal: Krw, isFirst: boolean): Krw {
  if (parcel.method === 'pickup') return 0
  if (parcel.method !== 'courier') return fees.carriers[parcel.method] ?? 0
  if (parcel.postPaid) return 0
  return courierFee(fees, parcel.grams, goodsTotal, isFirst) + farSurcharge(fees, parcel)
}

/** What the region of a parcel adds to its fee. */
export const farSurcharge = (fees: DeliveryFees, { grams, zipcode }: Pick<Parcel, 'grams' | 'zipcode'>): Krw =>
  boxesOf(fees, grams) * (regionOf(fees, zipcode)?.surcharge ?? 0)

/** The carrier asks for its money on arrival: it is not in the sum, and has to be said beside it. */
export const paidOnArrival = (fees: DeliveryFees, method: DeliveryMethod): boolean =>
  (method === 'quick' || method === 'freight') && fees.carriers[method] === null

const regionOf = ({ regions }: DeliveryFees, zipcode: string | null): FarRegion | undefined =>
  zipcode === null
    ? undefined
    : regions.find(({ zipcodes }) => zipcodes.some(([first, last]) => zipcode >= first && zipcode <= last))

/** Also slower on its way. */
export const isRemote = (fees: DeliveryFees, zipcode: string | null): boolean => regionOf(fees, zipcode) !== undefined
