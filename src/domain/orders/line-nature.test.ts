import { expect, test } from 'vitest'
import { businessCalendar } from '#/domain/calendar/business-days.ts'
import { EBOOK_JOB } from '#/domain/catalog/ebook-job.ts'
import { kitJob } from '#/domain/catalog/kit-job.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { natureOf } from '#/domain/catalog/line-nature.ts'
import { neededConsents } from './consents.ts'
import { nowNext } from './now-next.ts'
import { orderActions } from './order-actions.ts'
import { SIX_STEPS, stepSpans } from './order-steps.ts'
import {
  afterPaymentWords,
  byAgreementWords,
  freeCancelWords,
  type LineNature,
  mayOrderAgain,
  placesWords,
  stepsFor,
  stillFreeWords,
  tooLateWords,
  workWords,
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

test('only what is printed is ordered again as it was, and a list offers nothing that would be refused', () => {
  expect(mayOrderAgain(['kit', 'ebook'])).toBe(false)
  expect(mayOrderAgain(['kit', 'printed'])).toBe(true)
  const done = { step: 'done', text: '납품 완료', yourTurn: false } as const
  expect(orderActions({ payment: 'paid', label: done, again: false })).toEqual(['view'])
  const cancelled = { step: 'cancelled', text: '취소완료', yourTurn: false } as const
  expect(orderActions({ payment: 'cancelled', label: cancelled, again: false })).toEqual(['view'])
})

test('each passes the steps it has, an e-book its proof behind its making', () => {
  expect(stepsFor(['printed', 'kit'])).toEqual(SIX_STEPS)
  expect(stepsFor(['kit'])).not.toContain('proof')
  const at = { file: null, proof: null, made: null, delivered: null, confirmed: null, due: null, expected: null }
  const placed = new Date('2026-11-30T11:40:00+09:00')
  const spans = stepSpans({ ...at, placed, paid: placed, confirms: null }, 'production', stepsFor(['ebook']))
  expect(spans.map(({ step, stands }) => `${step} ${stands}`)).toEqual([
    'payment past',
    'production now',
    'proof ahead',
    'done ahead',
  ])
  expect(workWords(['kit'])).toBe('종이 담기')
  expect(placesWords(['ebook'], 0)).toBe('파일로 내려받음')
  expect(placesWords(['printed'], 2)).toBe('2곳으로 나눠 보냄')
})

test('the head of an order that is not paid, not wanted or confirmed says nothing that it has not', () => {
  const told = (nature: LineNature, step: 'payment' | 'done' | 'cancelled', text: string) =>
    JSON.stringify(
      nowNext({
        label: { step, text },
        now: new Date('2026-11-30T11:40:00+09:00'),
        calendar: businessCalendar([]),
        dueDay: null,
        workingDays: 1,
        depositDueAt: null,
        natures: [nature],
        places: [],
        troubled: false,
        missingFiles: [],
      }),
    )
  expect(told('kit', 'payment', '결제대기')).toContain('결제를 마치면 바로 종이를 담습니다.')
  expect(told('ebook', 'payment', '입금대기')).toContain('입금을 확인하면 바로 전자책 제작을 시작합니다.')
  expect(told('kit', 'done', '구매확정')).not.toContain('같은 파일')
  expect(told('ebook', 'cancelled', '취소완료')).not.toContain('같은 파일')
})
