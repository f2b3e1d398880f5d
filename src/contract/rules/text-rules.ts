import { isEmail } from '#/domain/members/email.ts'
import { FIELD_MESSAGE as say } from '#/domain/members/field-message.ts'
import * as is from '#/domain/members/text-rules.ts'
import { ruled } from './ruled.ts'

/** Rules of the specification §5 for text, each a check that speaks for its field: `z.string().check(maxByte('메모', 100))`. */
const rule = (holds: (value: string) => boolean, message: string) =>
  ruled<string>((value) => (holds(value) ? null : message))

export const notEmpty = (field: string) => rule(is.isNotEmpty, say.required(field))
/** White space alone counts as empty. */
export const notBlank = (field: string) => rule(is.isNotBlank, say.required(field))
export const numeric = (field: string) => rule(is.isNumeric, say.numbersOnly(field))
export const maxByte = (field: string, bound: number) =>
  rule((value) => is.isWithinMaxByte(value, bound), say.maxByte(field, bound))
export const exactLength = (field: string, length: number) =>
  rule((value) => value.length === length, say.exactLength(field, length))
export const minLength = (field: string, min: number) => rule((value) => value.length >= min, say.minLength(field, min))
export const maxLength = (field: string, max: number) => rule((value) => value.length <= max, say.maxLength(field, max))
export const emailAddress = (field: string) => rule(isEmail, say.email(field))
export const webUrl = (field: string) => rule(is.isWebUrl, say.url(field))
export const uuidText = (field: string) => rule(is.isUuid, say.uuid(field))
export const lowerCase = (field: string) => rule(is.isLowerCase, say.lowerCase(field))
export const upperCase = (field: string) => rule(is.isUpperCase, say.upperCase(field))
export const oneOf = (field: string, values: readonly string[]) =>
  rule((value) => values.includes(value), say.oneOf(field, values))
export const notOneOf = (field: string, values: readonly string[]) =>
  rule((value) => !values.includes(value), say.notOneOf(field, values))
