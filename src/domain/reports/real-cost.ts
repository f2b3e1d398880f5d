import type { Krw } from '#/domain/money/krw.ts'
import type { PriceLine } from '#/domain/pricing/quote.ts'
import { isCost, isPrintCost } from './job-cost.ts'

/** What the cost of a job is made of: that of its quote, and by how much the work differed. */
export const REAL_KEYS = ['quoted', 'gang', 'sheets', 'waste', 'time', 'remake'] as const
export type RealKey = (typeof REAL_KEYS)[number]

type Stage = 'print' | 'finish' | 'bind' | 'pack'

/** All steps of a stage together: what was planned, and what was written down. */
export interface StageWork {
  readonly stage: Stage
  readonly planned: { readonly runs: number; readonly minutes: number }
  /** Null where nobody wrote anything down: then it counts as planned. */
  readonly actual: { readonly made: number; readonly waste: number; readonly minutes: number | null } | null
}

/** Costs that grow with each sheet; plates and make-ready do not. */
const BY_SHEET: ReadonlySet<string> = new Set(['paper', 'run', 'ganged', 'colour-pages'])
const bySheet = (code: string): boolean => BY_SHEET.has(code) || code.startsWith('clicks')

/** Costs of hands, by the stage in which they work. */
const HANDS: Readonly<Record<string, Stage>> = {
  coating: 'finish',
  fold: 'finish',
  wings: 'finish',
  endpaper: 'bind',
  insert: 'bind',
  binding: 'bind',
  cutting: 'pack',
  packing: 'pack',
}
const handsOf = (code: string): Stage | undefined => (code.startsWith('finish-') ? 'finish' : HANDS[code])

/** Won that a job bears of a sheet that it shared: all, and what grows with each sheet of it. */
export interface ShareOfSheet {
  readonly all: Krw
  readonly bySheet: Krw
}

/**
 * What making a job cost, in won by what it comes from; `remake` is the business of whoever knows the round. `share`: what a job
 * on a shared sheet bears of its run, plates and all, of which waste costs no plate; its print stage then counts its part of the run.
 */
export function realCost(
  price: readonly Pick<PriceLine, 'code' | 'amount'>[],
  work: readonly StageWork[],
  share: ShareOfSheet | null = null,
): Readonly<Record<Exclude<RealKey, 'remake'>, Krw>> {
  const of = (stage: Stage | undefined) => work.find((each) => each.stage === stage)
  const print = of('print')
  let [quoted, gang, sheets, waste, time] = [0, share?.all ?? 0, 0, 0, 0]
  const printed = (amount: Krw) => {
    if (!print?.actual || print.planned.runs <= 0) return
    sheets += (amount * (print.actual.made - print.planned.runs)) / print.planned.runs
    waste += (amount * print.actual.waste) / print.planned.runs
  }
  if (share !== null) printed(share.bySheet)
  for (const { code, amount } of price) {
    if (!isCost(code)) continue
    quoted += amount
    if (share !== null && isPrintCost(code)) gang -= amount
    else if (bySheet(code)) printed(amount)
    const hands = of(handsOf(code))
    const minutes = hands?.actual?.minutes ?? null
    if (hands && minutes !== null && hands.planned.minutes > 0)
      time += (amount * (minutes - hands.planned.minutes)) / hands.planned.minutes
  }
  return { quoted, gang, sheets: Math.round(sheets), waste: Math.round(waste), time: Math.round(time) }
}

/** All of it in one sum. */
export const realSum = (cost: ReturnType<typeof realCost>): Krw =>
  cost.quoted + cost.gang + cost.sheets + cost.waste + cost.time
