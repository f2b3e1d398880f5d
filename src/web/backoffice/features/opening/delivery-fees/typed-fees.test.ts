import { expect, test } from 'vitest'
import { FeesForm } from '#/contract/opening/delivery-fees.contract.ts'
import { FIRST_DELIVERY_FEES } from '#/domain/orders/delivery-fee.data.ts'
import { feesTyped, typedFees } from './typed-fees.ts'

test('fees that are only looked at stay what they are', () => {
  expect(FeesForm.parse(feesTyped(typedFees(FIRST_DELIVERY_FEES)))).toEqual(FIRST_DELIVERY_FEES)
})

test('people type figures, weights and postal codes as they are used to', () => {
  const typed = {
    steps: [{ upTo: '0.5 kg', fee: '2,500원' }],
    freeFrom: '',
    regions: [{ name: '섬', surcharge: '6 000', zipcodes: '58800 ~ 58899, 23008' }],
    carriers: { quick: '15,000', freight: ' ' },
  }
  expect(FeesForm.parse(feesTyped(typed))).toEqual({
    steps: [{ upTo: 500, fee: 2_500 }],
    freeFrom: null,
    regions: [
      {
        name: '섬',
        surcharge: 6_000,
        zipcodes: [
          ['58800', '58899'],
          ['23008', '23008'],
        ],
      },
    ],
    carriers: { quick: 15_000, freight: null },
  })
})

test('what is no figure is refused by name', () => {
  const typed = { ...typedFees(FIRST_DELIVERY_FEES), steps: [{ upTo: '무겁게', fee: '3,500' }] }
  const refused = FeesForm.safeParse(feesTyped(typed))
  expect(refused.error?.issues[0]).toMatchObject({
    path: ['steps', 0, 'upTo'],
    message: '무게는 0.1 kg부터 50 kg까지 적어 주세요.',
  })
})
