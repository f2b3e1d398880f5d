import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { processPdfReader } from '#/server/adapters/pdf/process-pdf-reader.ts'
import { textBook } from '../support/pdf/make-books.ts'

/** Facts, pictures and memory of the PDF worker on books made here; beside poppler's tools where the machine has them. */
const folder = mkdtempSync(join(os.tmpdir(), 'jikji-bench-'))
const reader = processPdfReader()
const seconds = async (work: () => Promise<unknown>) => {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}
const print = (what: string, value: string, limit = '') =>
  console.log(`${what.padEnd(46)} ${value.padStart(12)}  ${limit}`)

async function book(pages: number): Promise<string> {
  const path = join(folder, `${pages}.pdf`)
  writeFileSync(path, await textBook(pages))
  return path
}

function poppler(tool: 'pdfinfo' | 'pdffonts' | 'pdfimages', path: string): void {
  const start = performance.now()
  const { error } = spawnSync(tool, tool === 'pdfimages' ? ['-list', path] : [path])
  print(`  ${tool} (poppler)`, error ? 'not here' : `${((performance.now() - start) / 1000).toFixed(2)} s`)
}

/** Read from the system, as the worker tells nobody but its pool; Linux only. */
function workerMemory(): string {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '--ppid', String(process.pid), '--sort=-rss'], { encoding: 'utf8' })
  const kilobytes = Number(stdout?.trim().split('\n')[0])
  return kilobytes > 0 ? `${Math.round(kilobytes / 1024)} MB` : 'not here'
}

try {
  const cores = os.cpus()
  console.log(`preflight on ${cores.length} × ${cores[0]?.model ?? '?'}, Node ${process.version}`)
  const [small, large] = [await book(300), await book(1000)]
  print(
    'facts, A5 text, 300 pages, cold worker',
    `${(await seconds(() => reader.facts(small))).toFixed(2)} s`,
    'limit 3 s',
  )
  print(
    'facts, A5 text, 300 pages, warm worker',
    `${(await seconds(() => reader.facts(small))).toFixed(2)} s`,
    'limit 3 s',
  )
  poppler('pdfinfo', small)
  poppler('pdffonts', small)
  poppler('pdfimages', small)
  print('facts, A5 text, 1,000 pages', `${(await seconds(() => reader.facts(large))).toFixed(2)} s`)
  const pages = Array.from({ length: 120 }, (_, index) => index + 1)
  const thumbs = await seconds(() => reader.renderPages(small, { pages, longSide: 320 }))
  print('thumbnails, 320 px WebP', `${(120 / thumbs).toFixed(0)} a second`)
  const screens = await seconds(() => reader.renderPages(small, { pages: pages.slice(0, 24), longSide: 1600 }))
  print('proof pages, 1,600 px WebP', `${(24 / screens).toFixed(0)} a second`)
  print('memory of the worker process', workerMemory(), 'recycled above 500 MB')
} finally {
  await reader.close()
  rmSync(folder, { recursive: true })
}
