import fs from 'node:fs'
import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { drawFile } from '#/domain/designs/draw-design.ts'
import { academyDesign } from '#/domain/editions/academy-cover.ts'
import { classNameOn } from '#/domain/editions/class-covers.ts'
import { editionSpec } from '#/domain/editions/edition-job.ts'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import { preflight } from '#/domain/preflight/preflight.ts'
import { factsIn } from '#tests/support/pdf/read-in-node.ts'
import { drawDesignPdf } from './draw-design-pdf.ts'
import { nameCovers } from './name-covers.ts'

const font = (name: string) => new Uint8Array(fs.readFileSync(new URL(`../fonts/${name}.ttf`, import.meta.url)))
const fonts = { regular: font('Pretendard-Regular'), bold: font('Pretendard-Bold') }

test('a cover becomes one page for each class, which differ by the name alone and are as printable as the first', async () => {
  const spec = editionSpec({ trim: 'b5', binding: 'perfect', paper: 'white-80', pages: 120, colour: false }, 60)
  const look = { figure: 'triangles', ground: 'indigo', ink: 'white', accent: 'mustard' } as const
  const book = { title: '유형 연습', grade: 'm2', term: 'first', curriculum: '', look } as const
  const { design, values } = academyDesign(book, { layout: 'band', name: '한결수학', phone: '', line: '' }, null, '')
  const file = drawFile(design, values, spec)
  const expectation = expectationOf(spec, 'cover', null)
  if (!file || !expectation) throw new Error('no cover')
  const cover = await drawDesignPdf(file, '표지', fonts)
  const geometry = geometryOf(spec)
  const names = ['심화 A', '심화 B'].map((name) => classNameOn(geometry, 'band', name))
  const named = await nameCovers(cover, [...names, null], fonts)
  const document = await PDFDocument.load(named)
  expect(document.getPageCount()).toBe(3)
  expect(document.getPage(2).getTrimBox()).toEqual((await PDFDocument.load(cover)).getPage(0).getTrimBox())
  const before = preflight(await factsIn(cover), expectation).map(({ ruleId }) => ruleId)
  const after = preflight(await factsIn(named), { ...expectation, pageCounts: [3] }).map(({ ruleId }) => ruleId)
  // More pages than a cover has are more in colour than a cover has: that is meant.
  expect(after.filter((rule) => rule !== 'colour-pages')).toEqual(before)
  // What is drawn is stored once: three covers are hardly larger than one.
  expect(named.length).toBeLessThan(cover.length * 1.8)
})
