const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const

export const businessNumberDigits = (text: string): string => text.replaceAll('-', '')

/** True for a Korean business registration number with the right check digit, written 3-2-5 or as ten digits. */
export function isBusinessNumber(text: string): boolean {
  if (!/^(\d{10}|\d{3}-\d{2}-\d{5})$/.test(text)) return false
  const digits = [...businessNumberDigits(text)].map(Number)
  const weighted = WEIGHTS.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0)
  const sum = weighted + Math.floor(((digits[8] ?? 0) * 5) / 10)
  return (10 - (sum % 10)) % 10 === digits[9]
}

/** Ten digits → `123-45-67890`. */
export function formatBusinessNumber(text: string): string {
  const digits = businessNumberDigits(text)
  return `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`
}
