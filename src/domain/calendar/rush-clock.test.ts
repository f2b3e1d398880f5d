import { describe, expect, it } from 'vitest'
import { businessCalendar } from './business-days.ts'
import { rushClock, rushRuns } from './rush-clock.ts'

const calendar = businessCalendar([{ day: '2026-12-25' }])
const seoul = (text: string) => new Date(`${text}:00+09:00`)

describe('24시간의 시계', () => {
  it('마감 전에 승인하면 다음 영업일 같은 시각에 나갑니다', () => {
    expect(rushClock(calendar, seoul('2026-11-19T13:17'))).toEqual({
      state: 'open',
      cutOff: seoul('2026-11-19T14:00'),
      leaves: seoul('2026-11-20T14:00'),
      work: [{ from: seoul('2026-11-19T14:00'), to: seoul('2026-11-20T14:00') }],
    })
  })

  it('마감까지 20분이 안 남으면 미리 알립니다', () => {
    expect(rushClock(calendar, seoul('2026-11-19T13:40')).state).toBe('open')
    expect(rushClock(calendar, seoul('2026-11-19T13:41')).state).toBe('short')
  })

  it('마감이 지나면 다음 마감으로 넘어갑니다', () => {
    const past = rushClock(calendar, seoul('2026-11-19T14:00'))
    expect([past.state, past.cutOff, past.leaves]).toEqual([
      'past',
      seoul('2026-11-20T14:00'),
      seoul('2026-11-23T14:00'),
    ])
  })

  it('쉬는 날에는 시계가 멈추고, 그렇게 말합니다', () => {
    const saturday = rushClock(calendar, seoul('2026-11-21T10:00'))
    expect([saturday.state, saturday.cutOff]).toEqual(['closed', seoul('2026-11-23T14:00')])
    expect(rushClock(calendar, seoul('2026-12-25T10:00'))).toMatchObject({
      state: 'closed',
      cutOff: seoul('2026-12-28T14:00'),
    })
  })

  it('주말은 일하는 24시간에서 빠집니다', () => {
    const [friday] = rushRuns(calendar, seoul('2026-11-20T09:00'), 1)
    expect(friday?.work).toEqual([
      { from: seoul('2026-11-20T14:00'), to: seoul('2026-11-21T00:00') },
      { from: seoul('2026-11-23T00:00'), to: seoul('2026-11-23T14:00') },
    ])
  })

  it.each([
    ['2026-11-18T09:00', 12],
    ['2026-12-20T23:59', 12],
  ])('어느 마감에서 나가기까지도 일하는 시간은 24시간입니다: %s', (from, count) => {
    const runs = rushRuns(calendar, seoul(from), count)
    const hours = runs.map(({ work }) => work.reduce((sum, part) => sum + (+part.to - +part.from) / 3_600_000, 0))
    expect(hours).toEqual(Array.from({ length: count }, () => 24))
    expect(runs.every((run, at) => at === 0 || run.cutOff > (runs[at - 1]?.cutOff ?? 0))).toBe(true)
  })
})
