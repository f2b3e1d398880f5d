import * as z from 'zod/mini'
import { josa } from '#/lib/josa.ts'

interface TextLimits {
  /** 1 unless told; characters after trimming. */
  readonly min?: number
  readonly max: number
  /** Keeps line breaks; without it any control character is refused. */
  readonly multiline?: true
  /** Takes away what people type or paste around the value, before anything is counted. */
  readonly tidy?: (value: string) => string
  readonly pattern?: { readonly regex: RegExp; readonly message: string }
}

/** No control characters but, where lines are allowed, tab and line feed. U+0000 and half an emoji cannot be stored at all. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u
const LINES = /^[^\p{Cc}\p{Cs}]*(?:[\t\n][^\p{Cc}\p{Cs}]*)*$/u

/** Text a person types: trimmed, line ends made `\n`, composed (NFC), with messages that name the field: `text('이름', { max: 20 })`. */
export function text(label: string, limits: TextLimits) {
  const min = limits.min ?? 1
  return z.string({ error: enterText(label) }).check(
    z.overwrite((value) => value.replace(/\r\n?/g, '\n').normalize('NFC').trim()),
    ...(limits.tidy ? [z.overwrite(limits.tidy)] : []),
    z.minLength(min, {
      error: min === 1 ? enterText(label) : `${josa(label, '은/는')} ${min}자 이상 입력해 주세요.`,
      abort: true,
    }),
    z.maxLength(limits.max, { error: `${josa(label, '은/는')} ${limits.max}자 이하로 입력해 주세요.`, abort: true }),
    z.regex(limits.multiline ? LINES : ONE_LINE, { error: `${label}에 쓸 수 없는 문자가 있습니다.` }),
    ...(limits.pattern ? [z.regex(limits.pattern.regex, { error: limits.pattern.message })] : []),
  )
}

/** Text that may be left empty; empty and missing both come out as null. */
export function optionalText(label: string, limits: TextLimits) {
  return z.pipe(
    z.nullish(text(label, { ...limits, min: 0 })),
    z.transform((value) => value || null),
  )
}

/** A whole number; accepts the text of one too, as a query string carries it. */
export function wholeNumber(label: string, limits: { readonly min: number; readonly max: number }) {
  const error = `${josa(label, '은/는')} 숫자로 입력해 주세요.`
  return z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^-?\d{1,15}$/, { error }))], { error }),
    z.pipe(
      z.transform((value: number | string) => Number(value)),
      z
        .int({ error: `${josa(label, '은/는')} 정수로 입력해 주세요.` })
        .check(
          z.minimum(limits.min, { error: `${josa(label, '은/는')} ${limits.min} 이상으로 입력해 주세요.` }),
          z.maximum(limits.max, { error: `${josa(label, '은/는')} ${limits.max} 이하로 입력해 주세요.` }),
        ),
    ),
  )
}

export const uuid = () => z.uuid({ error: '번호의 형식이 맞지 않습니다.' })

export const enterText = (label: string) => `${josa(label, '을/를')} 입력해 주세요.`
