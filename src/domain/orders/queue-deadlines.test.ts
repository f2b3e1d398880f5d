import { describe, expect, it } from 'vitest'
import { businessCalendar } from '#/domain/calendar/business-days.ts'
import { deadlineOf, queueBorders } from './queue-deadlines.ts'

const time = { calendar: businessCalendar([]), office: { open: 9, close: 18 }, pickUpAt: '17:00' }
const seoul = (text: string) => new Date(`${text}:00+09:00`)
const came = { since: seoul('2026-11-20T17:00'), dueDay: null, dueAt: null }

describe('until when the queue wants something', () => {
  it('counts the hours of work, so that a Friday evening is due on Monday', () => {
    expect(deadlineOf('file-problem', came, time)).toEqual(seoul('2026-11-23T12:00'))
  })
  it('wants a parcel when the courier comes, and a deposit by its own deadline', () => {
    expect(deadlineOf('dispatch', { ...came, dueDay: '2026-11-24' }, time)).toEqual(seoul('2026-11-24T17:00'))
    expect(deadlineOf('dispatch', came, time)).toBeNull()
    const dueAt = seoul('2026-11-22T23:59')
    expect(deadlineOf('watch-deposit', { ...came, dueAt }, time)).toEqual(dueAt)
    expect(deadlineOf('watch-deposit', came, time)).toBeNull()
  })
})

describe('what the list is compared with', () => {
  it('is of one moment: the day turns when the courier has been here', () => {
    expect(queueBorders(time, seoul('2026-11-20T16:59')).openDay).toBe('2026-11-20')
    expect(queueBorders(time, seoul('2026-11-20T17:01')).openDay).toBe('2026-11-21')
  })
  it('turns with the hour that the shop says couriers come at', () => {
    const early = { ...time, pickUpAt: '16:30' }
    expect(queueBorders(early, seoul('2026-11-20T16:31')).openDay).toBe('2026-11-21')
    expect(deadlineOf('dispatch', { ...came, dueDay: '2026-11-24' }, early)).toEqual(seoul('2026-11-24T16:30'))
  })
  it('leaves the customer a day for a file before anybody calls', () => {
    const { patience, late } = queueBorders(time, seoul('2026-11-23T17:00'))
    expect(came.since < patience['no-file']).toBe(false)
    expect(came.since < queueBorders(time, seoul('2026-11-23T17:01')).patience['no-file']).toBe(true)
    expect(came.since < late['no-file']!).toBe(false)
    expect(late.dispatch).toBeUndefined()
  })
})
