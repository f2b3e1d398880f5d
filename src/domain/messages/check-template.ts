import { josa } from '#/lib/josa.ts'
import { GIVEN_FIELDS } from './message-fields.data.ts'
import type { MessageTemplate, MessageTexts } from './message-template.ts'
import { BRACES } from './fill-template.ts'

export const MOST_LETTERS = { subject: 80, mail: 2_000, text: 900 } as const

type Problems = { readonly [T in keyof MessageTexts]?: string }
type Rules = Pick<MessageTemplate, 'required' | 'optional' | 'text'>

/** What is wrong with changed texts, in Korean, by text; empty when they may be sent. */
export function templateProblems(texts: MessageTexts, rules: Rules): Problems {
  const subject = problemOf(texts.subject, 'subject', rules)
  const mail = problemOf(texts.mail, 'mail', rules)
  const text = texts.text === '' && rules.text === '' ? null : problemOf(texts.text, 'text', rules)
  return { ...(subject ? { subject } : {}), ...(mail ? { mail } : {}), ...(text ? { text } : {}) }
}

function problemOf(text: string, which: keyof MessageTexts, { required, optional }: Rules): string | null {
  if (text.trim() === '') return '내용을 적어 주세요.'
  if (text.length > MOST_LETTERS[which]) return `${MOST_LETTERS[which]}자까지 쓸 수 있습니다.`
  if (which === 'subject' && text.includes('\n')) return '제목은 한 줄로 적어 주세요.'
  if (/[{}]/.test(text.replaceAll(BRACES, ''))) return '중괄호가 짝이 맞지 않습니다. {주문번호}처럼 적어 주세요.'
  const named = [...text.matchAll(BRACES)].map(([, name = '']) => name)
  const known: readonly string[] = [...GIVEN_FIELDS, ...required, ...optional]
  const unknown = named.find((name) => !known.includes(name))
  if (unknown !== undefined) return `${josa(`{${unknown}}`, '은/는')} 이 알림에 없는 항목입니다.`
  // The subject is a headline; what must be said stands below it.
  const missing = which === 'subject' ? [] : required.filter((name) => !named.includes(name))
  return missing.length > 0
    ? `꼭 들어가야 할 항목이 빠졌습니다: ${missing.map((name) => `{${name}}`).join(', ')}`
    : null
}
