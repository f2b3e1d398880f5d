import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { PDFArray, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { unzipSync } from 'fflate'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { RouteId } from '#/domain/print/routes.ts'
import { makePackage } from '#/workers/press/make-package.ts'
import { factsIn } from '../pdf/read-in-node.ts'

export interface Asked {
  readonly spec?: JobSpec
  readonly part?: 'inner' | 'sheet'
  readonly route?: RouteId
  readonly mono?: readonly number[]
  readonly pdfx?: true
}

/** What a package of one file holds for the press, and what its worksheet warns of. */
export async function packageOf(inner: Uint8Array, asked: Asked & { readonly spec: JobSpec }) {
  const { spec, part = 'inner', route = 'digital-sheet', mono, pdfx } = asked
  const folder = fs.mkdtempSync(join(os.tmpdir(), 'jikji-black-'))
  try {
    const path = join(folder, 'inner.pdf')
    fs.writeFileSync(path, inner)
    const sha256 = createHash('sha256').update(inner).digest('hex')
    const order = {
      orderNumber: '20261120-ABCDEF',
      position: 1,
      title: '검정 책',
      spec,
      route,
      spine: 6,
      proofVersion: 1,
      dueDay: null,
      dueAt: null,
      drops: [],
      files: [{ fileId: 'inner', part, role: part, name: 'inner.pdf', sha256 }],
      memo: '',
      pdfx,
    } as const
    const target = join(folder, 'package.zip')
    const job = {
      kind: 'package',
      worn: null,
      target,
      order,
      copies: { inner: { path, sha256, mono } },
      version: 1,
      madeAt: new Date(),
    } as const
    const { warnings } = await makePackage(job, () => undefined)
    const files = Object.entries(unzipSync(fs.readFileSync(target)))
    const printed = files.filter(([name]) => /_(?:body|sheet)[^/]*\.pdf$/u.test(name))
    return { warnings: warnings.join(' '), printed }
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

/** The shop's own marks are on all plates on purpose; here they are taken for black, so that all else can be judged. */
export async function withMarksInBlack(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes)
  for (const [, object] of document.context.enumerateIndirectObjects())
    if (object instanceof PDFArray && object.size() === 4 && object.get(1) === PDFName.of('All'))
      object.set(1, PDFName.of('Black'))
  return document.save()
}

/** Of each PDF in the package, which pages ask for another plate than black, the shop's own marks laid aside. */
export async function platesOf(printed: readonly (readonly [string, Uint8Array])[]) {
  const found: Record<string, readonly number[]> = {}
  for (const [name, bytes] of printed) {
    const { pages } = await factsIn(await withMarksInBlack(bytes))
    const isBlack = (page: (typeof pages)[number]) =>
      page.colour !== 'colour' && page.spots.length === 0 && !page.colourSpaces.some((space) => /RGB|Lab/u.test(space))
    found[name.replace(/^.*?_(\w+?(?:-\d)?(?:-imposed)?)_v1\.pdf$/u, '$1')] = pages
      .filter((page) => !isBlack(page))
      .map(({ number }) => number)
  }
  return found
}
