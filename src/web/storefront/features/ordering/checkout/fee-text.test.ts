import { expect, test } from 'vitest'
import { feesText, feeText } from './fee-text.ts'

test('a carrier that has a price is paid with the order, one without on arrival', () => {
  expect(feeText({ method: 'quick', fee: 0 })).toBe('배송비 착불')
  expect(feeText({ method: 'quick', fee: 15_000 })).toBe('배송비 15,000원')
  expect(feeText({ method: 'courier', fee: 0 })).toBe('배송비 무료')
  expect(feeText({ method: 'pickup', fee: 0 })).toBe('배송비 없음')
})

test('the sum says what is in it, and what is paid later', () => {
  const courier = { method: 'courier', fee: 3_500 } as const
  const freight = { method: 'freight', fee: 0 } as const
  expect(feesText([courier, courier])).toBe('7,000원')
  expect(feesText([courier, freight])).toBe('3,500원 + 착불 1곳')
  expect(feesText([freight])).toBe('착불')
})
