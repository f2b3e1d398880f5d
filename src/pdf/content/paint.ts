import { DEVICE_GRAY, type ColourSpace } from './colour-space.ts'

/** A current colour: a space and the values in it. */
export interface Paint {
  readonly space: ColourSpace
  readonly values: readonly number[]
}

export const BLACK: Paint = { space: DEVICE_GRAY, values: [0] }

/** What a paint means for the press. */
export interface PaintJudgement {
  /** `unknown` only where the eye has to look: patterns, indexed and unreadable spaces. */
  readonly colour: 'mono' | 'colour' | 'unknown'
  readonly white: boolean
  /** Number of inks it takes; null when that depends on a conversion. */
  readonly inks: number | null
  /** Sum of inks in percent; null when that depends on a conversion. */
  readonly coverage: number | null
  readonly spots: readonly string[]
  /** Black ink alone, at its fullest. */
  readonly fullBlack: boolean
  /** The `All` separation. */
  readonly registration: boolean
}

export const PLATES = ['Cyan', 'Magenta', 'Yellow', 'Black']
const PROCESS = new Set(PLATES)
const NO_INK = 0.005
/** Two per cent between the channels is grey to the eye and what conversions leave behind. */
const NEUTRAL = 0.02

const UNDECIDED: PaintJudgement = {
  colour: 'unknown',
  white: false,
  inks: null,
  coverage: null,
  spots: [],
  fullBlack: false,
  registration: false,
}

/** A colour stays set for many letters and is asked for several times by each. */
const JUDGED = new WeakMap<Paint, PaintJudgement>()

export function judgePaint(paint: Paint): PaintJudgement {
  const known = JUDGED.get(paint)
  if (known) return known
  const judged = judge(paint)
  JUDGED.set(paint, judged)
  return judged
}

function judge(paint: Paint): PaintJudgement {
  const v = paint.values
  switch (paint.space.kind) {
    case 'gray':
      return { ...UNDECIDED, colour: 'mono', ...inksOf([1 - (v[0] ?? 0)]), fullBlack: (v[0] ?? 0) < NO_INK }
    case 'cmyk':
      return {
        ...UNDECIDED,
        colour: anyInk(v.slice(0, 3)) ? 'colour' : 'mono',
        ...inksOf(v),
        fullBlack: !anyInk(v.slice(0, 3)) && (v[3] ?? 0) > 1 - NO_INK,
      }
    case 'rgb': {
      const spread = Math.max(...v) - Math.min(...v)
      const neutral = v.length === 0 || spread < NEUTRAL
      return {
        ...UNDECIDED,
        colour: neutral ? 'mono' : 'colour',
        white: v.length > 0 && Math.min(...v) > 1 - NO_INK,
      }
    }
    case 'lab': {
      const neutral = Math.abs(v[1] ?? 0) < 2 && Math.abs(v[2] ?? 0) < 2
      return {
        ...UNDECIDED,
        colour: neutral ? 'mono' : 'colour',
        white: neutral && (v[0] ?? 0) > 99,
      }
    }
    case 'inks':
      return judgeInks(paint.space.inks, v)
    case 'pattern':
      return paint.space.base && v.length > 0 ? judgePaint({ space: paint.space.base, values: v }) : UNDECIDED
    default:
      return UNDECIDED
  }
}

function judgeInks(names: readonly string[], values: readonly number[]): PaintJudgement {
  const used = names.filter((name, index) => name !== 'None' && (values[index] ?? 1) > NO_INK)
  const onlyBlack = used.every((name) => name === 'Black')
  const amounts = names.flatMap((name, index): readonly number[] => {
    if (name === 'None') return [0]
    const amount = values[index] ?? 1
    return name === 'All' ? PLATES.map(() => amount) : [amount]
  })
  return {
    colour: onlyBlack ? 'mono' : 'colour',
    ...inksOf(amounts),
    fullBlack: used.length > 0 && onlyBlack && (values[names.indexOf('Black')] ?? 1) > 1 - NO_INK,
    spots: used.filter((name) => !PROCESS.has(name) && name !== 'All'),
    registration: used.includes('All'),
  }
}

const anyInk = (values: readonly number[]) => values.some((value) => value > NO_INK)

function inksOf(values: readonly number[]): Pick<PaintJudgement, 'white' | 'inks' | 'coverage'> {
  const used = values.filter((value) => value > NO_INK)
  const coverage = Math.round(used.reduce((sum, value) => sum + Math.min(1, value), 0) * 1000) / 10
  return { white: used.length === 0, inks: used.length, coverage }
}
