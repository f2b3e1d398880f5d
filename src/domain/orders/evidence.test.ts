import { expect, test } from 'vitest'
import { asksForEvidence, type Evidence, evidenceFor, evidenceText } from './evidence.ts'
import { closedMeans, meansNamed } from './payment-means.ts'

const invoice: Evidence = {
  kind: 'tax-invoice',
  businessNumber: '1208147521',
  company: '한울출판',
  ceo: '김한울',
  manager: '이담당',
  email: 'tax@example.com',
}

test('a card proves the purchase by itself; cash asks', () => {
  expect(asksForEvidence('card')).toBe(false)
  expect(asksForEvidence('transfer')).toBe(true)
  expect(asksForEvidence('virtual-account')).toBe(true)
})

test('what was asked for cash is left aside when a card pays in the end', () => {
  expect(evidenceFor('card', invoice)).toBeNull()
  expect(evidenceFor('transfer', invoice)).toBe(invoice)
})

test('evidence is told in one line', () => {
  expect(evidenceText(invoice)).toBe('세금계산서, 한울출판')
  expect(evidenceText({ kind: 'expense-receipt', businessNumber: '1208147521' })).toBe(
    '현금영수증 (지출증빙) 120-81-47521',
  )
  expect(evidenceText({ kind: 'none' })).toBe('받지 않음')
})

test('an amount below what the gateway takes closes the means, with the reason', () => {
  expect(closedMeans('card', 99)).toBe('100원부터 쓸 수 있습니다.')
  expect(closedMeans('transfer', 150)).toBe('200원부터 쓸 수 있습니다.')
  expect(closedMeans('virtual-account', 200)).toBeNull()
  expect(closedMeans('card', 0)).toBeNull()
})

test('easy pay is a card to the shop; what is none of its means is none', () => {
  expect(meansNamed('간편결제')).toBe('card')
  expect(meansNamed('가상계좌')).toBe('virtual-account')
  expect(meansNamed(null)).toBeNull()
  expect(meansNamed('휴대폰')).toBeNull()
})
