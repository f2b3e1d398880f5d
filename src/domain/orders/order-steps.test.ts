import { describe, expect, it } from 'vitest'
import { stepSpans, type StepDates } from './order-steps.ts'

const day = (date: number) => new Date(Date.UTC(2026, 10, date))
const none: StepDates = {
  placed: day(17),
  paid: null,
  file: null,
  proof: null,
  made: null,
  delivered: null,
  confirmed: null,
  due: null,
  expected: null,
  confirms: null,
}

describe('six steps on time', () => {
  it('follow one another, the one under way from the end of the last to its promised day', () => {
    const spans = stepSpans({ ...none, paid: day(17), file: day(18), proof: day(20), due: day(27) }, 'production')
    expect(spans.map(({ stands }) => stands)).toEqual(['past', 'past', 'past', 'now', 'ahead', 'ahead'])
    expect(spans[2]).toMatchObject({ from: day(18), to: day(20) })
    expect(spans[3]).toMatchObject({ from: day(20), to: day(27) })
    expect(spans[4]).toMatchObject({ from: null, to: null })
  })
  it('never run backwards: a step whose moment is unknown took no time', () => {
    const spans = stepSpans({ ...none, paid: day(19), proof: day(18) }, 'production')
    expect(spans[1]).toMatchObject({ from: day(19), to: day(19) })
    expect(spans[2]).toMatchObject({ from: day(19), to: day(19) })
  })
  it('are all past once the purchase is confirmed, and ahead for what was cancelled', () => {
    const over = { ...none, paid: day(17), delivered: day(28), confirmed: day(30) }
    expect(stepSpans(over, 'done').every(({ stands }) => stands === 'past')).toBe(true)
    expect(stepSpans(none, 'cancelled').every(({ stands }) => stands === 'ahead')).toBe(true)
  })
})
