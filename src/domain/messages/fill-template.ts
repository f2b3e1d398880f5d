import { type FieldName, MESSAGE_FIELDS } from './message-fields.data.ts'
import type { MessageTexts } from './message-template.ts'

export type FieldValues = { readonly [F in FieldName]?: string }

/** Any pair of braces, so that a mistyped field is found as well. */
export const BRACES = /\{([^{}]*)\}/g
/** What mail programs and phones make a link of. */
const LINK = /:\/\/|www\.|[\p{L}\d-]\.(?:[a-z]{2,}|xn--|한국|닷컴|닷넷)|\d+\.\d+\.\d+\.\d+/iu
/** Wide letters and the full stops of other scripts lead to the same place. */
const asAddress = (text: string): string => text.normalize('NFKC').replaceAll(/[。｡]/g, '.')

export const isField = (name: string): name is FieldName => Object.hasOwn(MESSAGE_FIELDS, name)

/** Anybody may order in any name and the sender is the shop: nobody else's link goes out in it. */
export function safeValues(values: FieldValues): FieldValues {
  const safe = Object.entries(values).map(([name, value]) => {
    const field = isField(name) ? MESSAGE_FIELDS[name] : null
    return [name, field && 'instead' in field && LINK.test(asAddress(value ?? '')) ? field.instead : value]
  })
  return Object.fromEntries(safe)
}

/** The texts with their fields filled in. A line whose fields are all empty is left out. */
export function fillTemplate({ subject, mail, text }: MessageTexts, values: FieldValues): MessageTexts {
  return { subject: fillLine(subject, values), mail: fillLines(mail, values), text: fillLines(text, values) }
}

function fillLines(text: string, values: FieldValues): string {
  const lines = text.split('\n').filter((line) => {
    const named = [...line.matchAll(BRACES)].map(([, name = '']) => name)
    return named.length === 0 || named.some((name) => valueOf(name, values) !== '')
  })
  return lines.map((line) => fillLine(line, values)).join('\n')
}

const fillLine = (line: string, values: FieldValues): string =>
  line.replaceAll(BRACES, (_, name: string) => valueOf(name, values))

const valueOf = (name: string, values: FieldValues): string => (isField(name) ? (values[name] ?? '') : '')
