import * as z from 'zod/mini'
import { FIELD_MESSAGE as say } from '#/domain/members/field-message.ts'
import * as is from '#/domain/members/text-rules.ts'
import { ruled } from './ruled.ts'

const rule = (holds: (value: number) => boolean, message: string) =>
  ruled<number>((value) => (holds(value) ? null : message))

export const aNumber = (field: string) => z.number({ error: say.number(field) })
/** An empty or missing number comes out as null. */
export const optionalNumber = (field: string) =>
  z.pipe(
    z.nullish(z.union([z.number(), z.string()])),
    z.pipe(z.transform(is.emptyToNull), z.nullable(z.number({ error: say.number(field) }))),
  )
export const atLeast = (field: string, min: number) => rule((value) => value >= min, say.min(field, min))
export const atMost = (field: string, max: number) => rule((value) => value <= max, say.max(field, max))
export const moreThan = (field: string, bound: number) => rule((value) => value > bound, say.moreThan(field, bound))
export const lessThan = (field: string, bound: number) => rule((value) => value < bound, say.lessThan(field, bound))
export const positive = (field: string) => rule((value) => value > 0, say.positive(field))
export const negative = (field: string) => rule((value) => value < 0, say.negative(field))
export const integer = (field: string) => rule(Number.isInteger, say.integer(field))
export const even = (field: string) => rule(is.isEven, say.even(field))
export const odd = (field: string) => rule(is.isOdd, say.odd(field))
export const saddleStitchPages = (field = '쪽수') => rule(is.isSaddleStitchPages, say.saddleStitch(field))

type Whole = string | number | bigint
/** Up to 8 digits. */
export const typeInt = (field: string) =>
  ruled<Whole>((value) => (is.fitsDigits(value, is.TYPE_INT_DIGITS) ? null : say.typeInt(field)))
/** Up to 18 digits; give text or a bigint, a number cannot hold them. */
export const typeLong = (field: string) =>
  ruled<Whole>((value) => (is.fitsDigits(value, is.TYPE_LONG_DIGITS) ? null : say.typeLong(field)))
