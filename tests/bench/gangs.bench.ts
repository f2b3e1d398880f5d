import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { proposeGangs, type WaitingLine } from '#/domain/gangs/propose-gangs.ts'
import { TARIFF_2026_11 as TARIFF } from '#/domain/pricing/tariff-2026-11.data.ts'

/** Prints how long it takes to propose sheets for what waits. Run with `node tests/bench/gangs.bench.ts`. */
const LINES = 200
const RUNS = 5
const LIMIT = 1500

const FLYER = defaultSpec('D304')
const SIZES = [
  [210, 297],
  [148, 210],
  [105, 148],
  [182, 257],
  [99, 210],
  [128, 182],
] as const
const COPIES = [500, 1000, 2000, 4000, 8000]
const PAPERS = ['art-100', 'snow-120', 'snow-150']

function waiting(index: number): WaitingLine {
  const [width = 210, height = 297] = SIZES[(index * 7) % SIZES.length] ?? []
  const copies = COPIES[(index * 3) % COPIES.length] ?? 1000
  const parts = FLYER.parts.map((part) => ({ ...part, paper: PAPERS[index % PAPERS.length] ?? 'art-100' }))
  const code = `20261124-${String(index).padStart(6, '0')}-1`
  const due = `2026-11-${25 + (index % 5)}`
  return {
    lineId: code,
    code,
    route: 'offset-ganged',
    due,
    copies,
    spec: { ...FLYER, trim: { width, height }, copies, parts },
  }
}

const lines = Array.from({ length: LINES }, (_, index) => waiting(index))
const times: number[] = []
let found = proposeGangs(lines, TARIFF)
for (let run = 0; run < RUNS; run += 1) {
  const from = performance.now()
  found = proposeGangs(lines, TARIFF)
  times.push(performance.now() - from)
}
const median = times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0
const members = found.reduce((sum, { sheet }) => sum + sheet.members.length, 0)
const saved = found.reduce((sum, { sheet, alone }) => sum + alone - sheet.cost.total, 0)
process.stdout.write(
  `${LINES} waiting lines: ${found.length} sheets for ${members} of them, ${saved} won less than alone; ` +
    `median ${median.toFixed(0)} ms, limit ${LIMIT} ms, ${median < LIMIT ? 'met' : 'MISSED'}\n`,
)
for (const { sheet } of found.slice(0, 12))
  process.stdout.write(
    `  ${sheet.members.map((m) => `${m.line.copies}x${m.line.spec.trim.width}:${m.places}`).join(' ')} sheets ${sheet.form.sheets} used ${Math.round(sheet.used * 100)}%\n`,
  )
