import type * as z from 'zod/mini'
import { FIELD_MESSAGE as say } from '#/domain/members/field-message.ts'
import { FIELD_LABELS } from './field-labels.data.ts'

/**
 * What a failed check says when the schema has no words of its own (`contract/text.ts` and `contract/rules` give them): the
 * specification's message for the rule, with the name of the field.
 */
export function koreanIssue(issue: z.core.$ZodRawIssue): string {
  const field = labelOf(issue.path ?? [])
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue.input) ? say.required(field) : typeText(field, issue.expected)
    case 'too_small':
      return smallText(field, issue.origin, issue.minimum, issue.inclusive !== false)
    case 'too_big':
      return bigText(field, issue.origin, issue.maximum, issue.inclusive !== false)
    case 'invalid_value':
      if (isMissing(issue.input)) return say.required(field)
      return issue.values.length > SHOWN_VALUES ? say.invalid(field) : say.oneOf(field, issue.values.map(String))
    case 'invalid_format':
      return formatText(field, issue.format)
    case 'not_multiple_of':
      return say.multipleOf(field, issue.divisor)
    case 'unrecognized_keys':
      return '알 수 없는 항목이 있습니다.'
    default:
      return isMissing(issue.input) ? say.required(field) : say.invalid(field)
  }
}

/** More than these are no help to a reader. */
const SHOWN_VALUES = 8

const isMissing = (input: unknown): boolean => input === undefined || input === null || input === ''

/** The name of the innermost field that has one; a place in a list has none of its own. */
export function labelOf(path: readonly PropertyKey[]): string {
  const keys = path.filter((key): key is string => typeof key === 'string')
  for (let at = keys.length - 1; at >= 0; at -= 1) {
    const label = FIELD_LABELS[keys[at] ?? '']
    if (label !== undefined) return label
  }
  return '값'
}

function typeText(field: string, expected: string): string {
  if (expected === 'int') return say.integer(field)
  return expected === 'number' ? say.number(field) : say.invalid(field)
}

function formatText(field: string, format: string): string {
  if (format === 'date' || format === 'datetime') return say.dateFormat(field)
  if (format === 'uuid') return say.uuid(field)
  if (format === 'email') return say.email(field)
  return format === 'url' ? say.url(field) : say.invalid(field)
}

function smallText(field: string, origin: string, limit: number | bigint, inclusive: boolean): string {
  const min = Number(limit)
  if (origin === 'string') return min === 1 ? say.required(field) : say.minLength(field, min)
  if (origin === 'array' || origin === 'set') return say.arrayMin(field, min)
  return inclusive ? say.min(field, min) : say.moreThan(field, min)
}

function bigText(field: string, origin: string, limit: number | bigint, inclusive: boolean): string {
  const max = Number(limit)
  if (origin === 'string') return say.maxLength(field, max)
  if (origin === 'array' || origin === 'set') return say.arrayMax(field, max)
  return inclusive ? say.max(field, max) : say.lessThan(field, max)
}
