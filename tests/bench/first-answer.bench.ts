import { performance } from 'node:perf_hooks'
import { asPrinted } from '#/pdf/browser/as-printed.ts'
import { bytesSource } from '#/pdf/engine/byte-source.ts'
import { readFacts } from '#/pdf/facts/read-facts.ts'
import { bootNodePdfium, nodeInflate, threadTime } from '#/workers/pdf/node-tools.ts'
import { textBook } from '../support/pdf/make-books.ts'

/**
 * What a browser does with a dropped 300-page inner, done here in Node by the same code: processor's time until the first pages are
 * told and until all are read, times four for a phone. Without the fetch of the engine, which a page with files has done before.
 */
const PAGES = 300
const SLOWER = 4
const LIMITS = { first: 1.5, all: 12 }
const FIRST_PAGES = 4

const engine = await bootNodePdfium()
const source = bytesSource(await textBook(PAGES))
const begun = threadTime()
const clock = performance.now()
let pages = 0
let first = 0
const look = await asPrinted(source, engine)
const copied = threadTime() - begun
if (typeof look === 'string') throw new Error(look)
await readFacts(look, {
  engine,
  inflate: nodeInflate,
  onPage(soFar) {
    pages += 1
    if (pages !== FIRST_PAGES) return
    soFar()
    first = threadTime() - begun
  },
})
const all = threadTime() - begun

function print(what: string, milliseconds: number, limit: number): boolean {
  const seconds = (milliseconds * SLOWER) / 1000
  const ok = seconds <= limit
  console.log(
    `${what.padEnd(40)} ${seconds.toFixed(2)} s at ${SLOWER}×  limit ${limit} s${ok ? '' : '  ← over the limit'}`,
  )
  return ok
}

console.log(
  `300 pages of text, ${(source.size / 1024).toFixed(0)} kB; ${((performance.now() - clock) / 1000).toFixed(2)} s by the clock here`,
)
console.log(`the copy that is printed${' '.repeat(17)} ${((copied * SLOWER) / 1000).toFixed(2)} s at ${SLOWER}×`)
const fine = [print('first pages told', first, LIMITS.first), print('all pages read', all, LIMITS.all)]
process.exitCode = fine.every(Boolean) ? 0 : 1
