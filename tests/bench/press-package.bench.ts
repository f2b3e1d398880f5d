import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import os from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import type { RouteId } from '#/domain/print/routes.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { processPressMaker } from '#/server/adapters/pdf/process-press-maker.ts'
import { bookSpec } from '../support/preflight/book-spec.ts'
import { spreadCover, textBook } from '../support/pdf/make-books.ts'

/** The press package of a 300-page book, text and full-page pictures, in the worker process that the shop uses. */
const LIMIT_SECONDS = 10
/** The book is ordered in black: each of its pictures of the screen becomes a grey one first. */
const PICTURES_SECONDS = 30
const PAGES = 300
const folder = mkdtempSync(join(os.tmpdir(), 'jikji-bench-'))
const maker = processPressMaker()
const spec = bookSpec(PAGES)

function keep(name: string, bytes: Uint8Array) {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return { path, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** A different picture on each page that no packing makes smaller, about 150 KB each. */
async function pictureBook(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (let page = 0; page < PAGES; page += 1) {
    const noise = { type: 'gaussian' as const, mean: 100 + (page % 50), sigma: 40 }
    const picture = sharp({ create: { width: 620, height: 870, channels: 3, background: '#888', noise } })
    const image = await document.embedJpg(await picture.jpeg({ quality: 60 }).toBuffer())
    const size: [number, number] = [(154 * 72) / 25.4, (216 * 72) / 25.4]
    document.addPage(size).drawImage(image, { x: 0, y: 0, width: size[0], height: size[1] })
  }
  return document.save()
}

async function measure(
  name: string,
  inner: ReturnType<typeof keep>,
  route: RouteId,
  limit = LIMIT_SECONDS,
): Promise<boolean> {
  const cover = keep('cover.pdf', await spreadCover(geometryOf(spec).spine ?? 0))
  const target = join(folder, 'package.zip')
  const files = [
    { fileId: 'cover', part: 'cover', role: 'cover' as const, name: 'cover.pdf', sha256: cover.sha256 },
    { fileId: 'inner', part: 'inner', role: 'inner' as const, name: 'inner.pdf', sha256: inner.sha256 },
  ]
  const order = {
    orderNumber: '20261120-BENCH1',
    position: 1,
    title: '재는 책',
    spec,
    route,
    spine: geometryOf(spec).spine,
    proofVersion: 1,
    dueDay: null,
    dueAt: null,
    drops: [],
    files,
    memo: '',
  }
  const start = performance.now()
  const copies = { cover, inner }
  await maker.make({ target, order, copies, version: 1, madeAt: new Date(), worn: null }, () => undefined)
  const seconds = (performance.now() - start) / 1000
  const megabytes = (path: string) => `${(statSync(path).size / 2 ** 20).toFixed(1)} MB`
  console.log(
    `${`${name}, ${route}`.padEnd(42)} ${seconds.toFixed(2).padStart(6)} s  limit ${limit} s  in ${megabytes(inner.path)}, out ${megabytes(target)}`,
  )
  return seconds < limit
}

try {
  const cores = os.cpus()
  console.log(`press package on ${cores.length} × ${cores[0]?.model ?? '?'}, Node ${process.version}`)
  const text = keep('text.pdf', await textBook(PAGES))
  const pictures = keep('pictures.pdf', await pictureBook())
  const results = [
    await measure('300 pages of text, cold worker', text, 'offset-dedicated'),
    await measure('300 pages of text', text, 'digital-sheet'),
    await measure('300 pages of pictures', pictures, 'offset-dedicated', PICTURES_SECONDS),
    await measure('300 pages of pictures', pictures, 'digital-sheet', PICTURES_SECONDS),
  ]
  if (results.includes(false)) process.exitCode = 1
} finally {
  await maker.close()
  rmSync(folder, { recursive: true })
}
