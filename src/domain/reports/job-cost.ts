import type { Krw } from '#/domain/money/krw.ts'
import type { PriceLine } from '#/domain/pricing/quote.ts'
import type { PaperShare } from './figure.ts'

/** Lines of a quote that pay no paper, machine or hand: the work of the desk, the lift to the minimum, rounding and adjustments. */
const NO_COST: ReadonlySet<string> = new Set(['handling', 'minimum', 'rounding', 'adjustment'])

export const isCost = (code: string): boolean => !NO_COST.has(code)

/** What a quote has for paper and printing; instead of it a job on a shared sheet costs its share of the sheet. */
const PRINT: ReadonlySet<string> = new Set(['ganged', 'paper', 'plates', 'make-ready', 'run'])

export const isPrintCost = (code: string): boolean => PRINT.has(code)

type CostLine = Pick<PriceLine, 'code' | 'partId' | 'amount'>

/** What making a job costs by its quote: paper, print, finishing, binding and packing. */
export const jobCost = (lines: readonly CostLine[]): Krw =>
  lines.reduce((sum, { code, amount }) => (isCost(code) ? sum + amount : sum), 0)

/** The papers of a job, each with what its parts are sold for, so that a book is shared by cover and body. */
export function paperShares(
  parts: readonly { readonly id: string; readonly paper: string }[],
  lines: readonly CostLine[],
): readonly PaperShare[] {
  const papers = new Map<string, Krw>()
  for (const { id, paper } of parts) {
    const own = lines.reduce((sum, line) => (line.partId === id ? sum + Math.max(0, line.amount) : sum), 0)
    papers.set(paper, (papers.get(paper) ?? 0) + own)
  }
  return [...papers].map(([paper, weight]) => ({ paper, weight }))
}
