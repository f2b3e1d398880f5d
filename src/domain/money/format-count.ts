/** `12,000`: grouped by thousands, the same on every machine. */
export function formatCount(value: number): string {
  const [whole = '0', fraction] = String(Math.abs(value)).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/gu, ',')
  return `${value < 0 ? '−' : ''}${grouped}${fraction ? `.${fraction}` : ''}`
}
