import { expect, test } from 'vitest'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { FLYER } from '#/domain/catalog/kinds/flyer.data.ts'
import { emptyDestination } from './checkout-values.ts'
import { splitFault } from './split-messages.ts'

const flyer = (copies: number) => ({ title: '점심 차림', spec: { ...FLYER.defaults, copies } }) as CartItem
const items = [flyer(100), flyer(200)]
const place = (...copies: string[]) => ({ ...emptyDestination(items), copies })

test('a place that gets nothing yet is no fault of what was typed, and its first cell is where it is mended', () => {
  expect(splitFault(items, [place('', ''), place('10', ''), place('', '')])).toEqual({
    message: '받는 곳 3으로 보낼 수량이 없습니다. 수량을 적거나 받는 곳을 삭제해 주세요.',
    isOpen: true,
    cells: ['destinations.2.copies.0', 'destinations.2.copies.1'],
  })
})

test('of a first place that gets nothing the cells beside it can be mended', () => {
  expect(splitFault(items, [place('', ''), place('100', '200')])).toMatchObject({
    message: expect.stringContaining('받는 곳 1로 보낼'),
    cells: ['destinations.1.copies.0', 'destinations.1.copies.1'],
  })
})

test('copies that are not there are wrong in the cells that give them away', () => {
  expect(splitFault(items, [place('', ''), place('', '150'), place('10', '60')])).toEqual({
    message: '「점심 차림」을 주문한 것보다 10장 더 보내게 됩니다. 수량을 줄여 주세요.',
    isOpen: false,
    cells: ['destinations.1.copies.1', 'destinations.2.copies.1'],
  })
})

test('what fits can be ordered', () => {
  expect(splitFault(items, [place('', ''), place('10', '')])).toBeNull()
})
