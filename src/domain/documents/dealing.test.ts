import { expect, test } from 'vitest'
import { dealKind, owedWords } from './dealing.ts'
import { documentFile } from './document-file.ts'
import { networkOf, shareState } from './deal-share.ts'

const booked = { kind: 'order-payment', first: false, stands: 0, supply: 0, vat: 0, paid: 0 }

test('a booking is called by what it did to sale and debt', () => {
  expect(dealKind({ ...booked, kind: 'order-receivable', first: true })).toBe('sale')
  expect(dealKind({ ...booked, kind: 'order-refund', supply: -10 })).toBe('refund')
  expect(dealKind({ ...booked, supply: 100, vat: 10, paid: 110 })).toBe('again')
  expect(dealKind({ ...booked, supply: -100, vat: -10 })).toBe('undone')
  expect(dealKind({ ...booked, stands: 990, supply: -100, vat: -10 })).toBe('lowered')
  expect(dealKind({ ...booked, paid: 110 })).toBe('received')
  expect(dealKind({ ...booked, paid: -110 })).toBe('reversal')
  expect(dealKind(booked)).toBe('settled')
})

test('a row says what became of a debt in the words of a bookkeeper', () => {
  expect(owedWords({ kind: 'sale', paid: 0, owed: 1_100 })).toBe('미수 1,100')
  expect(owedWords({ kind: 'received', paid: 1_100, owed: -1_100 })).toBe('입금 1,100')
  expect(owedWords({ kind: 'lowered', paid: 0, owed: -110 })).toBe('미수금 감액 110')
  expect(owedWords({ kind: 'undone', paid: 0, owed: -110 })).toBe('미수금 감액 110')
  expect(owedWords({ kind: 'settled', paid: 0, owed: -110 })).toBe('미수금 정리 110')
})

test('a paper is saved under its name and number', () => {
  const number = '20261123-ABC123'
  expect(documentFile({ title: '거래명세서', number })).toBe('거래명세서_20261123-ABC123.pdf')
  expect(documentFile({ title: '거래명세서', number: '2026-11-01 – 2026-11-30' })).toBe(
    '거래명세서_2026-11-01~2026-11-30.pdf',
  )
})

test('a link is open until its day or until it is closed, and a look keeps a network and no address', () => {
  const expiresAt = new Date('2026-12-01T00:00:00Z')
  expect(shareState({ expiresAt, revokedAt: null }, new Date('2026-11-30T00:00:00Z'))).toBe('open')
  expect(shareState({ expiresAt, revokedAt: null }, expiresAt)).toBe('expired')
  expect(shareState({ expiresAt, revokedAt: expiresAt }, new Date('2026-11-30T00:00:00Z'))).toBe('revoked')
  expect([networkOf('203.0.113.77'), networkOf('::ffff:10.1.2.3')]).toEqual(['203.0.113.0', '10.1.2.0'])
  expect(networkOf('2001:db8:1:2::9')).toBe('2001:db8:1::')
})
