import type * as z from 'zod/mini'

/** Korean text of a failed check when the schema has none of its own (`contract/text.ts` gives texts with the field's name). */
export function koreanIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null || issue.input === ''
        ? '값을 입력해 주세요.'
        : '값의 형식을 확인해 주세요.'
    case 'too_small':
      return sizeText(issue.origin, issue.minimum, '이상')
    case 'too_big':
      return sizeText(issue.origin, issue.maximum, '이하')
    case 'invalid_value':
      return '보기에서 골라 주세요.'
    case 'not_multiple_of':
      return `${issue.divisor}의 배수로 입력해 주세요.`
    case 'unrecognized_keys':
      return '알 수 없는 항목이 있습니다.'
    default:
      return '값의 형식을 확인해 주세요.'
  }
}

function sizeText(origin: string, limit: number | bigint, side: '이상' | '이하'): string {
  if (origin === 'string') return `${limit}자 ${side}로 입력해 주세요.`
  if (origin === 'array' || origin === 'set') return `${limit}개 ${side}로 골라 주세요.`
  return `${limit} ${side}의 수를 입력해 주세요.`
}
