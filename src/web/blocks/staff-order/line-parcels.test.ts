import { describe, expect, it } from 'vitest'
import { lineDelivery, readyParcels } from './line-parcels.ts'

const parcel = (id: string, state: 'preparing' | 'shipped', ...lineIds: string[]) => ({ id, state, lineIds })
const line = (lineId: string, production: 'done' | 'printing') => ({ lineId, production })

describe('the parcels of a line', () => {
  it('are as far as the one that is least far, whatever other lines do', () => {
    const deliveries = [parcel('home', 'shipped', 'a'), parcel('office', 'preparing', 'a'), parcel('x', 'shipped', 'b')]
    expect(lineDelivery({ deliveries }, 'a')).toBe('preparing')
    expect(lineDelivery({ deliveries }, 'b')).toBe('shipped')
  })
  it('can leave when they are here and everything in them is finished', () => {
    const deliveries = [
      parcel('sent', 'shipped', 'a'),
      parcel('alone', 'preparing', 'a'),
      parcel('both', 'preparing', 'a', 'b'),
    ]
    const ids = (of: string, b: 'done' | 'printing') =>
      readyParcels({ deliveries, lines: [line('a', 'done'), line('b', b)] }, of).map(({ id }) => id)
    expect(ids('a', 'printing')).toEqual(['alone'])
    expect(ids('a', 'done')).toEqual(['alone', 'both'])
    expect(ids('b', 'printing')).toEqual([])
  })
})
