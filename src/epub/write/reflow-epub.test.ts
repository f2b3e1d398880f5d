import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { checkEpub } from '#/epub/check/check-epub.ts'
import { openEpub } from '#/epub/read/open-epub.ts'
import { heading, madeBook, METADATA, paragraph } from '#tests/support/epub/made-book.ts'
import { officialFindings } from '#tests/support/epub/official-check.ts'
import { coverOf } from './cover.ts'
import { reflowEpub } from './reflow-epub.ts'

const PNG = madeBook().pictures[0]?.bytes ?? new Uint8Array()
const epub = reflowEpub(madeBook(), METADATA, coverOf('image/png', PNG))
const files = unzipSync(epub)
const text = (path: string) => strFromU8(files[`EPUB/${path}`] ?? new Uint8Array())

test('nobody finds anything wrong with a book of ours: not we, and not EPUBCheck', async () => {
  expect(checkEpub(epub)).toEqual([])
  expect(await officialFindings(epub)).toEqual([])
  const plain = reflowEpub(madeBook(), { ...METADATA, isbn: null, series: null, subtitle: null }, null)
  expect(checkEpub(plain)).toEqual([])
  expect(await officialFindings(plain)).toEqual([])
})

test('the first file says in plain bytes what it is', () => {
  expect(strFromU8(epub.subarray(30, 58))).toBe('mimetypeapplication/epub+zip')
})

test('the package document says who wrote the book, how it is numbered and how it can be read', () => {
  const opf = text('package.opf')
  expect(opf).toContain('<dc:identifier id="book-id">urn:isbn:9788936434120</dc:identifier>')
  expect(opf).toContain('<dc:creator id="person-1">홍길동</dc:creator>')
  expect(opf).toContain('<meta property="role" refines="#person-2" scheme="marc:relators">trl</meta>')
  expect(opf).toContain('<dc:description>금속활자 이야기 &lt;첫째 권&gt; &amp; 그 뒤</dc:description>')
  expect(opf).toContain('<meta property="belongs-to-collection" id="series">책의 책</meta>')
  expect(opf).toContain('<meta property="schema:accessibilityFeature">pageNavigation</meta>')
  expect(opf).toContain('<meta property="dcterms:modified">2026-11-23T01:02:03Z</meta>')
})

test('chapters are documents, headings are the contents, and pages of paper can be found again', () => {
  const book = openEpub(epub)
  expect(book?.contents.map(({ title }) => title)).toEqual(['1장 첫걸음', '2장 첫걸음', '3장 첫걸음'])
  expect(book?.pages.map(({ title, path }) => [title, path])).toEqual([
    ['10', 'EPUB/text-0001.xhtml'],
    ['20', 'EPUB/text-0002.xhtml'],
    ['30', 'EPUB/text-0003.xhtml'],
    ['31', 'EPUB/text-0003.xhtml'],
  ])
  expect(book?.spine).toHaveLength(4)
})

test('a note stands at the end of its chapter, with a way there and back', () => {
  expect(text('text-0001.xhtml')).toContain(
    '<sup><a id="ref-1" epub:type="noteref" role="doc-noteref" href="#note-1">1</a></sup>',
  )
  expect(text('text-0001.xhtml')).toContain('<aside epub:type="footnote" role="doc-footnote" id="note-1">')
  expect(text('text-0002.xhtml')).not.toContain('note-1')
})

test('the same book at the same moment is the same bytes', () => {
  expect(reflowEpub(madeBook(), METADATA, coverOf('image/png', PNG))).toEqual(epub)
})

test('a picture that nobody has leaves its words, and a note that nobody wrote leaves nothing', async () => {
  const made = reflowEpub(
    {
      ...madeBook(),
      pictures: [],
      blocks: [
        heading(1, '하나뿐인 장'),
        { kind: 'picture', picture: 'lost', alt: '잃은 그림' },
        {
          kind: 'paragraph',
          inlines: [
            { kind: 'note', note: 'nobody' },
            { kind: 'text', text: '글', marks: [] },
          ],
        },
        { kind: 'heading', level: 3, inlines: [] },
        paragraph('끝'),
      ],
    },
    METADATA,
    null,
  )
  expect(strFromU8(unzipSync(made)['EPUB/text-0001.xhtml'] ?? new Uint8Array())).toContain('<span>잃은 그림</span>')
  expect(await officialFindings(made)).toEqual([])
})
