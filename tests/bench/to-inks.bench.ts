import fs from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { processPdfReader } from '#/server/adapters/pdf/process-pdf-reader.ts'
import { innerOf } from '../support/preflight/facts-of.ts'
import { noisePhoto, writePhotoBook } from '../support/pdf/big-pdf.ts'
import { peakOfChildren } from './peak-memory.ts'

/** Changing a book of 300 pages with a photograph in RGB on each to the inks of its press: how long it takes, and how much memory. */
const PAGES = 300
/** Half a page of an A5 book at 300 ppi. */
const PHOTO = { width: 1819, height: 1276 }
const LIMIT = { seconds: 180, megabytes: 1536 }

/** As much in it as in a photograph: noise made eight times larger, which packs as real ones do. */
async function softPhoto(): Promise<Buffer> {
  const small = await noisePhoto(Math.ceil(PHOTO.width / 8), Math.ceil(PHOTO.height / 8))
  return sharp(small)
    .resize({ ...PHOTO, fit: 'fill', kernel: 'cubic' })
    .jpeg({ quality: 85 })
    .toBuffer()
}

const folder = fs.mkdtempSync(join(os.tmpdir(), 'jikji-bench-inks-'))
try {
  const photo = await softPhoto()
  const path = join(folder, 'photos.pdf')
  const target = join(folder, 'inks.pdf')
  const pages = writePhotoBook({ path, photo, pixels: PHOTO, bytes: PAGES * photo.length })
  const expectation = innerOf(pages, { colourPages: pages })
  const fixes = [{ id: 'screen-to-inks' as const, pages: [] }]
  const reader = processPdfReader({ processes: 1 })
  const start = performance.now()
  let answer = ''
  const peak = await peakOfChildren(async () => {
    answer = await reader.fix(path, { target, order: { fixes, expectation } }).catch((error: Error) => error.message)
  })
  await reader.close()
  const seconds = (performance.now() - start) / 1000
  const ok = answer === 'fixed' && seconds < LIMIT.seconds && (peak ?? 0) < LIMIT.megabytes
  const sizes = [path, answer === 'fixed' ? target : path].map(
    (file) => `${(fs.statSync(file).size / 1e6).toFixed(0)} MB`,
  )
  console.log(
    `to inks, ${pages} pages with a photograph of ${PHOTO.width} × ${PHOTO.height}: ${answer}, ${seconds.toFixed(1)} s, peak ${peak ?? '?'} MB, ${sizes.join(' → ')} (limit ${LIMIT.seconds} s, ${LIMIT.megabytes} MB)`,
  )
  if (!ok) process.exitCode = 1
} finally {
  fs.rmSync(folder, { recursive: true })
}
process.exit()
