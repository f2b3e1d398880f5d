import { expect, it } from 'vitest'
import type { DeskCourier, DeskParcel } from '#/contract/production/shipping-desk.contract.ts'
import { brandsOf, deskPath, handedOver, listsOf, ofBrand } from './desk-groups.ts'

const couriers = [
  { code: '04', needsNumber: true },
  { code: '05', needsNumber: true },
  { code: 'pickup', needsNumber: false },
] as unknown as readonly DeskCourier[]

const parcel = (deliveryId: string, courier: string, state: DeskParcel['state'] = 'packed') =>
  ({ deliveryId, courier, state }) as unknown as DeskParcel

const namesOf = (chosen: readonly DeskParcel[]) =>
  listsOf(chosen, couriers).map(({ courier, parcels }) => [courier.code, ...parcels.map((each) => each.deliveryId)])

it('makes a list for each courier, though something chosen is collected by the customer', () => {
  expect(namesOf([parcel('a', '04'), parcel('b', 'pickup'), parcel('c', '05'), parcel('d', '04')])).toEqual([
    ['04', 'a', 'd'],
    ['05', 'c'],
  ])
})

it('leaves out what is not packed or has left', () => {
  expect(namesOf([parcel('a', '04', 'making'), parcel('b', '04', 'sent'), parcel('c', 'pickup')])).toEqual([])
})

it('marks as sent at once only what is packed, read and leaves without a waybill', () => {
  const unread = { ...parcel('d', 'pickup'), unread: true }
  const chosen = [parcel('a', '04'), parcel('b', 'pickup'), parcel('c', 'pickup', 'making'), unread]
  expect(handedOver(chosen, couriers).map(({ deliveryId }) => deliveryId)).toEqual(['b'])
})

it('narrows the day to a brand, or to what was ordered of the shop itself', () => {
  const of = (deliveryId: string, brand: DeskParcel['brand']) => ({ ...parcel(deliveryId, '04'), brand })
  const hama = { id: 'hamamath', name: '하마매쓰' }
  const day = [of('a', null), of('b', hama), of('c', hama)]
  const ids = (brand: string | null) => ofBrand(day, brand).map(({ deliveryId }) => deliveryId)
  expect([ids(null), ids('-'), ids('hamamath'), ids('nobody')]).toEqual([['a', 'b', 'c'], ['a'], ['b', 'c'], []])
  expect(brandsOf(day)).toEqual([hama])
  expect([deskPath('all', null), deskPath('late', 'hamamath')]).toEqual([
    '/admin/shipping',
    '/admin/shipping?show=late&brand=hamamath',
  ])
})
