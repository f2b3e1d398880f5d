import { expect, it } from 'vitest'
import { sheetOfLast } from './last-sheet.ts'

const orderer = { name: '윤서영', phone: '010-2345-6789', email: 'a@example.com', company: null }
const recipient = {
  name: '서촌책방',
  phone: '02-123-4567',
  zipcode: '03044',
  address: '서울',
  addressEtc: '',
  request: '',
}
const place = (copies: number) => ({ method: 'courier' as const, recipient, counts: [{ line: 1, copies }] })
const last = { orderer, deliveries: [place(120), place(50), place(30)], memo: '' }
const items = (copies: number) => [{ id: 'a', spec: { copies } }]

it('goes to the same places with the same shares, the first of which is the rest', () => {
  expect(sheetOfLast(last, items(200))?.destinations.map(({ copies }) => copies)).toEqual([[''], ['50'], ['30']])
})

it('goes to the first place alone when the new number is not enough for the others', () => {
  expect(sheetOfLast(last, items(60))?.destinations).toHaveLength(1)
})

it('starts an empty sheet when the names were forgotten by their term', () => {
  expect(sheetOfLast({ ...last, orderer: { ...orderer, name: '' } }, items(200))).toBeNull()
})
