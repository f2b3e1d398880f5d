import { describe, expect, test } from 'vitest'
import { businessCalendar } from '#/domain/calendar/business-days.ts'
import { neededConsents } from './consents.ts'
import { copiesByLine, unevenLine } from './delivery-counts.ts'
import { orderAmounts } from './order-amounts.ts'
import { orderLabel } from './order-label.ts'
import { FIRST_DELIVERY_FEES as rule } from './delivery-fee.data.ts'
import { deliveryFee } from './delivery-fee.ts'
import { dispatchDay } from './due-date.ts'
import { seoulDayDigits, orderNumber } from './order-number.ts'

describe('order numbers', () => {
  test('carry the date in Seoul, not in Greenwich', () => {
    expect(seoulDayDigits(new Date('2026-11-19T15:00:00Z'))).toBe('20261120')
    expect(orderNumber(new Date('2026-11-19T14:59:59Z'), '7K3Q2M')).toBe('20261119-7K3Q2M')
  })
  test('refuse a random part of another length', () => {
    expect(() => orderNumber(new Date(), 'ABC')).toThrow()
  })
})

describe('the delivery fee', () => {
  const parcel = { method: 'courier', zipcode: '04524', grams: 12_000 } as const
  test('is one box below twenty kilograms, and two above', () => {
    expect(deliveryFee(rule, parcel, 50_000, true)).toBe(3_500)
    expect(deliveryFee(rule, { ...parcel, grams: 20_001 }, 50_000, true)).toBe(7_000)
  })
  test('is waived for the first address of a large order, but not the island surcharge', () => {
    expect(deliveryFee(rule, parcel, 100_000, true)).toBe(0)
    expect(deliveryFee(rule, parcel, 100_000, false)).toBe(3_500)
    expect(deliveryFee(rule, { ...parcel, zipcode: '63122' }, 100_000, true)).toBe(4_000)
  })
  test('goes by the weight of each box where the shop has steps', () => {
    const steps = [2, 5, 20].map((kilos, at) => ({ upTo: kilos * 1000, fee: [3_100, 3_500, 5_800][at] ?? 0 }))
    const fee = (grams: number) => deliveryFee({ ...rule, steps, freeFrom: null }, { ...parcel, grams }, 900_000, true)
    expect([0, 2_000, 2_001, 20_000, 20_001, 42_001].map(fee)).toEqual([3_100, 3_100, 3_500, 5_800, 8_900, 15_100])
  })
  test('has a surcharge of its own for each region', () => {
    const regions = [...rule.regions, { name: '섬', surcharge: 6_000, zipcodes: [['58800', '58899']] as const }]
    expect(deliveryFee({ ...rule, regions }, { ...parcel, zipcode: '58810' }, 100_000, true)).toBe(6_000)
  })
  test('is what a carrier agreed to, when it does not ask on arrival', () => {
    const carriers = { quick: 15_000, freight: null }
    expect(deliveryFee({ ...rule, carriers }, { ...parcel, method: 'quick' }, 900_000, true)).toBe(15_000)
  })
  test('is nothing for goods that are fetched, or paid to the rider', () => {
    expect(deliveryFee(rule, { ...parcel, method: 'pickup', zipcode: null }, 1_000, true)).toBe(0)
    expect(deliveryFee(rule, { ...parcel, method: 'quick' }, 1_000, true)).toBe(0)
  })
})

describe('the dispatch day', () => {
  const calendar = businessCalendar([])
  const monday = new Date('2026-11-16T01:00:00Z')
  const friday = new Date('2026-11-20T01:00:00Z')
  const facts = { paidAt: null, approvedAt: null, workingDays: 1, agreedDay: null }
  test('counts from the later of payment and approval', () => {
    expect(dispatchDay(calendar, { ...facts, paidAt: monday, approvedAt: friday })).toBe('2026-11-23')
    expect(dispatchDay(calendar, { ...facts, paidAt: friday, approvedAt: monday })).toBe('2026-11-23')
  })
  test('is not promised before both have happened', () => {
    expect(dispatchDay(calendar, { ...facts, paidAt: monday })).toBeNull()
    expect(dispatchDay(calendar, { ...facts, approvedAt: friday })).toBeNull()
  })
  test('is no earlier than what was agreed, and a working day even if the agreed one is closed later', () => {
    const agreed = { ...facts, paidAt: monday, approvedAt: monday, agreedDay: '2026-12-02' }
    expect(dispatchDay(calendar, agreed)).toBe('2026-12-02')
    expect(dispatchDay(businessCalendar([{ day: '2026-12-02' }]), agreed)).toBe('2026-12-03')
    expect(dispatchDay(calendar, { ...agreed, agreedDay: '2026-11-10' })).toBe('2026-11-17')
  })
})

describe('the amounts of an order', () => {
  const parcel = { method: 'courier', zipcode: '04524', grams: 1_000 } as const
  test('are goods less the grade discount plus delivery', () => {
    expect(orderAmounts([{ supply: 45_450, vat: 4_545 }], [parcel], { rate: 3, agreed: true }, rule)).toEqual({
      goodsSupply: 45_450,
      goodsVat: 4_545,
      discountTotal: 1_490,
      discountAgreed: true,
      deliveryTotal: 3_500,
      total: 52_005,
      deliveryFees: [3_500],
    })
  })
  test('never fall below nothing, whatever the rate says', () => {
    expect(orderAmounts([{ supply: 10_000, vat: 1_000 }], [], { rate: 250, agreed: false }, rule).total).toBe(0)
  })
})

describe('the copies sent to each address', () => {
  test('add up to what was ordered of every line', () => {
    expect(
      unevenLine(
        [100, 50],
        [
          { counts: [{ line: 1, copies: 60 }] },
          {
            counts: [
              { line: 1, copies: 40 },
              { line: 2, copies: 50 },
            ],
          },
        ],
      ),
    ).toBeNull()
    expect(unevenLine([100, 50], [{ counts: [{ line: 1, copies: 100 }] }])).toBe(2)
    expect(
      unevenLine(
        [100],
        [
          {
            counts: [
              { line: 1, copies: 100 },
              { line: 7, copies: 1 },
            ],
          },
        ],
      ),
    ).toBe(7)
  })
})

describe('the consents of an order sheet', () => {
  test('name the made-to-order notice apart from everything else', () => {
    expect(neededConsents(false).map((consent) => consent.kind)).toEqual(['purchase', 'made-to-order', 'third-party'])
  })
  test('pass nothing on to a carrier when the goods are fetched', () => {
    expect(neededConsents(true).map((consent) => consent.kind)).not.toContain('third-party')
  })
})

test('an address that names a line twice takes the copies of both', () => {
  const counts = [
    { line: 1, copies: 30 },
    { line: 2, copies: 5 },
    { line: 1, copies: 20 },
  ]
  expect([...copiesByLine(counts)]).toEqual([
    [1, 50],
    [2, 5],
  ])
})

describe('the label of an order with two addresses', () => {
  const line = { id: 'a', file: 'approved', production: 'done' } as const
  test('says delivered only when both parcels are', () => {
    const counts = [{ lineId: 'a' }]
    expect(
      orderLabel(
        'paid',
        [line],
        [
          { state: 'delivered', counts },
          { state: 'in-transit', counts },
        ],
      ).customer,
    ).toBe('배송중')
    expect(
      orderLabel(
        'paid',
        [line],
        [
          { state: 'delivered', counts },
          { state: 'confirmed', counts },
        ],
      ).customer,
    ).toBe('배송완료')
  })
})
