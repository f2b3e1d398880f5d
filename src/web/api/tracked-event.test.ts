import { expect, it } from 'vitest'
import { wireEvent } from './tracked-event.ts'

it('sends numbers as text and no quotes', () => {
  const item = {
    id: 'D413',
    name: `서촌의 "골목"`,
    category: '책',
    quantity: 200,
    payAmount: 933_350,
    option: `A5 국판 '무선'`,
  }
  expect(wireEvent('purchase', { id: 'jk-1', items: [item], value: 933_350 })).toEqual({
    type: 'purchase',
    id: 'jk-1',
    items: [
      { id: 'D413', name: '서촌의 골목', category: '책', quantity: '200', payAmount: '933350', option: 'A5 국판 무선' },
    ],
    value: '933350',
    currency: 'KRW',
  })
})

it('leaves out what is not known', () => expect(wireEvent('sign_up', {})).toEqual({ type: 'sign_up' }))
