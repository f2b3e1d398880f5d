import { boxesOf } from '#/domain/orders/courier-fee.ts'
import { isRemote } from '#/domain/orders/delivery-fee.ts'
import { type ParcelStanding, standingOf } from '#/domain/shipping/parcel-state.ts'
import { wordsToRead } from '#/domain/shipping/words-to-read.ts'
import type { DeskRow } from './desk-rows.repo.ts'
import type { CourierRow } from './shipping.table.ts'

/** Who takes what does not go by parcel service. */
const CARRIERS = { quick: 'quick', freight: '23', pickup: 'pickup' } as const

/** By whom it goes: as it left, as the desk decided, else the shop's first courier. */
export function courierOf({ shipments, planned, method }: DeskRow, couriers: readonly CourierRow[]): string {
  const [sent] = shipments
  if (sent) return sent.courier
  if (planned !== null) return planned
  if (method !== 'courier') return CARRIERS[method]
  return couriers.find(({ numberPattern }) => numberPattern !== null)?.code ?? ''
}

export const standing = (row: DeskRow): ParcelStanding =>
  standingOf({
    payment: row.payment,
    moneyMissing: row.moneyMissing,
    changeWaits: row.changeWaits,
    cancelRequested: row.cancelRequested,
    delivery: row.state,
    production: row.lines.map(({ production }) => production),
    byCourier: row.method === 'courier',
    name: row.recipient.name,
    phone: row.recipient.phone,
    address: row.recipient.address,
  })

/** The customer wrote something, and nobody has said that they read it. */
export const isUnread = ({ memo, recipient, wordsRead, state }: DeskRow): boolean =>
  state === 'preparing' && !wordsRead && wordsToRead({ memo, request: recipient.request }).length > 0

/** As weighed, or as many as left. */
export const boxesIn = ({ grams, fees, shipments }: DeskRow): number => Math.max(boxesOf(fees, grams), shipments.length)

export const isFar = ({ method, fees, recipient }: DeskRow): boolean =>
  method === 'courier' && isRemote(fees, recipient.zipcode)

export const wholeAddress = ({ recipient: { address, addressEtc } }: DeskRow): string =>
  [address, addressEtc].filter(Boolean).join(' ')
