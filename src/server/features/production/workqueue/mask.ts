/** 홍길동 → 홍*동, 김철 → 김*; enough to tell two customers apart, not enough to know one. */
export function maskName(name: string): string {
  const letters = [...name]
  if (letters.length <= 1) return '*'
  if (letters.length === 2) return `${letters[0]}*`
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`
}

/** 010-1234-5678 → 010-****-5678. */
export function maskPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  if (digits.length < 8) return '****'
  const head = digits.startsWith('02') ? 2 : 3
  return `${digits.slice(0, head)}-****-${digits.slice(-4)}`
}

/** 110-123-456789 → ****6789. */
export const maskAccount = (number: string): string => `****${number.replaceAll(/\D/g, '').slice(-4)}`
