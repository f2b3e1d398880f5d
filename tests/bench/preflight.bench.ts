import fs from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { processPdfReader } from '#/server/adapters/pdf/process-pdf-reader.ts'
import type { PdfReader } from '#/server/ports/pdf.ts'
import { textBook } from '../support/pdf/make-books.ts'
import { contentBomb, doubleFlateBomb, formBomb, manyPages } from '../support/pdf/make-hostile.ts'
import { noisePhoto, writePhotoBook } from '../support/pdf/big-pdf.ts'
import { cpuOfChildren } from './cpu-time.ts'
import { peakOfChildren } from './peak-memory.ts'
import { popplerFacts, popplerPictures } from './poppler.ts'

/**
 * Facts, pictures and memory of the PDF worker on books made here, next to poppler's tools on the same files in the same run.
 * The quickest of five runs on either side: on a machine that does other things too the slower ones measure those.
 */
const RUNS = 5
const PEAK_LIMIT_MB = 512
const PHOTO = { width: 1819, height: 2551 }
const ROOM_NEEDED = 3 * 2 ** 30

const folder = fs.mkdtempSync(join(os.tmpdir(), 'jikji-bench-'))
let broken = 0

function print(what: string, value: string, limit = '', ok = true): void {
  if (!ok) broken++
  console.log(`${what.padEnd(46)} ${value.padStart(12)}  ${limit}${ok ? '' : '  ← over the limit'}`)
}

async function quickest(work: () => Promise<unknown>): Promise<number> {
  let best = Infinity
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now()
    // oxlint-disable-next-line no-await-in-loop -- measured one after the other
    await work()
    best = Math.min(best, (performance.now() - start) / 1000)
  }
  return best
}

const best = <T extends number | { readonly total: number }>(values: readonly (T | null)[]): T | null =>
  values.includes(null) ? null : ((values as readonly T[]).toSorted((a, b) => secondsOf(a) - secondsOf(b))[0] ?? null)
const secondsOf = (value: number | { readonly total: number }) => (typeof value === 'number' ? value : value.total)
const times = <T>(work: () => T): readonly T[] => Array.from({ length: RUNS }, work)

async function facts(reader: PdfReader, path: string, pages: number, limit: number): Promise<void> {
  const ours = await quickest(() => reader.facts(path))
  print(
    `facts, A5 text, ${pages.toLocaleString('en')} pages`,
    `${ours.toFixed(2)} s`,
    `limit ${limit} s`,
    ours <= limit,
  )
  const theirs = best(times(() => popplerFacts(path)))
  print('  pdfinfo + pdffonts + pdfimages', theirs ? `${theirs.total.toFixed(2)} s` : 'not here', theirs?.words ?? '')
}

interface PicturesWanted {
  readonly count: number
  readonly longSide: number
  readonly what: string
  /** Thumbnails are to take no longer than poppler's; proofs, which are looked at closely, may. */
  readonly limited: boolean
}

/**
 * By processor time, because either side waits when the machine has other work, and ours packs one page while it draws the
 * next. In turns, so that both meet the same neighbours.
 */
async function pictures(reader: PdfReader, path: string, wanted: PicturesWanted): Promise<void> {
  const { count, longSide, what, limited } = wanted
  const pages = Array.from({ length: count }, (_, index) => index + 1)
  const ours: (number | null)[] = []
  const theirs: (number | null)[] = []
  let bytes = 0
  for (let run = 0; run < RUNS; run++) {
    const draw = async () => {
      const drawn = await reader.renderPages(path, { pages, longSide })
      bytes = drawn.reduce((sum, picture) => sum + picture.bytes.length, 0)
    }
    // oxlint-disable-next-line no-await-in-loop -- measured one after the other
    ours.push(await cpuOfChildren(draw))
    // oxlint-disable-next-line no-await-in-loop -- likewise
    theirs.push(await popplerPictures(path, folder, count, longSide))
  }
  const [mine, poppler] = [best(ours), best(theirs)]
  const each = (seconds: number | null) =>
    seconds === null ? 'not here' : `${((seconds / count) * 1000).toFixed(1)} ms`
  print(
    `${what}, ${longSide} px, CPU a page`,
    each(mine),
    `pdftoppm ${each(poppler)} · ${(bytes / count / 1000).toFixed(1)} kB a page`,
    !limited || mine === null || poppler === null || mine <= poppler,
  )
}

async function memory(what: string, path: string): Promise<void> {
  const reader = processPdfReader({ processes: 1 })
  let problem = ''
  const start = performance.now()
  const peak = await peakOfChildren(async () => {
    const found = await reader.facts(path)
    problem = found.problem ?? `${found.pageCount} pages`
    const pages = Array.from({ length: Math.min(12, found.pageCount) }, (_, index) => index + 1)
    await reader.renderPages(path, { pages, longSide: 320 }).catch((error: Error) => (problem += `, ${error.message}`))
  })
  await reader.close()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const ok = peak === null || peak < PEAK_LIMIT_MB
  print(
    `peak, ${what}`,
    peak === null ? 'not here' : `${peak} MB`,
    `limit ${PEAK_LIMIT_MB} MB · ${problem}, ${seconds} s`,
    ok,
  )
}

function written(name: string, bytes: Uint8Array): string {
  const path = join(folder, name)
  fs.writeFileSync(path, bytes)
  return path
}

async function photoBook(megabytes: number, photo: Buffer): Promise<string> {
  const path = join(folder, `photos-${megabytes}.pdf`)
  writePhotoBook({ path, photo, pixels: PHOTO, bytes: megabytes * 2 ** 20 })
  return path
}

try {
  const cores = os.cpus()
  const load = os.loadavg()[0]?.toFixed(1)
  console.log(`preflight on ${cores.length} × ${cores[0]?.model ?? '?'}, Node ${process.version}, load ${load}`)
  const reader = processPdfReader({ processes: 1 })
  const small = written('300.pdf', await textBook(300))
  await facts(reader, small, 300, 2)
  await facts(reader, written('1000.pdf', await textBook(1000)), 1000, 8)
  await pictures(reader, small, { count: 120, longSide: 320, what: 'thumbnails of text', limited: true })
  await pictures(reader, small, { count: 24, longSide: 1600, what: 'proof pages of text', limited: false })
  const photo = await noisePhoto(PHOTO.width, PHOTO.height)
  const room = fs.statfsSync(folder)
  const roomy = room.bavail * room.bsize > ROOM_NEEDED
  const photos = roomy ? await photoBook(300, photo) : null
  if (photos) {
    await pictures(reader, photos, { count: 24, longSide: 320, what: 'thumbnails of photographs', limited: true })
  }
  await reader.close()
  await memory('300 pages of text', small)
  await memory('10,000 pages', written('10000.pdf', manyPages(10_000)))
  await memory('a bomb of content', written('content.pdf', contentBomb(2 ** 29)))
  await memory('a bomb packed twice', written('double.pdf', doubleFlateBomb(2 ** 29)))
  await memory('forms that multiply', written('forms.pdf', formBomb()))
  if (photos) {
    await memory('300 MB of photographs', photos)
    fs.rmSync(photos)
    await memory('1 GB of photographs', await photoBook(1024, photo))
  } else print('peak, 300 MB and 1 GB of photographs', 'not here', 'the disk has no room for the files')
  if (broken > 0) process.exitCode = 1
} finally {
  fs.rmSync(folder, { recursive: true })
}
process.exit()
