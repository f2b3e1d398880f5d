/** Default texts of the specification; a call that gives its own title replaces them. */
export const DIALOG_TITLES = {
  success: '완료되었습니다.',
  warning: '경고가 발생했습니다.',
  info: '알려드립니다.',
  error: '오류가 발생했습니다.',
  confirm: '사용하시겠습니까?',
} as const

export const DIALOG_BUTTONS = { ok: '확인', cancel: '취소' } as const

export const INPUT_CHECKS = { email: 'Invalid email address', url: 'Invalid URL' } as const

const EMAIL = /^[a-z0-9.+_-]+@[a-z0-9.-]+\.[a-z0-9-]{2,24}$/i
const URL_SHAPE = /^https?:\/\/[^\s/$.?#].[^\s]*$/i

export type PromptInput = 'text' | 'email' | 'url' | 'number' | 'textarea' | 'password'

/** The message to show, or null when the text may pass. */
export function checkPromptInput(input: PromptInput, text: string): string | null {
  if (input === 'email') return EMAIL.test(text) ? null : INPUT_CHECKS.email
  if (input === 'url') return URL_SHAPE.test(text) ? null : INPUT_CHECKS.url
  return null
}
