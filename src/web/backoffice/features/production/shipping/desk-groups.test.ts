import { expect, it } from 'vitest'
import type { DeskCourier, DeskParcel } from '#/contract/production/shipping-desk.contract.ts'
import { listsOf } from './desk-groups.ts'

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
