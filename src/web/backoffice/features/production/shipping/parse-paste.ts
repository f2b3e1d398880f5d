export interface PastedRow {
  readonly orderNumber: string
  readonly courier: string
  readonly trackingNumber: string | null
}

const ORDER_NUMBER = /\b\d{8}-[0-9A-Z]{6}\b/

/**
 * Rows copied from a spreadsheet, in whatever order its columns are: the order number is known by its form, the tracking
 * number is the longest run of digits, what is left is the courier, or `fallback` when nothing is left. A line that was typed
 * has its parts between spaces.
 */
export function parsePaste(text: string, fallback: string): PastedRow[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const orderNumber = ORDER_NUMBER.exec(line.toUpperCase())?.[0]
    if (!orderNumber) return []
    const cells = line
      .split(/[\t,]/.test(line) ? /\t|,/ : /\s+/)
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '' && !ORDER_NUMBER.test(cell.toUpperCase()))
    const numbers = cells.filter((cell) => /^[\d -]{9,20}$/.test(cell))
    const trackingNumber = numbers.toSorted((a, b) => b.length - a.length)[0] ?? null
    const courier = cells.find((cell) => /[가-힣A-Za-z]/.test(cell)) ?? fallback
    return [{ orderNumber, courier, trackingNumber }]
  })
}
