import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { PDFDocument, rgb } from '@cantoo/pdf-lib'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { JobSpec, PartSpec } from '#/domain/catalog/job-spec.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { pdfText } from '#tests/support/pdf/pdf-text.ts'
import { factsIn } from '#tests/support/pdf/read-in-node.ts'
import { makeGangPackage } from './make-gang-package.ts'
import type { WornPages } from './package-job.ts'

const MM = 72 / 25.4
const BLACK: Partial<PartSpec> = { ink: { front: 1, back: 0 }, pages: 1, colourPages: 0 }
const COLOUR: Partial<PartSpec> = { ink: { front: 4, back: 0 }, pages: 1, colourPages: 1 }

/** One page in colours of the screen, with bleed. */
async function redPage(width: number, height: number): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const page = document.addPage([(width + 6) * MM, (height + 6) * MM])
  page.drawRectangle({ width: page.getWidth(), height: page.getHeight(), color: rgb(0.8, 0.1, 0.1) })
  page.setTrimBox(3 * MM, 3 * MM, width * MM, height * MM)
  return document.save()
}

const flyer = (part: Partial<PartSpec>, width: number, height: number): JobSpec => {
  const spec = defaultSpec('D304')
  return { ...spec, trim: { width, height }, copies: 1000, parts: spec.parts.map((sheet) => ({ ...sheet, ...part })) }
}

async function packageOf(
  specs: readonly JobSpec[],
  change = (bytes: Uint8Array) => bytes,
  worn: readonly (WornPages | null)[] = [],
) {
  const folder = fs.mkdtempSync(join(os.tmpdir(), 'jikji-gang-'))
  try {
    const members = []
    for (const [index, spec] of specs.entries()) {
      const bytes = await redPage(spec.trim.width, spec.trim.height)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const path = join(folder, `${index}.pdf`)
      fs.writeFileSync(path, change(bytes))
      const order = {
        orderNumber: `20261120-AAAAA${index}`,
        position: 1,
        title: `전단 ${index}`,
        spec,
        route: 'offset-ganged',
        spine: null,
        proofVersion: 1,
        dueDay: null,
        dueAt: null,
        drops: [],
        files: [{ fileId: 'file', part: 'sheet', role: 'sheet', name: 'sheet.pdf', sha256 }],
        memo: index === 0 ? '빨강을 살려 주세요.' : '',
      } as const
      members.push({ order, copies: { file: { path, sha256 } }, worn: worn[index] ?? null })
    }
    const target = join(folder, 'package.zip')
    const job = { kind: 'gang-package', target, number: 'G-1007', version: 2, members, gross: 600 } as const
    const { warnings } = await makeGangPackage({ ...job, madeAt: new Date() }, () => undefined)
    const files = unzipSync(fs.readFileSync(target))
    const named = (part: string) => {
      const [, bytes] = Object.entries(files).find(([name]) => name.includes(part)) ?? []
      if (!bytes) throw new Error(`no ${part} in the package`)
      return bytes
    }
    return { warnings, files, named }
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

it('puts jobs in black alone on a black plate and no other', async () => {
  const { warnings, named } = await packageOf([flyer(BLACK, 210, 297), flyer(BLACK, 148, 210)])
  const { pages, spots } = await factsIn(named('imposed'))
  const spaces = pages.flatMap(({ colourSpaces }) => colourSpaces)
  expect(spaces.filter((space) => /RGB|Lab/u.test(space))).toEqual([])
  expect([warnings, spots]).toEqual([[], []])
})

it('keeps a black job black beside one in colour, and names every job on the plate and the ticket', async () => {
  const { files, named } = await packageOf([flyer(COLOUR, 210, 297), flyer(BLACK, 148, 210)])
  const black = await factsIn(named('AAAAA1-1_sheet'))
  expect(black.pages.map(({ colour }) => colour)).toEqual(['mono'])
  const [plate, ticket] = [await pdfText(named('imposed')), await pdfText(named('worksheet'))]
  for (const words of ['G-1007', '20261120-AAAAA0-1', '20261120-AAAAA1-1']) {
    expect(plate).toContain(words)
    expect(ticket).toContain(words)
  }
  expect(ticket).toContain('빨강을 살려 주세요.')
  const sums = new TextDecoder().decode(files['SHA256SUMS'])
  expect(sums.trim().split('\n')).toHaveLength(Object.keys(files).length - 1)
})

/** How many different pictures are on the first page of a PDF. */
async function picturesOn(bytes: Uint8Array): Promise<number> {
  const document = await PDFDocument.load(bytes)
  const { XObject } = document.getPage(0).node.normalizedEntries()
  return new Set(XObject.values().map(String)).size
}

it('wears the pages of its jobs on the drawing of the ticket, and bare paper where they cannot be read', async () => {
  const page = async (background: string) =>
    new Uint8Array(
      await sharp({ create: { width: 60, height: 84, channels: 3, background } })
        .webp()
        .toBuffer(),
    )
  const cut = { x: 0, y: 0, width: 1, height: 1 }
  const pagesOf = async (background: string): Promise<WornPages> => ({
    pages: [await page(background)],
    placed: [{ place: 'front', picture: 0, cut }],
  })
  const specs = [flyer(COLOUR, 210, 297), flyer(COLOUR, 148, 210)]
  const bare = await packageOf(specs)
  expect(await picturesOn(bare.named('worksheet'))).toBe(0)
  const both = await packageOf(specs, undefined, [await pagesOf('#00518a'), await pagesOf('#ffd400')])
  expect(await picturesOn(both.named('worksheet'))).toBe(2)
  const broken = { ...(await pagesOf('#000000')), pages: [new Uint8Array([1, 2, 3])] }
  const one = await packageOf(specs, undefined, [broken, await pagesOf('#ffd400')])
  expect(await picturesOn(one.named('worksheet'))).toBe(1)
  expect(await pdfText(one.named('worksheet'))).toContain('전단 0')
})

it('shows the backs too where the sheet is printed on both sides, each under its name', async () => {
  const page = (background: string) =>
    sharp({ create: { width: 60, height: 84, channels: 3, background } })
      .webp()
      .toBuffer()
  const cut = { x: 0, y: 0, width: 1, height: 1 }
  const both = {
    pages: await Promise.all(['#00518a', '#ffd400'].map(async (tone) => new Uint8Array(await page(tone)))),
    placed: [
      { place: 'front', picture: 0, cut },
      { place: 'back', picture: 1, cut },
    ],
  } as const satisfies WornPages
  const twoSided = { ...COLOUR, ink: { front: 4, back: 4 }, pages: 2, colourPages: 2 } as const
  // One has no back, so that the sides share no plate.
  const { named } = await packageOf([flyer(twoSided, 210, 297), flyer(COLOUR, 148, 210)], undefined, [both, null])
  expect(await picturesOn(named('worksheet'))).toBe(2)
  expect(await pdfText(named('worksheet'))).toMatch(/^앞\s[\s\S]*뒤$/mu)
})

it('lays nothing that is not what was approved', async () => {
  const other = (bytes: Uint8Array) => Uint8Array.from([...bytes, 10])
  await expect(packageOf([flyer(COLOUR, 210, 297), flyer(COLOUR, 148, 210)], other)).rejects.toThrow(/approved/u)
})
