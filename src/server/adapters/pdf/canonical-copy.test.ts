import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PdfReader } from '#/server/ports/pdf.ts'
import { textBook } from '#tests/support/pdf/make-books.ts'
import { pngNamedPdf } from '#tests/support/pdf/make-hostile.ts'
import { untypedBook } from '#tests/support/pdf/make-odd.ts'
import { processPdfReader } from './process-pdf-reader.ts'

let folder: string
let reader: PdfReader
const file = async (name: string, bytes: Uint8Array) => {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jikji-pdf-'))
  reader = processPdfReader()
})
afterAll(async () => {
  await reader.close()
  await rm(folder, { recursive: true })
})

it('writes a canonical copy where the file is not its own, and says why there can be none', async () => {
  const target = join(folder, 'copy.pdf')
  const make = async (name: string, bytes: Uint8Array) => reader.canonical(await file(name, bytes), target)
  expect(await make('plain.pdf', await textBook(3))).toBe('same')
  expect(await make('odd.pdf', untypedBook(3))).toBe('written')
  expect(await reader.facts(target)).toMatchObject({ problem: null, pageCount: 3 })
  expect(await make('picture.pdf', pngNamedPdf())).toBe('not-pdf')
  expect(await make('count.pdf', untypedBook(3, 9))).toBe('unprintable')
})
