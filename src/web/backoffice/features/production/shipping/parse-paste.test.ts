import { describe, expect, it } from 'vitest'
import { parsePaste } from './parse-paste.ts'

describe('rows pasted from a courier spreadsheet', () => {
  it('are understood whatever the order of their columns', () => {
    const row = { orderNumber: '20261120-4F7M2A', courier: 'CJ대한통운', trackingNumber: '6123-4567-8901' }
    expect(parsePaste('20261120-4F7M2A\tCJ대한통운\t6123-4567-8901', '')).toEqual([row])
    expect(parsePaste('6123-4567-8901,20261120-4f7m2a,CJ대한통운', '')).toEqual([row])
  })
  it('are understood when they were typed with spaces between', () => {
    expect(parsePaste('20261120-4F7M2A 612345678901', '로젠택배')).toEqual([
      { orderNumber: '20261120-4F7M2A', courier: '로젠택배', trackingNumber: '612345678901' },
    ])
    expect(parsePaste('20261120-4F7M2A  한진택배  61234567890', '로젠택배')[0]).toMatchObject({
      courier: '한진택배',
      trackingNumber: '61234567890',
    })
  })
  it('take the chosen courier where the sheet names none, and leave out headings and empty lines', () => {
    expect(parsePaste('주문번호\t송장\n\n20261120-4F7M2A\t612345678901\n', '로젠택배')).toEqual([
      { orderNumber: '20261120-4F7M2A', courier: '로젠택배', trackingNumber: '612345678901' },
    ])
  })
})
