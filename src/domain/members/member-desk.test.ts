import { describe, expect, it } from 'vitest'
import { agreedRateOn, discountName, discountOn, rateOn } from './agreed-discount.ts'
import { standingOf } from './member-standing.ts'
import { MEMBER_STANDINGS, STANDINGS } from './member-standings.data.ts'
import { CUSTOMER_TYPES } from './roles.ts'

describe('an agreed discount', () => {
  it('counts until the end of its last day', () => {
    const agreed = { discountRate: 7.5, discountUntil: '2026-12-31' }
    const days = ['2026-12-30', '2026-12-31', '2027-01-01']
    expect(days.map((day) => agreedRateOn(agreed, day))).toEqual([7.5, 7.5, 0])
  })
  it('counts for ever without one', () => {
    expect(agreedRateOn({ discountRate: 3, discountUntil: null }, '2099-01-01')).toBe(3)
  })
  it('and a grade by sales are never added: the better one counts', () => {
    const member = { discountRate: 7.5, discountUntil: '2026-12-31', tierRate: 4 }
    expect([rateOn(member, '2026-12-31'), rateOn(member, '2027-01-01')]).toEqual([7.5, 4])
    expect(rateOn({ ...member, tierRate: 8 }, '2026-12-31')).toBe(8)
  })
  it('is called what it is: a contract where that counts, a grade where that does', () => {
    const member = { discountRate: 5, discountUntil: '2026-12-31', tierRate: 5 }
    const named = (tierRate: number, day: string) => discountName(discountOn({ ...member, tierRate }, day).agreed)
    expect([named(0, '2026-12-31'), named(5, '2026-12-31')]).toEqual(['약정 할인', '약정 할인'])
    expect([named(6, '2026-12-31'), named(5, '2027-01-01')]).toEqual(['등급 할인', '등급 할인'])
  })
})

describe('what a member is to the shop', () => {
  it('is one standing for each type and grade, and every type has one', () => {
    for (const id of STANDINGS) expect(standingOf(MEMBER_STANDINGS[id])).toBe(id)
    expect(new Set(STANDINGS.map((id) => MEMBER_STANDINGS[id].type))).toEqual(new Set(CUSTOMER_TYPES))
  })
  it('is unknown for a type and a grade that do not go together', () => {
    expect(standingOf({ type: 'GENERAL', grade: '0050' })).toBeNull()
  })
})
