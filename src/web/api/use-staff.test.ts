import { describe, expect, it } from 'vitest'
import { mayAs, staffOf } from './use-staff.ts'

const token = (payload: object) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`
const user = {
  id: '0b0c3f1e-2f4b-4a36-9c38-6a4d1c0a5d11',
  loginId: 'finance',
  name: '정산 담당',
  roles: [{ id: 'finance', name: '경리' }],
  rights: ['money' as const, 'tariffs' as const],
}

describe('who sits at the desk', () => {
  it('is read from the token, so that the frame can stand before the first answer', () => {
    expect(staffOf(token({ sid: 's', user }))).toEqual(user)
  })
  it('is offered what the rights let do', () => {
    expect(mayAs(user, 'money', 'shipping')).toBe(true)
    expect(mayAs(user, 'production')).toBe(false)
    expect(mayAs(null, 'money')).toBe(false)
  })
  it('is nobody without a token, or with one that names no staff of the shop', () => {
    expect(staffOf('')).toBeNull()
    expect(staffOf('no.token')).toBeNull()
    expect(staffOf(token({ user: { ...user, rights: undefined } }))).toBeNull()
    expect(staffOf(token({ user: { ...user, rights: ['chief'] } }))?.rights).toEqual([])
  })
})
