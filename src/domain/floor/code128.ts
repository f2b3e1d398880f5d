import { CODE128_PATTERNS } from './code128.data.ts'

const START_B = 104
const STOP = 106
const FIRST = 32

/** Widths of bars and gaps in turn, in modules, of printable ASCII in set B of Code 128 with its check sign. */
export function code128(text: string): readonly number[] {
  const values = [...text].map((sign) => sign.charCodeAt(0) - FIRST)
  const wrong = values.findIndex((value) => value < 0 || value > 94)
  if (wrong >= 0) throw new Error(`no bar code for ${JSON.stringify(text[wrong])}`)
  const check = values.reduce((sum, value, at) => sum + value * (at + 1), START_B) % 103
  return [START_B, ...values, check, STOP].flatMap((value) => [...(CODE128_PATTERNS[value] ?? '')].map(Number))
}
