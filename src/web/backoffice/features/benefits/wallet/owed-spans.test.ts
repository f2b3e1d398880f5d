import { expect, it } from 'vitest'
import { owedSpans, spanText } from './owed-spans.ts'

const owed = (day: string, points: number) => ({ day, points, emoneyPaid: 0, emoneyFree: 0, giftCards: 0 })

it('같은 금액이 이어진 날은 한 줄입니다', () => {
  const days = [owed('2027-01-02', 500), owed('2027-01-01', 0), owed('2026-12-31', 0), owed('2026-12-30', 500)]
  expect(owedSpans(days).map((span) => [spanText(span), span.points])).toEqual([
    ['2027.01.02', 500],
    ['2026.12.31–2027.01.01', 0],
    ['2026.12.30', 500],
  ])
  expect(owedSpans([owed('2026-11-30', 7), owed('2026-11-29', 7)]).map(spanText)).toEqual(['2026.11.29–11.30'])
})
