/** `12,000`: grouped by thousands, the same on every machine; `digits` are the most behind the point. */
export function formatCount(value: number, digits?: number): string {
  const shown = digits === undefined ? value : Math.round(value * 10 ** digits) / 10 ** digits
  const [whole = '0', fraction] = String(Math.abs(shown)).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/gu, ',')
  return `${shown < 0 ? '−' : ''}${grouped}${fraction ? `.${fraction}` : ''}`
}
