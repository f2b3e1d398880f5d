import { KINDS, kindOf } from '#/domain/catalog/kinds.ts'
import { choose } from '#/domain/catalog/options/choose.ts'
import { optionSections } from '#/domain/catalog/options/option-sections.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { quantityTable } from '#/domain/pricing/quantity-table.ts'
import { quote } from '#/domain/pricing/quote-job.ts'
import { TARIFF_2026_11 as TARIFF } from '#/domain/pricing/tariff-2026-11.data.ts'

/** Prints what a price costs to make. Run with `node tests/bench/price.bench.ts`. */
const WARM_UP = 300
const RUNS = 3000

function microseconds(work: () => unknown, runs = RUNS): { median: number; p95: number } {
  for (let run = 0; run < Math.min(WARM_UP, runs); run += 1) work()
  const times = Array.from({ length: runs }, () => {
    const from = performance.now()
    work()
    return (performance.now() - from) * 1000
  }).toSorted((a, b) => a - b)
  return { median: times[Math.floor(runs / 2)] ?? 0, p95: times[Math.floor(runs * 0.95)] ?? 0 }
}

function report(name: string, limit: number, measured: { median: number; p95: number }): void {
  const verdict = measured.median < limit ? 'met' : 'MISSED'
  process.stdout.write(
    `${name.padEnd(44)} median ${measured.median.toFixed(1)} µs  p95 ${measured.p95.toFixed(1)} µs  limit ${limit} µs  ${verdict}\n`,
  )
}

for (const kind of KINDS)
  report(
    `quote ${kind.product}`,
    100,
    microseconds(() => quote(kind.defaults, TARIFF)),
  )

const book = kindOf('D413').defaults
const richest: JobSpec = [
  'endpaper.paper=mink-white-120',
  'insert.paper=colour-yellow-90',
  'cover.wings=80',
  'finish=foil',
  'finish=spot-uv',
  'body.colour=mixed',
]
  .map((step) => step.split('='))
  .reduce((spec, [control = '', value = '']) => choose(spec, control, value), book)
report(
  'quote D413, four parts and finishes',
  100,
  microseconds(() => quote(richest, TARIFF)),
)

const thirty = Array.from({ length: 30 }, (_, row) => (row + 1) * 100)
report(
  'quantity table D413, 30 rows',
  2000,
  microseconds(() => quantityTable(book, TARIFF, thirty), 500),
)
report(
  'option page D413, all choices tried',
  10_000,
  microseconds(() => optionSections(book), 300),
)
report(
  'option page D413 with every price',
  20_000,
  microseconds(() => {
    for (const section of optionSections(book)) {
      for (const control of section.controls) {
        if ('choices' in control) for (const choice of control.choices) if (choice.spec) quote(choice.spec, TARIFF)
      }
    }
  }, 100),
)
