import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, seoulDay } from '#/lib/seoul-time.ts'
import { businessCalendar } from './business-days.ts'
import { lateIfBefore, workingDeadline } from './working-hours.ts'

const BEGIN = Date.parse('2026-11-01T00:00:00Z')
const instants = fc.integer({ min: 0, max: 60 * DAY_MS }).map((ms) => new Date(BEGIN + ms))
const times = fc
  .array(
    fc.integer({ min: -20, max: 90 }).map((day) => ({ day: seoulDay(new Date(BEGIN + day * DAY_MS)) })),
    { maxLength: 12 },
  )
  .map((closed) => ({ calendar: businessCalendar(closed), office: { open: 9, close: 18 } }))
const hours = fc.constantFrom(0.5, 1, 4, 6, 9, 18, 24)

test('일이 늦게 들어오면 마감이 앞서지 않고, 마감은 늘 일하는 시간 안입니다', () => {
  fc.assert(
    fc.property(times, instants, instants, hours, (time, a, b, of) => {
      const [first, second] = a <= b ? [a, b] : [b, a]
      const due = workingDeadline(time, first, of)
      expect(due.getTime()).toBeLessThanOrEqual(workingDeadline(time, second, of).getTime())
      expect(due.getTime()).toBeGreaterThanOrEqual(first.getTime() + of * 3_600_000)
      const inSeoul = new Date(due.getTime() + 9 * 3_600_000)
      const clock = inSeoul.getUTCHours() + inSeoul.getUTCMinutes() / 60 + inSeoul.getUTCMilliseconds() / 3_600_000
      expect(clock).toBeGreaterThanOrEqual(9)
      expect(Math.floor(clock * 3600) / 3600).toBeLessThanOrEqual(18)
      expect(time.calendar.closed.has(seoulDay(due))).toBe(false)
    }),
  )
})

test('한 번의 비교로 센 늦은 일은 하나씩 센 것과 같습니다', () => {
  fc.assert(
    fc.property(times, instants, instants, hours, (time, since, now, of) => {
      const border = lateIfBefore(time, now, of)
      expect(since < border).toBe(workingDeadline(time, since, of) < now)
      const just = new Date(border.getTime() - 1)
      expect(workingDeadline(time, just, of) < now).toBe(true)
      expect(workingDeadline(time, border, of) < now).toBe(false)
    }),
  )
})
