import os from 'node:os'
import { basename } from 'node:path'
import { processPdfReader } from '#/server/adapters/pdf/process-pdf-reader.ts'
import { cpuOfChildren } from './cpu-time.ts'
import { popplerFacts } from './poppler.ts'

/**
 * Facts of real books by processor time beside poppler's three tools on the same files, in turns, the least of the runs on either side:
 * `BOOKS=/path/one.pdf:/path/two.pdf npm run bench -- real-books`. The shop keeps no books of others, so without `BOOKS` nothing is measured.
 */
const RUNS = Number(process.env['RUNS'] ?? 5)
const books = (process.env['BOOKS'] ?? '').split(':').filter((path) => path !== '')

const least = (values: readonly (number | null)[]): number | null =>
  values.reduce<number | null>((best, one) => (one === null || (best !== null && best <= one) ? best : one), null)
const words = (seconds: number | null) => (seconds === null ? 'not here' : `${Math.round(seconds * 1000)} ms`)

if (books.length === 0) console.log('no books: BOOKS=/path/one.pdf:/path/two.pdf')
else console.log(`load ${os.loadavg()[0]?.toFixed(1)}, the least of ${RUNS} runs`)

let missed = 0
for (const path of books) {
  const fresh: (number | null)[] = []
  const warm: (number | null)[] = []
  const theirs: (number | null)[] = []
  let pages = 0
  for (let run = 0; run < RUNS; run++) {
    const reader = processPdfReader({ processes: 1 })
    const read = async () => {
      pages = (await reader.facts(path)).pageCount
    }
    // oxlint-disable-next-line no-await-in-loop -- measured one after the other
    fresh.push(await cpuOfChildren(read))
    // oxlint-disable-next-line no-await-in-loop -- likewise
    warm.push(await cpuOfChildren(read))
    // oxlint-disable-next-line no-await-in-loop -- likewise
    await reader.close()
    // oxlint-disable-next-line no-await-in-loop -- likewise
    theirs.push(await cpuOfChildren(() => popplerFacts(path)))
  }
  const [ours, poppler] = [least(warm), least(theirs)]
  const ok = ours === null || poppler === null || ours <= poppler
  if (!ok) missed++
  console.log(
    `${basename(path)}, ${pages} pages: ${words(ours)} of CPU (${words(least(fresh))} in a new worker), the three ${words(poppler)}${ok ? '' : '  ← over'}`,
  )
}
process.exit(missed === 0 ? 0 : 1)
