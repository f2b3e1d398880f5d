import type { Krw } from '#/domain/money/krw.ts'
import type { Grams } from '#/domain/print/units.ts'

export const DELIVERY_METHODS = ['courier', 'quick', 'freight', 'pickup'] as const
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number]

export const DELIVERY_METHOD_NAMES: Readonly<Record<DeliveryMethod, string>> = {
  courier: '택배',
  quick: '퀵서비스',
  freight: '화물',
  pickup: '방문수령',
}

/** A rule of the delivery fee as data; amounts include VAT. */
export interface DeliveryFeeRule {
  readonly boxGrams: Grams
  readonly perBox: Krw
  /** Goods from this total on travel free to one address by courier. */
  readonly freeFrom: Krw
  readonly remoteSurchargePerBox: Krw
  /** First and last postal code of far islands, both included. */
  /** Of one address by these carriers; null: the carrier takes it on arrival (착불). */
  readonly carriers: Readonly<Record<'quick' | 'freight', Krw | null>>
  readonly remoteZipcodes: readonly (readonly [string, string])[]
}

export interface Parcel {
  readonly method: DeliveryMethod
  readonly zipcode: string | null
  readonly grams: Grams
}

export const boxesOf = (grams: Grams, boxGrams: Grams): number => Math.max(1, Math.ceil(grams / boxGrams))

/** Fee of one address. Free delivery covers the first address only, so that a hundred addresses are not one parcel. */
export function deliveryFee(rule: DeliveryFeeRule, parcel: Parcel, goodsTotal: Krw, isFirst: boolean): Krw {
  if (parcel.method === 'pickup') return 0
  if (parcel.method !== 'courier') return rule.carriers[parcel.method] ?? 0
  const boxes = boxesOf(parcel.grams, rule.boxGrams)
  const remote = isRemote(rule, parcel.zipcode) ? boxes * rule.remoteSurchargePerBox : 0
  const base = isFirst && goodsTotal >= rule.freeFrom ? 0 : boxes * rule.perBox
  return base + remote
}

/** The carrier asks for its money on arrival: it is not in the sum, and has to be said beside it. */
export const paidOnArrival = (rule: DeliveryFeeRule, method: DeliveryMethod): boolean =>
  (method === 'quick' || method === 'freight') && rule.carriers[method] === null

export function isRemote(rule: DeliveryFeeRule, zipcode: string | null): boolean {
  return zipcode !== null && rule.remoteZipcodes.some(([first, last]) => zipcode >= first && zipcode <= last)
}
