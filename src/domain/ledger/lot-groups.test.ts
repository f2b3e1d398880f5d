import { expect, it } from 'vitest'
import { groupLots } from './lot-groups.ts'

const lot = (remaining: number, expiresAt: string | null) => ({ remaining, expiresAt })
const said = (lots: readonly ReturnType<typeof lot>[], most = 5) =>
  groupLots(lots, most).map(({ expiresAt, amount, andLater }) => `${expiresAt} ${amount}${andLater ? '+' : ''}`)

it('lots that end together are one, what ends first stands first, without an end last', () => {
  expect(said([lot(5, null), lot(1, '2027-01-01'), lot(2, '2026-12-01'), lot(3, '2027-01-01')])).toEqual([
    '2026-12-01 2',
    '2027-01-01 4',
    'null 5',
  ])
})

it('many ends are shown as the first ones and the rest', () => {
  const lots = ['2027-03-01', '2027-01-01', '2027-02-01', '2027-04-01'].map((end) => lot(1, end))
  expect(said(lots, 3)).toEqual(['2027-01-01 1', '2027-02-01 1', '2027-03-01 2+'])
})
