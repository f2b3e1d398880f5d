import * as z from 'zod/mini'
import * as is from '#/domain/members/date-rules.ts'
import { FIELD_MESSAGE as say } from '#/domain/members/field-message.ts'
import { ruled } from './ruled.ts'

const rule = (holds: (value: string) => boolean, message: string) =>
  ruled<string>((value) => (holds(value) ? null : message))

/** `YYYY-MM-DD`. */
export const dateText = (field: string) => rule(is.isDateText, say.dateFormat(field))
/** `HH:mm:ss`. */
export const timeText = (field: string) => rule(is.isTimeText, say.timeFormat(field))
/** `YYYY-MM-DD HH:mm:ss`. */
export const dateTimeText = (field: string) => rule(is.isDateTimeText, say.dateFormat(field))
/** Dates in this notation sort as text. */
export const dateFrom = (field: string, min: string) => rule((value) => value >= min, say.dateMin(field, min))
export const dateUntil = (field: string, max: string) => rule((value) => value <= max, say.dateMax(field, max))

/** A day that must be there: `YYYY-MM-DD`. */
export const day = (field: string) => z.string({ error: say.required(field) }).check(dateText(field))
/** Says how a day is written, where a list of the desk is narrowed by one. */
export const WRITE_DAY = '날짜는 2026-11-20처럼 적어 주세요.'
/** A day of the desk: `YYYY-MM-DD`. */
export const writtenDay = z.string().check(z.refine(is.isDateText, { error: WRITE_DAY }))
/** A moment with its offset; of a year that the database knows. */
export const instant = (error?: string) =>
  z.iso
    .datetime({ offset: true, ...(error === undefined ? {} : { error }) })
    .check(z.refine((value) => new Date(value).getUTCFullYear() > 0, error === undefined ? {} : { error }))

/** Days from and to, both included; the last may not lie before the first. */
export function periodInOrder(first: string, last: string) {
  return z.check<{ readonly from?: string | undefined; readonly to?: string | undefined }>(({ value, issues }) => {
    const { from, to } = value
    if (from === undefined || to === undefined || to >= from) return
    issues.push({ code: 'custom', path: ['to'], message: say.dateMin(last, first), input: to })
  })
}
