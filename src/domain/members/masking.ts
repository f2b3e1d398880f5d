import { formatPhone } from './phone.ts'

/** `홍길동` → `홍*동`, `김수` → `김*`. */
export function maskName(name: string): string {
  const letters = [...name.trim()]
  if (letters.length <= 1) return letters.length === 0 ? '' : '*'
  if (letters.length === 2) return `${letters[0]}*`
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`
}

/** `01012345678` → `010-****-5678`. */
export function maskPhone(phone: string): string {
  const parts = formatPhone(phone).split('-')
  if (parts.length < 3) return '*'.repeat(phone.length)
  return [parts[0], '*'.repeat((parts[1] ?? '').length), parts[2]].join('-')
}

/** `abcde@naver.com` → `ab***@naver.com`; the domain stays, as the owner has to recognise the address. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 0 ? maskLoginId(email) : maskLoginId(email.slice(0, at)) + email.slice(at)
}

/** `gildong` → `gi*****`; at least one letter is hidden. */
export function maskLoginId(id: string): string {
  const letters = [...id]
  const shown = Math.min(2, Math.max(0, letters.length - 1))
  return letters.slice(0, shown).join('') + '*'.repeat(letters.length - shown)
}
