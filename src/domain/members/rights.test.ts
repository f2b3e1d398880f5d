import { describe, expect, it } from 'vitest'
import { hasRight, rightsAmong, rightsOf } from './rights.ts'
import { RIGHTS } from './rights.data.ts'

describe('the rights of somebody at the desk', () => {
  it('are those of all roles together, each once', () => {
    const roles = [
      { id: 'front', rights: ['shipping', 'inquiries'] },
      { id: 'press', rights: ['shipping', 'production'] },
    ]
    expect(rightsOf(roles)).toEqual(['inquiries', 'production', 'shipping'])
  })
  it('are none without a role, and all for an administrator whatever is stored', () => {
    expect(rightsOf([])).toEqual([])
    expect(rightsOf([{ id: 'administrator', rights: [] }])).toEqual(RIGHTS)
  })
  it('are only those that this version of the shop knows', () => {
    expect(rightsAmong(['money', 'service', 'everything'])).toEqual(['money'])
  })
  it('let somebody in who has one of those that are wanted', () => {
    expect(hasRight(['hold'], 'production', 'hold')).toBe(true)
    expect(hasRight(['hold'], 'production')).toBe(false)
    expect(hasRight(['hold'])).toBe(false)
  })
})
