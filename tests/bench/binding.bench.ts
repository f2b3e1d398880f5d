import { NEW_SET, type BindingSet } from '#/domain/bindings/binding-set.ts'
import { priceBinding } from '#/domain/bindings/price-binding.ts'
import { bookPages } from '#/domain/bindings/plan-binding.ts'
import { bindingProblems } from '#/domain/bindings/binding-problems.ts'
import { TARIFF_2026_11 as TARIFF } from '#/domain/pricing/tariff-2026-11.data.ts'

/** Prints what a binding request costs to reckon, once its files are read. Run with `node tests/bench/binding.bench.ts`. */
const RUNS = 200
const A4 = { width: 210, height: 297 }

const twenty: BindingSet = {
  ...NEW_SET,
  binding: 'perfect',
  cover: { ...NEW_SET.cover, title: '수학 전과정' },
  files: Array.from({ length: 20 }, (_, at) => ({
    fileId: String(at),
    name: `${at}.pdf`,
    bytes: 1_000_000,
    pages: 50 - (at % 2),
    colourPages: at,
    size: A4,
    fit: 'scale',
    blankBack: true,
    colour: at % 5 === 0 ? 'black' : null,
  })),
  classes: Array.from({ length: 100 }, (_, at) => ({ name: `${at + 1}반`, copies: 5 + (at % 20) })),
}

function measure(name: string, limit: number, work: () => unknown): void {
  const first = timed(work)
  const times = Array.from({ length: RUNS }, () => timed(work)).toSorted((a, b) => a - b)
  const median = times[RUNS / 2] ?? 0
  const p95 = times[Math.floor(RUNS * 0.95)] ?? 0
  const verdict = p95 < limit ? 'met' : 'MISSED'
  process.stdout.write(
    `${name.padEnd(52)} first ${first.toFixed(1)} ms  median ${median.toFixed(2)} ms  p95 ${p95.toFixed(2)} ms  limit ${limit} ms  ${verdict}\n`,
  )
}

function timed(work: () => unknown): number {
  const from = performance.now()
  work()
  return performance.now() - from
}

const FRAME = 16
measure('20 PDFs of 50 pages laid out, checked and priced', 200, () => {
  const priced = priceBinding(twenty, TARIFF)
  if (!priced.ok) throw new Error(priced.error)
  return [bookPages(twenty), bindingProblems(twenty), priced]
})
let copies = 5
measure('one more copy in a list of 100 classes', FRAME, () => {
  copies += 1
  const classes = twenty.classes.map((row, at) => (at === 50 ? { ...row, copies } : row))
  return [bindingProblems({ ...twenty, classes }), priceBinding({ ...twenty, classes }, TARIFF)]
})
