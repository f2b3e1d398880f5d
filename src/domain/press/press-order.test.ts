import { expect, test } from 'vitest'
import { FLYER } from '#/domain/catalog/kinds/flyer.data.ts'
import { pressBindingText, type PressOrder } from './press-order.ts'

const ORDER: PressOrder = {
  orderNumber: '20261120-ABCDEF',
  position: 1,
  title: '전단',
  spec: FLYER.defaults,
  route: 'offset-ganged',
  spine: null,
  proofVersion: 1,
  dueDay: '2026-11-27',
  dueAt: new Date('2026-11-27T17:00:00+09:00'),
  drops: [],
  files: [],
  memo: '',
}

test('a package is another one when the day changes, and the same when the courier comes at another hour', () => {
  const text = pressBindingText(ORDER)
  expect(pressBindingText({ ...ORDER, dueDay: '2026-11-30' })).not.toBe(text)
  expect(pressBindingText({ ...ORDER, dueAt: new Date('2026-11-27T16:00:00+09:00') })).toBe(text)
})
