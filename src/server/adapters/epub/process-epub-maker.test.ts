import { mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import { strFromU8, unzipSync, zipSync } from 'fflate'
import * as fontkit from 'fontkit'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { processEpubMaker } from './process-epub-maker.ts'
import type { EpubOrder } from '#/server/ports/epub-maker.ts'
import { METADATA } from '#tests/support/epub/made-book.ts'
import { bullet, footnoteCall, makeDocx, p, picture, run, styled, table } from '#tests/support/epub/make-docx.ts'
import { makeNovel, PARAGRAPHS } from '#tests/support/epub/make-novel.ts'
import { officialFindings } from '#tests/support/epub/official-check.ts'

const FONT = new URL('../../../pdf/fonts/Pretendard-Regular.ttf', import.meta.url)
const folder = mkdtempSync(join(tmpdir(), 'epub-'))
const maker = processEpubMaker()
let photo: Uint8Array
beforeAll(async () => {
  const noise = { mean: 120, sigma: 40, type: 'gaussian' } as const
  photo = await sharp({ create: { width: 360, height: 240, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer()
})
afterAll(async () => {
  await maker.close()
  rmSync(folder, { recursive: true })
})

let count = 0
function saved(bytes: Uint8Array, ending: string): string {
  const path = join(folder, `${++count}.${ending}`)
  writeFileSync(path, bytes)
  return path
}

async function make(bytes: Uint8Array, kind: 'pdf' | 'docx', more: Partial<EpubOrder> = {}) {
  const target = join(folder, `${++count}.epub`)
  const source = { kind, path: saved(bytes, kind) }
  const result = await maker.makeEpub({
    source,
    layout: 'reflow',
    metadata: METADATA,
    coverPath: null,
    target,
    ...more,
  })
  if (!result.made) expect(existsSync(target)).toBe(false)
  const files = result.made ? unzipSync(readFileSync(target)) : {}
  const text = Object.keys(files)
    .filter((path) => /text-\d+\.xhtml$/.test(path))
    .toSorted()
    .map((path) => strFromU8(files[path] ?? new Uint8Array()))
    .join('\n')
  return { result, text, files, target }
}

const plain = (xhtml: string) => xhtml.replaceAll(/<[^>]*>/g, '')

test('a set novel becomes running text again: words whole, furniture gone, chapters and notes found', async () => {
  const { result, text, files, target } = await make(await makeNovel({ pages: 14, note: true, picture: photo }), 'pdf')
  expect(result).toMatchObject({ made: true, findings: [] })
  expect(await officialFindings(readFileSync(target))).toEqual([])
  for (const paragraph of PARAGRAPHS) expect(plain(text)).toContain(paragraph)
  expect(text.match(/<h1[^>]*>\d장 쇠가 글이 되다<\/h1>/g)).toHaveLength(2)
  expect(plain(text)).not.toContain('직지의 밤')
  expect(text).toContain('<aside epub:type="footnote" role="doc-footnote" id="note-1">')
  expect(text).toContain('백운화상이 엮은 책을 금속활자로 찍었다.')
  expect(text).toContain('aria-label="5"')
  expect(text).toContain('aria-label="18"')
  expect(Object.keys(files).filter((path) => /picture-\d+/.test(path))).toHaveLength(1)
  if (result.made) expect(result.facts).toMatchObject({ pages: 14, notes: 1, pictures: 1, isScan: false })
})

test('a fixed layout keeps every page as it is printed, with its words for those who listen', async () => {
  const { result, files, target } = await make(await makeNovel({ pages: 3 }), 'pdf', { layout: 'fixed' })
  expect(result).toMatchObject({ made: true, findings: [] })
  expect(await officialFindings(readFileSync(target))).toEqual([])
  const page = strFromU8(files['EPUB/page-0001.xhtml'] ?? new Uint8Array())
  expect(page).toContain('name="viewport" content="width=839, height=1191"')
  expect(page).toContain('쇠가 글이 되다</p>')
  expect(files['EPUB/page-0003.png']).toBeDefined()
})

const BODY = [
  styled('첫째 마당', '1'),
  p(run('보통 글과 ') + run('굵은 글', '<w:b/>') + footnoteCall(2)),
  styled('작은 마당', 'a9'),
  bullet('하나'),
  bullet('속', 1),
  table([
    ['이름', '값'],
    ['종이', '미색'],
  ]),
  p(picture('dot', '붉은 그림')),
  p(`<w:hyperlink r:id="away">${run('밖으로 가는 말')}</w:hyperlink>`),
  styled('둘째 마당', '1'),
  p(run('<script>alert(1)</script> & 끝')),
].join('')

test('a Word document keeps headings, emphasis, lists, tables, notes and pictures, and loses every address', async () => {
  const docx = makeDocx({ body: BODY, notes: { 2: '각주의 말' }, pictures: { dot: photo }, pages: 7, title: '원고' })
  const { result, text, target } = await make(docx, 'docx')
  expect(result).toMatchObject({
    made: true,
    findings: [],
    facts: { kind: 'docx', pages: 7, pagesAreEstimated: false, pictures: 1, tables: 1, notes: 1, title: '원고' },
  })
  expect(await officialFindings(readFileSync(target))).toEqual([])
  expect(text).toMatch(/<h1[^>]*>첫째 마당<\/h1>/)
  expect(text).toMatch(/<h2[^>]*>작은 마당<\/h2>/)
  expect(text).toContain('<strong>굵은 글</strong><sup><a id="ref-1"')
  expect(text).toContain('<ul><li><p>하나</p>')
  expect(text).toContain('<thead><tr><th><p>이름</p></th>')
  expect(text).toMatch(/<img src="picture-0001.(?:png|jpg)" alt="붉은 그림"\/>/)
  expect(text).toContain('밖으로 가는 말')
  expect(text).not.toContain('example.org')
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; 끝')
})

test('a cover of the customer is the cover, and one that is none is said so', async () => {
  const docx = makeDocx({ body: BODY, notes: { 2: '말' }, pictures: { dot: photo } })
  const { files } = await make(docx, 'docx', { coverPath: saved(photo, 'png') })
  expect(strFromU8(files['EPUB/package.opf'] ?? new Uint8Array())).toContain('properties="cover-image"')
  const { result } = await make(docx, 'docx', { coverPath: saved(new Uint8Array([1, 2, 3]), 'png') })
  expect(result).toEqual({ made: false, refusal: 'bad-cover' })
})

const refusalOf = async (bytes: Uint8Array, kind: 'pdf' | 'docx', layout: 'reflow' | 'fixed' = 'reflow') => {
  const { result } = await make(bytes, kind, { layout })
  return result.made ? null : result.refusal
}

test('a scan is told from a text, and only its pages can be kept', async () => {
  const scan = await makeScan(photo)
  const reading = await maker.readManuscript({ kind: 'pdf', path: saved(scan, 'pdf') })
  expect(reading).toMatchObject({ read: true, facts: { isScan: true, pages: 3, pagesWithoutText: [1, 2, 3] } })
  expect(await refusalOf(scan, 'pdf')).toBe('scan')
  expect(await refusalOf(scan, 'pdf', 'fixed')).toBeNull()
})

test('what cannot become a book is refused with its reason, and the next one is made', async () => {
  const novel = await makeNovel({ pages: 2 })
  const docx = makeDocx({ body: BODY, notes: { 2: '말' }, pictures: { dot: photo } })
  expect(await refusalOf(new TextEncoder().encode('그냥 글'), 'pdf')).toBe('not-the-kind')
  expect(await refusalOf(novel, 'docx')).toBe('not-the-kind')
  expect(await refusalOf(docx, 'pdf')).toBe('not-the-kind')
  expect(await refusalOf(docx.subarray(0, docx.length - 400), 'docx')).toBe('damaged')
  expect(await refusalOf(novel.subarray(0, 200), 'pdf')).toBe('damaged')
  expect(await refusalOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'docx')).toBe('locked')
  expect(await refusalOf(docx, 'docx', 'fixed')).toBe('no-pages-to-keep')
  expect(await refusalOf(makeDocx({ body: p('') }), 'docx')).toBe('empty')
  expect(await refusalOf(await emptyPdf(1), 'pdf')).toBe('empty')
  expect(await refusalOf(await emptyPdf(2_001), 'pdf')).toBe('too-long')
  expect(await refusalOf(makeDocx({ body: p(run('짧다')), pages: 5_000 }), 'docx')).toBe('too-long')
  expect(await refusalOf(makeDocx({ body: p(run('길다 '.repeat(40))).repeat(60_000) }), 'docx')).toBe('too-long')
  expect(await refusalOf(entityBomb(), 'docx')).toBe('damaged')
  expect(await refusalOf(novel, 'pdf')).toBeNull()
})

test('an archive that unpacks to a mountain is refused before it is unpacked', async () => {
  const hill = new Uint8Array(40 * 2 ** 20)
  const mountain = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`word/media/${at}.png`, hill]))
  const bomb = zipSync({ ...unzipSync(makeDocx({ body: p(run('글')) })), ...mountain })
  expect(bomb.length).toBeLessThan(2 ** 20)
  expect(await refusalOf(bomb, 'docx')).toBe('too-heavy')
  const findings = await maker.checkEpub(saved(bomb, 'epub'))
  expect(findings.map(({ id }) => id)).toContain('PKG-008')
})

