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
