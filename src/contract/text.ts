import * as z from 'zod/mini'
import { FIELD_MESSAGE as say } from '#/domain/members/field-message.ts'
import { withoutTurning } from '#/lib/turning.ts'
import { isUnseen } from '#/lib/unseen.ts'
import { atLeast, atMost, integer } from './rules/number-rules.ts'
import { maxLength, minLength, uuidText } from './rules/text-rules.ts'

interface TextLimits {
  /** 1 unless told; characters after trimming. */
  readonly min?: number
  readonly max: number
  /** Keeps line breaks; without it any control character is refused. */
  readonly multiline?: true
  /** Takes away what people type or paste around the value, before anything is counted. */
  readonly tidy?: (value: string) => string
  /** Further rules of the specification for this field, after the length. */
  readonly rules?: readonly z.core.$ZodCheck<string>[]
  readonly pattern?: { readonly regex: RegExp; readonly message: string }
}

/** No control characters but, where lines are allowed, tab and line feed. U+0000 and half an emoji cannot be stored at all. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u
const LINES = /^[^\p{Cc}\p{Cs}]*(?:[\t\n][^\p{Cc}\p{Cs}]*)*$/u

/** Text a person types: empty where nothing of it can be seen, trimmed, line ends made `\n`, composed (NFC), with messages that name the field: `text('이름', { max: 20 })`. */
export function text(label: string, limits: TextLimits) {
  const min = limits.min ?? 1
  return z.string({ error: enterText(label) }).check(
    z.overwrite((value) =>
      isUnseen(value) ? '' : withoutTurning(value).replace(/\r\n?/g, '\n').normalize('NFC').trim(),
    ),
    ...(limits.tidy ? [z.overwrite(limits.tidy)] : []),
    ...(min === 1 ? [z.minLength(1, { error: enterText(label), abort: true })] : [minLength(label, min)]),
    maxLength(label, limits.max),
    z.regex(limits.multiline ? LINES : ONE_LINE, { error: `${label}에 쓸 수 없는 문자가 있습니다.` }),
    ...(limits.rules ?? []),
    ...(limits.pattern ? [z.regex(limits.pattern.regex, { error: limits.pattern.message })] : []),
  )
}

/** Text that may be left empty; empty and missing both come out as null. */
export function optionalText(label: string, limits: TextLimits) {
  const given = z.nullish(z.string({ error: enterText(label) }))
  const emptied = z.transform((value: string | null | undefined) => (!value || isUnseen(value) ? null : value))
  return z.pipe(z.pipe(given, emptied), z.nullable(text(label, limits)))
}

/** As amounts are read everywhere, and pasted: 30,000,000. */
const GROUPED = /^-?(?:\d{1,15}|\d{1,3}(?:,\d{3}){1,4})$/

/** A whole number; accepts the text of one too, as a query string carries it and a person types it. */
export function wholeNumber(label: string, limits: { readonly min: number; readonly max: number }) {
  const error = say.number(label)
  return z.pipe(
    z.union([z.number(), z.string().check(z.regex(GROUPED, { error }))], { error }),
    z.pipe(
      z.transform((value: number | string) => (typeof value === 'string' ? Number(value.replaceAll(',', '')) : value)),
      z.number({ error }).check(integer(label), atLeast(label, limits.min), atMost(label, limits.max)),
    ),
  )
}

export const uuid = (label = '번호') => z.string({ error: say.required(label) }).check(uuidText(label))

export const enterText = (label: string) => say.required(label)