test('a picture that unpacks to billions of points is left out and said so', async () => {
  const wide = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const body = p(run('글')) + p(picture('big', '큰 그림'))
  const { result, text } = await make(makeDocx({ body, pictures: { big: wide } }), 'docx')
  expect(result).toMatchObject({ made: true })
  if (result.made) expect(result.warnings).toContain('읽지 못해 빠진 그림이 1개 있어요.')
  expect(text).toContain('<span>큰 그림</span>')
})

test('tables of a PDF become tables, one over two pages once, and nothing in them is lost', async () => {
  const pdf = await makeRuledTables()
  const { result, text } = await make(pdf, 'pdf')
  expect(result).toMatchObject({ made: true, facts: { tables: 2 }, findings: [] })
  expect(text.match(/<table>/g)).toHaveLength(2)
  expect(text).toContain('<td><p>직지</p></td>')
  for (const row of ['첫 줄', '둘째 줄', '셋째 줄', '넷째 줄']) expect(plain(text)).toContain(row)
  const { files } = await make(pdf, 'pdf', { layout: 'fixed' })
  expect(strFromU8(files['EPUB/page-0001.xhtml'] ?? new Uint8Array())).toContain('직지</p>')
})

/** A ruled table, and one that goes on at the head of the next page with its head printed again. */
async function makeRuledTables(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.registerFontkit(fontkit)
  const font = await document.embedFont(readFileSync(FONT), { subset: true })
  const put = (page: PDFPage, rows: readonly (readonly string[])[], top: number) => {
    const heights = rows.map((_, at) => top - at * 24)
    for (const [at, row] of rows.entries())
      for (const [column, text] of row.entries())
        page.drawText(text, { x: 50 + column * 120, y: (heights[at] ?? 0) - 16, size: 10, font })
    for (const y of [...heights, top - rows.length * 24])
      page.drawLine({ start: { x: 44, y }, end: { x: 284, y }, thickness: 0.5 })
    for (const x of [44, 164, 284])
      page.drawLine({ start: { x, y: top }, end: { x, y: top - rows.length * 24 }, thickness: 0.5 })
  }
  const [first, second] = [document.addPage([400, 600]), document.addPage([400, 600])]
  for (let line = 0; line < 8; line++)
    first.drawText(PARAGRAPHS[0]?.slice(0, 30) ?? '', { x: 44, y: 540 - line * 16, size: 10, font })
  put(
    first,
    [
      ['책', '나이'],
      ['직지', '1377년'],
      ['월인석보', '1459년'],
    ],
    390,
  )
  first.drawText('표 사이에 선 글 한 줄이다.', { x: 44, y: 280, size: 10, font })
  put(
    first,
    [
      ['차례', '뜻'],
      ['첫 줄', '하나'],
      ['둘째 줄', '둘'],
    ],
    250,
  )
  put(
    second,
    [
      ['차례', '뜻'],
      ['셋째 줄', '셋'],
      ['넷째 줄', '넷'],
    ],
    560,
  )
  for (let line = 0; line < 8; line++)
    second.drawText(PARAGRAPHS[1]?.slice(0, 30) ?? '', { x: 44, y: 440 - line * 16, size: 10, font })
  return document.save()
}

async function makeScan(page: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const image = await document.embedPng(page)
  for (let number = 0; number < 3; number++)
    document.addPage([400, 600]).drawImage(image, { x: 0, y: 0, width: 400, height: 600 })
  return document.save()
}

async function emptyPdf(pages: number): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (let number = 0; number < pages; number++) document.addPage([400, 600])
  return document.save()
}

function entityBomb(): Uint8Array {
  const files = unzipSync(makeDocx({ body: p(run('글')) }))
  const bomb = '<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'
  const main = strFromU8(files['word/document.xml'] ?? new Uint8Array()).replace('<w:document', `${bomb}<w:document`)
  return zipSync({ ...files, 'word/document.xml': new TextEncoder().encode(main) })
}
