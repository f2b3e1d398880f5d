const TWO = (value: number) => String(value).padStart(2, '0')

/** `D:20261124150000Z` */
export function pdfDate(at: Date): string {
  const day = `${at.getUTCFullYear()}${TWO(at.getUTCMonth() + 1)}${TWO(at.getUTCDate())}`
  return `D:${day}${TWO(at.getUTCHours())}${TWO(at.getUTCMinutes())}${TWO(at.getUTCSeconds())}Z`
}

const WRITTEN = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:Z|([+-])(\d\d)'?(\d\d)'?)?/

/** Milliseconds since 1970; null for what is no date to the second. */
export function instantOfPdf(text: string): number | null {
  const found = WRITTEN.exec(text)
  if (!found) return null
  const [, year, month, day, hour, minute, second, sign, hours = '00', minutes = '00'] = found
  const zone = sign ? `${sign}${hours}:${minutes}` : 'Z'
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`)
  return Number.isNaN(at) ? null : at
}
