import { expect, test } from 'vitest'
import { EBOOK_JOB } from '#/domain/catalog/ebook-job.ts'
import { kitJob } from '#/domain/catalog/kit-job.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { natureOf } from '#/domain/catalog/line-nature.ts'
import { neededConsents } from './consents.ts'
import {
  afterPaymentWords,
  byAgreementWords,
  freeCancelWords,
  type LineNature,
  stillFreeWords,
  tooLateWords,
} from './line-nature.ts'

test('a line is what it is made as, wherever it came from', () => {
  const book = defaultSpec('D413')
  expect(natureOf({ spec: book })).toBe('printed')
  expect(natureOf({ spec: book, origin: { kind: 'binding' } })).toBe('printed')
  expect(natureOf({ spec: book, origin: { kind: 'edition' } })).toBe('edition')
  expect(natureOf({ spec: EBOOK_JOB, origin: null })).toBe('ebook')
  expect(natureOf({ spec: kitJob([]), origin: { kind: 'kit' } })).toBe('kit')
})

test('until when an order is cancelled for nothing is told of everything in it', () => {
  expect(freeCancelWords(['printed'])).toBe('시안을 승인하기 전에는 무료로 취소할 수 있습니다.')
  expect(freeCancelWords(['kit'])).toBe('종이 샘플을 담기 전에는 무료로 취소할 수 있습니다.')
  expect(freeCancelWords(['kit', 'printed'])).toBe(
    '시안을 승인하거나 종이 샘플을 담기 전에는 무료로 취소할 수 있습니다.',
  )
  expect(freeCancelWords(['ebook', 'ebook'])).toBe('전자책 시안이 나오기 전에는 무료로 취소할 수 있습니다.')
})

const WORDS = [freeCancelWords, stillFreeWords, byAgreementWords, tooLateWords, afterPaymentWords]

test('what is packed has no proof and no press, what is a file has no press', () => {
  for (const words of WORDS) {
    expect(words(['kit'])).not.toMatch(/시안|인쇄|파일/u)
    expect(words(['ebook'])).not.toMatch(/인쇄|출고/u)
  }
})

test('the notice about withdrawing says of each what it is, and of nothing else', () => {
  const body = (natures: readonly LineNature[]) =>
    neededConsents(false, natures).find(({ kind }) => kind === 'made-to-order')?.body ?? ''
  expect(body(['printed'])).toContain('시안을 승인하기 전에는')
  expect(body(['kit'])).toContain('담기 전에는')
  expect(body(['kit'])).not.toMatch(/시안|인쇄를 시작/u)
  expect(body(['ebook'])).not.toContain('인쇄를 시작')
  expect(body(['printed', 'kit', 'kit'])).toBe(`${body(['printed'])} ${body(['kit'])}`)
})

test('what an e-book alone needs has no carrier', () => {
  expect(neededConsents(true, ['ebook']).map(({ kind }) => kind)).toEqual(['purchase', 'made-to-order'])
})
