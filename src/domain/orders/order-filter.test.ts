import { describe, expect, it } from 'vitest'
import { sameFilter, toggled, valuesOf } from './order-filter.ts'

describe('the filter of the order table', () => {
  it('takes a value into a list and out of it', () => {
    expect(toggled(undefined, 'paid')).toBe('paid')
    expect(toggled('paid', 'deferred')).toBe('paid,deferred')
    expect(toggled('paid,deferred', 'paid')).toBe('deferred')
    expect(toggled('paid', 'paid')).toBeUndefined()
    expect(valuesOf('')).toEqual([])
  })
  it('is the same in whatever order it was put together', () => {
    expect(sameFilter({ payment: 'paid,deferred', late: '1' }, { late: '1', payment: 'deferred,paid' })).toBe(true)
    expect(sameFilter({ q: undefined }, {})).toBe(true)
    expect(sameFilter({ late: '1' }, {})).toBe(false)
    expect(sameFilter({ payment: 'paid' }, { file: 'paid' })).toBe(false)
  })
})
