import { describe, expect, it } from 'vitest'
import { ORDER_COLUMNS } from '#/domain/orders/order-filter.ts'
import { readAddress, writeAddress } from './order-address.ts'

const read = (text: string) => readAddress(new URLSearchParams(text))

describe('the address of the order table', () => {
  it('shows what is in work when it says nothing', () => {
    expect(read('')).toMatchObject({ view: 'open', filter: { open: '1' }, sort: 'newest' })
  })
  it('searches everything', () => {
    expect(read('q=윤서영')).toMatchObject({ view: null, filter: { q: '윤서영' } })
  })
  it('keeps filter, sort and columns on the way there and back', () => {
    const address = {
      view: 'late',
      filter: { payment: 'paid,deferred', amountFrom: 80_000, late: '1' },
      sort: 'due-first',
      columns: ORDER_COLUMNS.slice(0, 3),
    } as const
    expect(read(writeAddress(address).toString())).toEqual(address)
    expect(read('view=all')).toMatchObject({ view: 'all', filter: {} })
  })
  it('leaves out what it cannot read, and keeps the rest', () => {
    expect(read('payment=gold&file=problem&sort=best').filter).toEqual({ file: 'problem' })
    expect(read('payment=gold&file=problem&sort=best').sort).toBe('newest')
  })
})
