import { describe, expect, it } from 'vitest'
import { AppError } from '#/contract/errors.ts'
import { lookedAt, requireSeen } from './looked-at.ts'

const THINGS = { '학원 이름': '한결수학', '증빙 서류': ['a', 'b'], 금액: 1000 }
const refusal = (seen: Readonly<Record<string, string>>, now: object) => {
  try {
    requireSeen(seen, { ...THINGS, ...now })
    return null
  } catch (error) {
    return error instanceof AppError ? error : null
  }
}

describe('what was looked at before a decision', () => {
  it('is let through while everything says what it said', () => {
    expect(refusal(lookedAt(THINGS), {})).toBeNull()
    expect(refusal(lookedAt({ 곳: { a: 1, b: 2 } }), { 곳: { b: 2, a: 1 } })).not.toBeNull()
    expect(() => requireSeen(lookedAt({ 곳: { a: 1, b: 2 } }), { 곳: { b: 2, a: 1 } })).not.toThrow()
  })

  it('is refused with the names of what changed, in Korean', () => {
    const changed = refusal(lookedAt(THINGS), { '증빙 서류': ['a', 'b', 'c'], 금액: 900 })
    expect(changed?.code).toBe('CONFLICT')
    expect(changed?.message).toContain('증빙 서류, 금액이 바뀌어')
    expect(Object.keys(changed?.fields ?? {})).toEqual(['증빙 서류', '금액'])
  })

  it('was not looked at when nothing of it was brought, and says nothing of what it said', () => {
    expect(refusal({}, {})?.message).toContain('학원 이름, 증빙 서류, 금액')
    expect(Object.values(lookedAt(THINGS)).join('')).not.toContain('한결')
  })
})
