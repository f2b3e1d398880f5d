import type { DeskCourier, DeskParcel } from '#/contract/production/shipping-desk.contract.ts'

/** What the list is narrowed to. */
export const DESK_VIEWS = ['all', 'no-number', 'blocked', 'several', 'remote', 'late'] as const
export type DeskView = (typeof DESK_VIEWS)[number]

export const VIEW_WORDS: Readonly<Record<DeskView, string>> = {
  all: '모두',
  'no-number': '송장 없음',
  blocked: '막힘',
  several: '여러 곳으로',
  remote: '섬 지역',
  late: '늦음',
}

const IN_VIEW: Readonly<Record<DeskView, (parcel: DeskParcel) => boolean>> = {
  all: () => true,
  'no-number': ({ state }) => state === 'packed',
  blocked: ({ state }) => state === 'blocked',
  several: ({ place }) => place.of > 1,
  remote: ({ remote }) => remote,
  late: ({ late }) => late,
}

export const inView = (parcels: readonly DeskParcel[], view: DeskView): readonly DeskParcel[] =>
  parcels.filter(IN_VIEW[view])

/** `-` is the shop itself; null is everything. */
export const ofBrand = (parcels: readonly DeskParcel[], brand: string | null): readonly DeskParcel[] =>
  brand === null ? parcels : parcels.filter((parcel) => (parcel.brand?.id ?? '-') === brand)

/** Brands that something leaves for today, by name. */
export function brandsOf(parcels: readonly DeskParcel[]): readonly { readonly id: string; readonly name: string }[] {
  const found = new Map(parcels.flatMap(({ brand }) => (brand ? [[brand.id, brand]] : [])))
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'ko'))
}

/** The address of a view of the list. */
export function deskPath(view: DeskView, brand: string | null): string {
  const query = new URLSearchParams({ ...(view === 'all' ? {} : { show: view }), ...(brand === null ? {} : { brand }) })
  return `/admin/shipping${query.size > 0 ? `?${query.toString()}` : ''}`
}

export interface CourierGroup {
  readonly courier: DeskCourier
  readonly parcels: readonly DeskParcel[]
  /** What is still here, what can go first. */
  readonly here: readonly DeskParcel[]
  readonly sent: readonly DeskParcel[]
}

const ORDER = { packed: 0, blocked: 1, making: 2, sent: 3 } as const

/** Parcels under their couriers, in the order of the shop's couriers. */
export function groupsOf(parcels: readonly DeskParcel[], couriers: readonly DeskCourier[]): readonly CourierGroup[] {
  return couriers.flatMap((courier) => {
    const theirs = parcels
      .filter((parcel) => parcel.courier === courier.code)
      .toSorted((a, b) => ORDER[a.state] - ORDER[b.state])
    if (theirs.length === 0) return []
    const here = theirs.filter(({ state }) => state !== 'sent')
    return [{ courier, parcels: theirs, here, sent: theirs.filter(({ state }) => state === 'sent') }]
  })
}

export interface CourierList {
  readonly courier: DeskCourier
  readonly parcels: readonly DeskParcel[]
}

/** A list for each courier's program: what is chosen and packed. What goes without a waybill stays out of them. */
export function listsOf(chosen: readonly DeskParcel[], couriers: readonly DeskCourier[]): readonly CourierList[] {
  const ready = chosen.filter(({ state }) => state === 'packed')
  return couriers
    .filter(({ needsNumber }) => needsNumber)
    .map((courier) => ({ courier, parcels: ready.filter((parcel) => parcel.courier === courier.code) }))
    .filter(({ parcels }) => parcels.length > 0)
}

/** What is chosen and leaves without a waybill: it may be marked as sent at once, unless words of its customer are unread. */
export function handedOver(chosen: readonly DeskParcel[], couriers: readonly DeskCourier[]): readonly DeskParcel[] {
  const free = new Set(couriers.filter(({ needsNumber }) => !needsNumber).map(({ code }) => code))
  return chosen.filter(({ state, unread, courier }) => state === 'packed' && !unread && free.has(courier))
}

export const boxesOf = (parcels: readonly DeskParcel[]): number => parcels.reduce((sum, { boxes }) => sum + boxes, 0)

/** `121.6 kg` */
export function weightOf(parcels: readonly DeskParcel[]): string {
  const grams = parcels.reduce((sum, parcel) => sum + parcel.grams, 0)
  return `${(grams / 1000).toFixed(1)} kg`
}
