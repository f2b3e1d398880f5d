export const TYPE_INT_DIGITS = 8
export const TYPE_LONG_DIGITS = 18

export const isNumeric = (text: string): boolean => /^\d+$/.test(text)
export const isNotEmpty = (text: string): boolean => text.length > 0
/** White space alone counts as empty. */
export const isNotBlank = (text: string): boolean => text.trim().length > 0
/** The specification measures the text's length, not its encoded bytes. */
export const isWithinMaxByte = (text: string, bound: number): boolean => text.length <= bound

/** True for a whole number of at most `digits` digits, sign not counted. Takes text, as 18 digits do not fit a number. */
export function fitsDigits(value: string | number | bigint, digits: number): boolean {
  const text = typeof value === 'number' && !Number.isInteger(value) ? '' : String(value)
  return new RegExp(`^[+-]?\\d{1,${digits}}$`).test(text)
}

export const isEven = (value: number): boolean => Number.isInteger(value) && value % 2 === 0
export const isOdd = (value: number): boolean => Number.isInteger(value) && value % 2 !== 0
export const isSaddleStitchPages = (pages: number): boolean => Number.isInteger(pages) && pages % 4 === 0

/** Case-insensitive; `allowed` without dots. A name without an extension is not allowed. */
export function hasExtension(fileName: string, allowed: readonly string[]): boolean {
  const dot = fileName.lastIndexOf('.')
  if (dot < 0) return false
  const extension = fileName.slice(dot + 1).toLowerCase()
  return allowed.some((candidate) => candidate.toLowerCase() === extension)
}

export const isWebUrl = (text: string): boolean => /^https?:\/\/[^\s/$.?#][^\s]*$/i.test(text)
export const isUuid = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i.test(text)
/** Whatever its version: as the database reads one. */
export const isUuidForm = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
export const isLowerCase = (text: string): boolean => text === text.toLowerCase()
export const isUpperCase = (text: string): boolean => text === text.toUpperCase()

/** An optional number left empty is null, not zero; text that is no number is NaN for the number rule to refuse. */
export const emptyToNull = (value: string | number | null | undefined): number | null =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '') ? null : Number(value)
