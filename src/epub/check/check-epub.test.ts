import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate'
import { expect, test } from 'vitest'
import { fixedEpub } from '#/epub/write/fixed-epub.ts'
import { reflowEpub } from '#/epub/write/reflow-epub.ts'
import { coverOf } from '#/epub/write/cover.ts'
import { madeBook, METADATA } from '#tests/support/epub/made-book.ts'
import { officialFindings } from '#tests/support/epub/official-check.ts'
import { checkEpub } from './check-epub.ts'

const PNG = madeBook().pictures[0]?.bytes ?? new Uint8Array()
const sound = unzipSync(reflowEpub(madeBook(), METADATA, coverOf('image/png', PNG)))

/** The same archive with other files; null leaves one out. */
function changed(changes: Readonly<Record<string, string | Uint8Array | null>>): Uint8Array {
  const entries: Zippable = {}
  for (const [path, bytes] of Object.entries({ ...sound, ...changes })) {
    if (bytes === null) continue
    const content = typeof bytes === 'string' ? strToU8(bytes) : bytes
    entries[path] = [content, { level: path === 'mimetype' ? 0 : 6 }]
  }
  return zipSync(entries)
}

const OPF = 'EPUB/package.opf'
const ONE = 'EPUB/text-0001.xhtml'
const edited = (path: string, from: string | RegExp, to: string): Uint8Array => {
  const before = strFromU8(sound[path] ?? new Uint8Array())
  const after = before.replace(from, to)
  if (after === before) throw new Error(`${String(from)} is not in ${path}`)
  return changed({ [path]: after })
}
const inChapter = (html: string) => edited(ONE, '</section>', `${html}</section>`)
const ids = (bytes: Uint8Array) => [...new Set(checkEpub(bytes).map(({ id }) => id))]

test('a sound archive is sound', () => expect(checkEpub(changed({}))).toEqual([]))

const FAULTS: readonly (readonly [string, string, () => Uint8Array])[] = [
  ['PKG-004', 'no archive at all', () => strToU8('PK는 아니다. 그저 조금 긴 글일 뿐이다.')],
  ['PKG-006', 'no mimetype', () => changed({ mimetype: null })],
  ['PKG-007', 'another mimetype', () => changed({ mimetype: 'application/zip' })],
  ['RSC-002', 'no container', () => changed({ 'META-INF/container.xml': null })],
  ['OPF-002', 'no package document', () => changed({ [OPF]: null })],
  ['RSC-016', 'a document that is not well formed', () => edited(ONE, '</h1>', '')],
  ['RSC-016', 'an entity that nobody knows', () => inChapter('<p>&nbsp;</p>')],
  ['OPF-001', 'another version', () => edited(OPF, 'version="3.0"', 'version="2.0"')],
  [
    'OPF-030',
    'an identifier that is not there',
    () => edited(OPF, 'unique-identifier="book-id"', 'unique-identifier="no"'),
  ],
  ['RSC-005', 'no title', () => edited(OPF, /<dc:title id="title">.*?<\/dc:title>/, '')],
  ['OPF-055', 'an empty language', () => edited(OPF, '<dc:language>ko<', '<dc:language> <')],
  ['RSC-005', 'no moment of change', () => edited(OPF, /<meta property="dcterms:modified">.*?<\/meta>/, '')],
  ['RSC-001', 'a file that is listed and not there', () => changed({ 'EPUB/style.css': null })],
  ['OPF-003', 'a file that is there and not listed', () => changed({ 'EPUB/more.txt': '글' })],
  [
    'OPF-074',
    'a file listed twice',
    () =>
      edited(OPF, '<item id="style" ', '<item id="twice" href="style.css" media-type="text/css"/><item id="style" '),
  ],
  ['OPF-049', 'a spine that calls nobody', () => edited(OPF, 'idref="text-2"', 'idref="nobody"')],
  ['OPF-034', 'a document read twice', () => edited(OPF, 'idref="text-2"', 'idref="text-1"')],
  ['RSC-005', 'two ids of one name', () => inChapter('<p id="h-1">둘</p>')],
  ['RSC-005', 'no navigation', () => edited(OPF, ' properties="nav"', '')],
  ['OPF-029', 'a picture that is none', () => changed({ 'EPUB/cover.png': '글' })],
  ['OPF-014', 'a script', () => inChapter('<script>1</script>')],
  ['OPF-014', 'a handler of an event', () => inChapter('<p onclick="1">글</p>')],
  ['RSC-006', 'a picture from the network', () => inChapter('<img src="https://example.org/x.png" alt="밖"/>')],
  [
    'RSC-006',
    'a style from the network',
    () => changed({ 'EPUB/style.css': 'p{background:url(https://example.org/x)}' }),
  ],
  ['HTM-025', 'a link that would run', () => inChapter('<a href="javascript:alert(1)">눌러요</a>')],
  ['RSC-007', 'a link to nobody', () => inChapter('<a href="nobody.xhtml">거기</a>')],
  ['RSC-012', 'a link to no place', () => inChapter('<a href="#nowhere">거기</a>')],
  ['RSC-026', 'a way out of the archive', () => inChapter('<img src="../../etc/passwd" alt=""/>')],
  ['PKG-009', 'a name that cannot be a file', () => changed({ 'EPUB/a:b.txt': '글' })],
  ['OPF-060', 'two names that are one', () => changed({ 'EPUB/STYLE.css': '' })],
  ['RSC-004', 'a locked book', () => changed({ 'META-INF/encryption.xml': '<encryption/>' })],
]

test.each(FAULTS)('%s: %s', (id, _, make) => {
  expect(ids(make())).toContain(id)
})

test('a book that EPUBCheck calls faulty, we call faulty', async () => {
  const files = FAULTS.map(([, , make]) => make())
  for (const file of files) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time: it is wasm
    const official = await officialFindings(file)
    if (official.length > 0) expect(checkEpub(file), official.join('\n')).not.toEqual([])
  }
})

test('a fixed page without its size is found', () => {
  const page = { number: 1, width: 100, height: 150, type: 'image/png', bytes: PNG, words: [] } as const
  const epub = fixedEpub([page], [], METADATA, coverOf('image/png', PNG))
  expect(checkEpub(epub)).toEqual([])
  const files = unzipSync(epub)
  const bare = strFromU8(files['EPUB/page-0001.xhtml'] ?? new Uint8Array()).replace(/<meta name="viewport"[^>]*>/, '')
  expect(ids(zipSync({ ...files, 'EPUB/page-0001.xhtml': strToU8(bare) }, { level: 0 }))).toContain('HTM-046')
})
