import { describe, expect, it } from 'vitest'
import { recipientRefusal } from './change-recipient.ts'
import { FIRST_DELIVERY_FEES } from './delivery-fee.data.ts'

const SEOUL = '04524'
const JEJU = '63000'
const facts = {
  state: 'preparing',
  closed: false,
  parcel: { method: 'courier', zipcode: SEOUL, grams: 21_000 },
  zipcode: '06236',
} as const
const refusal = (change: Partial<Parameters<typeof recipientRefusal>[0]>) =>
  recipientRefusal({ ...facts, ...change }, FIRST_DELIVERY_FEES)

describe('another recipient', () => {
  it('is possible until the parcel leaves', () => {
    expect(refusal({})).toBeNull()
    for (const state of ['pickup-ready', 'shipped', 'in-transit', 'delivered', 'confirmed'] as const)
      expect(refusal({ state })).toContain('이미 출고')
    expect(refusal({ closed: true })).toContain('취소한 주문')
    expect(refusal({ parcel: { ...facts.parcel, method: 'pickup' } })).toContain('찾아가시는')
  })

  it('never changes what its way costs, and says by how much it would', () => {
    expect(refusal({ zipcode: JEJU })).toContain('8,000원 더')
    expect(refusal({ parcel: { ...facts.parcel, zipcode: JEJU } })).toContain('8,000원 줄어')
    expect(refusal({ parcel: { ...facts.parcel, zipcode: JEJU }, zipcode: '63644' })).toBeNull()
  })

  it('by a way that asks on arrival costs the shop nothing', () => {
    expect(refusal({ parcel: { ...facts.parcel, method: 'quick' }, zipcode: JEJU })).toBeNull()
  })
})
