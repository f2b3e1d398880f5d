/** Widths of bars and gaps of the 107 signs of Code 128, each beginning with a bar. */
const SIGNS = (
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221' +
  '223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321' +
  '112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131' +
  '311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114' +
  '122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141' +
  '214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232'
).match(/\d{6}/g)
const STOP = '2331112'
const START = { B: 104, C: 105 } as const

/** Bars and gaps of a text in modules, beginning with a bar: digits in pairs where all are digits, else letter by letter. */
export function code128(text: string): readonly number[] {
  const values = /^(?:\d\d)+$/.test(text) ? [START.C, ...pairs(text)] : [START.B, ...letters(text)]
  const sum = values.reduce((all, value, place) => all + value * Math.max(1, place), 0)
  const widths = [...values, sum % 103].map((value) => SIGNS?.[value] ?? '').join('') + STOP
  return [...widths].map(Number)
}

/** The bars as one path from 0, 0: as wide as told at the most, with no bar wider than `most` a module. */
export function barPath(text: string, { width, height, most = width }: BarRoom): string {
  const widths = code128(text)
  const unit = Math.min(most, width / widths.reduce((sum, each) => sum + each, 0))
  let left = 0
  const bars = widths.map((modules, at) => {
    const start = left
    left += modules * unit
    return at % 2 === 0 ? `M${start} 0H${left}V${height}H${start}Z` : ''
  })
  return bars.join('')
}

interface BarRoom {
  readonly width: number
  readonly height: number
  /** Width of the thinnest bar. */
  readonly most?: number
}

const pairs = (text: string): number[] => (text.match(/\d\d/g) ?? []).map(Number)

function letters(text: string): number[] {
  return [...text].map((letter) => {
    const value = letter.charCodeAt(0) - 32
    if (value < 0 || value > 94) throw new RangeError(`no bars for ${letter}`)
    return value
  })
}
